import type { Release } from './release';

/** The same text for the same content, in whatever order its fields were written. */
export function sorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What browsers get of a release, as it was signed: also what this version knows nothing of. */
export function publicPart(release: Release): Release {
  const { id, createdAt, shell, marketing, remotes, previous, owned, signature } = release;
  return { id, createdAt, shell, marketing, remotes, previous, owned, signature };
}

/** What the signature of a release covers. */
export function signedText(release: Release): string {
  return JSON.stringify({ ...publicPart(release), signature: undefined }, sorted);
}
