const PREFIX = 'corrupt.';

/** The key under which something unreadable of `key` is set aside at a moment (epoch milliseconds). */
export function nameAside(key: string, at: number): string {
  return `${PREFIX}${at}.${key}`;
}

/** True for a key under which something was set aside. */
export function isAside(key: string): boolean {
  return key.startsWith(PREFIX);
}

/** The key of which something was set aside under this one. */
export function keyOfAside(key: string): string {
  return key.slice(key.indexOf('.', PREFIX.length) + 1);
}
