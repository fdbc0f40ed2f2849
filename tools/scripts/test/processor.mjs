import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel in a second. */
const TICKS = 100;
const EVERY_MS = 1000;

/** All processes of this machine, with the ticks of their own and of the children they have waited for. */
function processes() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      const [parent, own, waited] = [[1], [11, 12], [13, 14]].map((places) =>
        places.reduce((sum, place) => sum + Number(fields[place]), 0),
      );
      return [{ pid: Number(name), parent, own, waited }];
    } catch {
      // It has just ended.
      return [];
    }
  });
}

/** Adds to what is known of a process and all below it; those that have ended stay as they were seen last. */
export function look(known, root, all) {
  const below = new Set([root, ...known.keys()]);
  for (let size = 0; size !== below.size;) {
    size = below.size;
    for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  }
  for (const process of all) {
    if (!below.has(process.pid)) continue;
    const parent = known.get(process.pid)?.parent ?? process.parent;
    known.set(process.pid, { ...process, parent });
  }
}

/**
 * Ticks of a process and all below it. A browser's pages are waited for by nobody, and a short process may never be
 * seen: of what was seen of the children and what the parent has waited for, the larger counts.
 */
export function ticksOf(known, pid) {
  const { own = 0, waited = 0 } = known.get(pid) ?? {};
  const children = [...known.values()].filter(({ parent }) => parent === pid);
  const seen = children.reduce((sum, child) => sum + ticksOf(known, child.pid), 0);
  return own + Math.max(waited, seen);
}

/** Watches a process that was started; answers how many processor seconds it has used, NaN where the system does not tell. */
export function watchProcessor(root) {
  if (process.platform !== 'linux' || root === undefined) return () => NaN;
  const known = new Map();
  const timer = setInterval(() => look(known, root, processes()), EVERY_MS);
  return () => {
    clearInterval(timer);
    return ticksOf(known, root) / TICKS;
  };
}
