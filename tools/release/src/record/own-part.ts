import type { Release, RemoteRelease } from '@plainday/federation-contract';
import { ownerOf } from '@plainday/federation-contract/owned';
import { moduleBuild } from '@plainday/federation-contract/release';
import { buildOf } from '../build/collect';
import { filesInUse } from './files-in-use';

type ReleasedModule = RemoteRelease['modules'][number];

/** The tools of a remote that have a team of their own, which releases them by their names. */
export function separateTools({ owned, remotes }: Release): string[] {
  if (!owned) return [];
  const { owners } = owned;
  return Object.entries(remotes).flatMap(([app, { modules }]) =>
    modules
      .map(({ id }) => `${app}/${id}`)
      .filter((name) => ownerOf(owners, name) !== ownerOf(owners, app)),
  );
}

/** A tool as it is live, in another build of its remote. */
function asLive(module: ReleasedModule, live: RemoteRelease, remote: RemoteRelease) {
  const { build: _build, previous = live.previous, ...described } = module;
  const build = buildOf(moduleBuild(live, module));
  const back = previous ? buildOf(previous) : remote.previous && build;
  return {
    ...described,
    ...(build.version !== remote.version && { build }),
    ...(back && { previous: back }),
  };
}

/** A remote without what it would bring of tools that have a team of their own: they stay as they are live. */
export function ownPart(live: Release, app: string, remote: RemoteRelease): RemoteRelease {
  const separate = new Set(separateTools({ ...live, remotes: { ...live.remotes, [app]: remote } }));
  const before = live.remotes[app];
  const kept = (before?.modules ?? []).filter(({ id }) =>
    separateTools(live).includes(`${app}/${id}`),
  );
  if (separate.size + kept.length === 0) return remote;
  const liveOf = (id: string) => kept.find((module) => module.id === id);
  const stay = (module: ReleasedModule) => (before ? asLive(module, before, remote) : module);
  const modules = remote.modules.flatMap((module) => {
    if (!separate.has(`${app}/${module.id}`)) return module;
    const known = liveOf(module.id);
    return known ? stay(known) : [];
  });
  const gone = kept.filter(({ id }) => remote.modules.every((module) => module.id !== id));
  const mixed = { ...remote, modules: [...modules, ...gone.map(stay)] };
  return { ...mixed, files: filesInUse(mixed, [...remote.files, ...(before?.files ?? [])]) };
}
