import type { Release } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

const difference = (bytes: number) => `${bytes < 0 ? '' : '+'}${kilobytes(bytes)}`;

/** What a release says of its size, against the live one: a line for each tool whose download would change. */
export function sizeLines(next: Release, live: Release | null): string[] {
  return [...toolLines(next, live), ...goneLines(next, live), ...shellLine(next, live)];
}

function goneLines(next: Release, live: Release | null): string[] {
  return Object.entries(live?.remotes ?? {}).flatMap(([name, { modules }]) => {
    const left = new Set(next.remotes[name]?.modules.map(({ id }) => id));
    return modules.flatMap(({ id }) => (left.has(id) ? [] : [`  ${name}/${id}  taken out`]));
  });
}

/** The shell has no tools, and of its files a release knows the plain sizes. */
function shellLine({ shell }: Release, live: Release | null): string[] {
  if (!live || live.shell.version === shell.version) return [];
  const [now, before] = [shell, live.shell].map(({ files }) =>
    files.reduce((sum, { bytes }) => sum + bytes, 0),
  ) as [number, number];
  return [`  shell  ${kilobytes(now)} before compression  ${difference(now - before)}`];
}

function toolLines(next: Release, live: Release | null): string[] {
  return Object.entries(next.remotes).flatMap(([name, remote]) =>
    remote.modules.flatMap((module) => {
      const before = live?.remotes[name]?.modules.find(({ id }) => id === module.id);
      const liveRemote = live?.remotes[name];
      const wasVersion = before && liveRemote && moduleBuild(liveRemote, before).version;
      if (wasVersion === moduleBuild(remote, module).version || module.bytes === undefined)
        return [];
      const change = before?.bytes === undefined ? 'new' : difference(module.bytes - before.bytes);
      return [`  ${name}/${module.id}  ${kilobytes(module.bytes)}  ${change}`];
    }),
  );
}
