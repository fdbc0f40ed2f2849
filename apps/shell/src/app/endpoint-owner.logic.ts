import type { ModuleManifest } from '@plainday/federation-contract';

type Listed = Pick<ModuleManifest, 'id'>;

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** Shorter beginnings are shared by chance. */
const SHORTEST = 4;

/**
 * The module that has an endpoint: its name begins with the module's id, or with the first word of it in the plural
 * (`timeTrackerAdd` of `time-tracker`, `ideasAdd` of `idea-capture`). Undefined where no module of the release fits.
 */
export function ownerOf(endpoint: string, modules: readonly Listed[]): string | undefined {
  const name = endpoint.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const ranked = modules
    .map(({ id }) => ({ id, length: commonLength(id, name) }))
    .filter(({ length }) => length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  return ranked[0]?.id;
}
