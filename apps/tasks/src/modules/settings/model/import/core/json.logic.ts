/** Any value of a JSON file; nothing is known of it. */
export type Json = Readonly<Record<string, unknown>>;

/** An object, or an empty one. */
export const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** The objects of a list; none where there is no list. */
export const listOf = (value: unknown): readonly Json[] =>
  Array.isArray(value)
    ? value.filter((one) => typeof one === 'object' && one !== null && !Array.isArray(one))
    : [];

/** A text, or a number as one; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** True for `true` and for 1, as older exports write it. */
export const isYes = (value: unknown): boolean => value === true || value === 1;

/** A JSON file; null for a text that is none. */
export function parseJson(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
