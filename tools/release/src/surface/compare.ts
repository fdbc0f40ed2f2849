import type { Surface } from './read-surface';

/** How one surface differs from the one before it, and what that means for remotes that were built before. */
export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** `major` where something that was there is gone; `minor` where it was only added to or changed. */
  readonly step: 'none' | 'minor' | 'major';
}

const member = /^\s*(?:readonly )?['"]?([\w$]+)['"]?\??\s*[:(<]/;

function memberNames(text: string): Set<string> {
  const lines = text.split('\n').slice(1);
  return new Set(lines.flatMap((line) => member.exec(line)?.[1] ?? []));
}

function lostMembers(name: string, before: string, now: string): string[] {
  const left = memberNames(now);
  return [...memberNames(before)].filter((one) => !left.has(one)).map((one) => `${name}.${one}`);
}

function namesOf(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  return {
    added: [...now.keys()].filter((name) => !before.has(name)),
    gone: [...before.keys()].filter((name) => !now.has(name)),
    changed: [...now.keys()].filter(
      (name) => before.has(name) && before.get(name) !== now.get(name),
    ),
    lost: [...now].flatMap(([name, text]) => lostMembers(name, before.get(name) ?? '', text)),
  };
}

/** Compares a surface with the recorded one. What only stands behind the exports may come and go by name. */
export function compareSurfaces(before: Surface, now: Surface): Difference {
  const front = namesOf(before.exports, now.exports);
  const behind = namesOf(before.behind, now.behind);
  const removed = [...front.gone, ...front.lost, ...behind.lost];
  const { added } = front;
  const changed = [...front.changed, ...behind.changed, ...behind.added, ...behind.gone];
  const step = removed.length > 0 ? 'major' : added.length + changed.length > 0 ? 'minor' : 'none';
  return { added, changed, removed, step };
}

/** The version after a step: `1.4.0` becomes `1.5.0` or `2.0.0`. */
export function nextVersion(version: string, step: 'minor' | 'major'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return step === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
