import type { RemoteRelease } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';
import { buildOf } from '../build/collect';
import { filesInUse } from './files-in-use';

type ReleasedModule = RemoteRelease['modules'][number];

/** A remote released whole: every tool comes from the new build, and falls back on what it was before. */
export function replaceRemote(next: RemoteRelease, live: RemoteRelease | undefined): RemoteRelease {
  if (!live) return next;
  const previous = next.version === live.version ? live.previous : buildOf(live);
  const modules = next.modules.map((module): ReleasedModule => {
    const before = live.modules.find(({ id }) => id === module.id);
    return before?.build ? { ...module, previous: buildOf(before.build) } : module;
  });
  return { ...next, modules, previous };
}

/** One tool of a new build among the live ones of its remote, which stay as they are. */
export function replaceTool(next: RemoteRelease, tool: string, live: RemoteRelease): RemoteRelease {
  const replacement = next.modules.find(({ id }) => id === tool);
  if (!replacement) throw new Error(`The build has no tool '${tool}'.`);
  const before = live.modules.find(({ id }) => id === tool);
  const previous = before && moduleBuild(live, before);
  if (previous?.version === next.version) return live;
  const module: ReleasedModule = {
    ...replacement,
    ...(next.version !== live.version && { build: buildOf(next) }),
    ...(previous && { previous: buildOf(previous) }),
  };
  const modules = before
    ? live.modules.map((one) => (one.id === tool ? module : one))
    : [...live.modules, module];
  const mixed = { ...live, modules };
  return { ...mixed, files: filesInUse(mixed, [...live.files, ...next.files]) };
}
