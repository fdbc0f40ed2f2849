const segment = /^[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*$/;

/**
 * Splits a request path into segments that are safe to join to a folder. Null for everything with a
 * second meaning: dots at the start of a name, empty segments, backslashes, control characters,
 * double encoding, unfinished uploads.
 */
export function safeSegments(rawPath: string): readonly string[] | null {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return null;
  }
  if (!path.startsWith('/') || path.includes('%')) return null;
  const segments = path.slice(1).split('/');
  const safe = segments.every((name) => segment.test(name) && !name.endsWith('.tmp'));
  return safe ? segments : null;
}
