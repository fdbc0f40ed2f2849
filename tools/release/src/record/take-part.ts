import type { Release, RemoteRelease } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';
import { buildOf } from '../build/collect';
import { sameRemote, toolVersion } from './changes';
import { filesInUse } from './files-in-use';
import { ownPart } from './own-part';
import type { Part } from './parts';
import type { ReleaseRecord } from './release-record';

/** A release with one part of another one in it. */
export interface Taken {
  /** Undefined where the part was not there: it is taken out. */
  readonly version: string | undefined;
  /** The version it takes the place of; undefined where there was none. */
  readonly left: string | undefined;
  readonly release: ReleaseRecord;
}

function takeTool(now: RemoteRelease, then: RemoteRelease, tool: string): RemoteRelease | null {
  const module = then.modules.find(({ id }) => id === tool);
  if (!module || toolVersion(then, tool) === toolVersion(now, tool)) return null;
  const build = moduleBuild(then, module);
  const { build: _build, previous: _previous, ...described } = module;
  const before = now.modules.find(({ id }) => id === tool);
  const taken = {
    ...described,
    ...(build.version !== now.version && { build: buildOf(build) }),
    ...(before && { previous: buildOf(moduleBuild(now, before)) }),
  };
  const modules = before
    ? now.modules.map((one) => (one.id === tool ? taken : one))
    : [...now.modules, taken];
  const mixed = { ...now, modules };
  return { ...mixed, files: filesInUse(mixed, [...now.files, ...then.files]) };
}

/** The live release without a part that another release does not have either; null where it does, or nothing is left to do. */
export function leaveOut(live: ReleaseRecord, { app, tool }: Part, from: Release): Taken | null {
  const { [app]: now, ...others } = live.remotes;
  const then = from.remotes[app];
  if (!now) return null;
  if (tool === undefined) {
    const left = now.version;
    return then ? null : { version: undefined, left, release: { ...live, remotes: others } };
  }
  const left = toolVersion(now, tool);
  if (left === undefined || toolVersion(then, tool) !== undefined) return null;
  const mixed = { ...now, modules: now.modules.filter(({ id }) => id !== tool) };
  const remote = { ...mixed, files: filesInUse(mixed, now.files) };
  return { version: undefined, left, release: { ...live, remotes: { ...others, [app]: remote } } };
}

/** The live release with one part as another release has it; null where they do not differ in it. */
export function takePart(live: ReleaseRecord, { app, tool }: Part, from: Release): Taken | null {
  if (app === 'shell' || app === 'marketing') {
    const [version, left] = [from[app].version, live[app].version];
    return version === left ? null : { version, left, release: { ...live, [app]: from[app] } };
  }
  const put = (remote: RemoteRelease): ReleaseRecord => ({
    ...live,
    remotes: { ...live.remotes, [app]: remote },
  });
  const now = live.remotes[app];
  const then = from.remotes[app];
  if (!then) return null;
  if (tool === undefined) {
    const whole = ownPart(live, app, then);
    if (sameRemote(now, whole)) return null;
    return { version: then.version, left: now?.version, release: put(whole) };
  }
  const mixed = now && takeTool(now, then, tool);
  const version = toolVersion(then, tool);
  if (!mixed || !version) return null;
  return { version, left: toolVersion(now, tool), release: put(mixed) };
}
