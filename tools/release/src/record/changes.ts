import type { Release, RemoteRelease } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';

/** The version of every part of a release: of apps, and of tools that come from another build than their remote. */
function partVersions(release: Release): Map<string, string> {
  const versions = new Map([
    ['shell', release.shell.version],
    ['marketing', release.marketing.version],
  ]);
  for (const [name, remote] of Object.entries(release.remotes)) {
    versions.set(name, remote.version);
    for (const { id, build } of remote.modules) {
      if (build) versions.set(`${name}/${id}`, build.version);
    }
  }
  return versions;
}

/** The parts in which a release differs from the one before, all of them where there is none. */
export function changedParts(next: Release, before: Release | null): string[] {
  const now = partVersions(next);
  const then = before ? partVersions(before) : new Map<string, string>();
  const names = new Set([...now.keys(), ...then.keys()]);
  const changed = [...names].filter((name) => now.get(name) !== then.get(name));
  const moved = before ? [...lacking(next, before), ...lacking(before, next)] : [];
  return [...new Set([...changed, ...moved])];
}

/** The tools that only one of two releases lists of the same version of a remote. */
function lacking(one: Release, other: Release): string[] {
  return Object.entries(one.remotes).flatMap(([name, { version, modules }]) => {
    const there = other.remotes[name];
    if (there?.version !== version) return [];
    return modules
      .filter(({ id }) => there.modules.every((module) => module.id !== id))
      .map(({ id }) => `${name}/${id}`);
  });
}

/** The version a tool is served from; undefined where the remote has no such tool. */
export function toolVersion(remote: RemoteRelease | undefined, tool: string): string | undefined {
  const module = remote?.modules.find(({ id }) => id === tool);
  return remote && module ? moduleBuild(remote, module).version : undefined;
}

/** Whether two remotes serve every tool from the same build. */
export function sameRemote(a: RemoteRelease | undefined, b: RemoteRelease | undefined): boolean {
  const shape = (remote: RemoteRelease | undefined) =>
    remote && [
      remote.version,
      remote.modules.map((one) => [one.id, moduleBuild(remote, one).version]),
    ];
  return JSON.stringify(shape(a)) === JSON.stringify(shape(b));
}
