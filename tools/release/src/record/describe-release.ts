import type { Release } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;

/** A line for each tool of a release whose download would change: its size, and by how much. */
export function sizeLines(next: Release, live: Release | null): string[] {
  return Object.entries(next.remotes).flatMap(([name, remote]) =>
    remote.modules.flatMap((module) => {
      const before = live?.remotes[name]?.modules.find(({ id }) => id === module.id);
      const liveRemote = live?.remotes[name];
      const wasVersion = before && liveRemote && moduleBuild(liveRemote, before).version;
      if (wasVersion === moduleBuild(remote, module).version || module.bytes === undefined)
        return [];
      const grown = before?.bytes === undefined ? null : module.bytes - before.bytes;
      const change = grown === null ? 'new' : `${grown < 0 ? '' : '+'}${kilobytes(grown)}`;
      return [`  ${name}/${module.id}  ${kilobytes(module.bytes)}  ${change}`];
    }),
  );
}
