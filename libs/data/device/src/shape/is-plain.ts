/** An object or a list made of data alone: no Blob, no Date. */
export type Plain = Record<string, unknown> | unknown[];

/** True for objects and lists whose parts can be looked at one by one. */
export function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}

/** True for a plain object that is no list. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return isPlain(value) && !Array.isArray(value);
}
