import type { Release } from '@plainday/federation-contract';
import { toolVersion } from '../record/changes';

/** A page that has to draw itself before a release goes live. */
export interface ToolToOpen {
  readonly remote: string;
  readonly id: string;
  readonly heading: string;
}

/** The tools that would meet this shell for the first time: all of them where the shell is another one. */
export function toolsToOpen(next: Release, live: Release | null): ToolToOpen[] {
  const known = live && live.shell.version === next.shell.version ? live.remotes : {};
  return Object.entries(next.remotes).flatMap(([remote, described]) =>
    described.modules
      .filter(({ group }) => group !== 'hidden')
      .filter(({ id }) => toolVersion(described, id) !== toolVersion(known[remote], id))
      .map(({ id, heading }) => ({ remote, id, heading })),
  );
}

/** The release as it would be without a way back, so that no previous version stands in for a tool that fails. */
export function withoutWayBack({ signature: _signature, ...release }: Release): Release {
  const remotes = Object.entries(release.remotes).map(([name, { previous: _all, ...remote }]) => [
    name,
    { ...remote, modules: remote.modules.map(({ previous: _one, ...module }) => module) },
  ]);
  return { ...release, remotes: Object.fromEntries(remotes) as Release['remotes'] };
}
