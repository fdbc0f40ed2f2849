import type { RemoteRelease } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';
import { changedParts, sameRemote, toolVersion } from '../record/changes';
import { findMisfits, fitError } from '../fit/check-fit';
import { buildOf } from '../build/collect';
import { partName, type Part } from '../record/parts';
import { newId } from './publish';
import type { ReleaseOrigin, ReleaseRecord } from '../record/release-record';
import type { Site } from './site';
import { withSiteLock } from './site-lock';
import { refuseDamaged } from './verify';

/** Marks kept at most: the oldest are forgotten. */
const MARKS = 100;

function marked(live: ReleaseRecord, marks: readonly string[]): string[] {
  return [...new Set([...(live.held ?? []), ...marks])].slice(-MARKS);
}

/** Marks for every build that is live and will not be. */
function marksOfLeft(live: ReleaseRecord, target: ReleaseRecord): string[] {
  return changedParts(live, target).flatMap((name) => {
    const [app = '', tool] = name.split('/');
    const remote = live.remotes[app];
    const version =
      app === 'shell' || app === 'marketing'
        ? live[app].version
        : tool === undefined
          ? remote?.version
          : toolVersion(remote, tool);
    return version ? [`${name}@${version}`] : [];
  });
}

async function requireLive(site: Site): Promise<ReleaseRecord> {
  const live = await site.current();
  if (!live) throw new Error('Nothing is live yet.');
  return live;
}

/** Points back to an earlier release, to the one before the live one by default. */
export function rollback(site: Site, id?: string): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const live = await requireLive(site);
    const target = id ?? live.previous;
    if (!target) throw new Error('There is no earlier release to go back to.');
    const release = await site.release(target);
    await refuseDamaged(site, release);
    return site.publish({ ...release, held: marked(live, marksOfLeft(live, release)) });
  });
}

/** Earlier releases, the newest first, as far back as there are any. */
async function* history(site: Site, live: ReleaseRecord): AsyncGenerator<ReleaseRecord> {
  for (let id = live.previous; id;) {
    const release = await site.find(id);
    if (!release) return;
    yield release;
    id = release.previous;
  }
}

/** The part as it was served before, in a release of its own; null where this release does not differ in it. */
function withPart(live: ReleaseRecord, { app, tool }: Part, from: ReleaseRecord) {
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
  if (!now || !then) return null;
  if (tool === undefined) {
    if (sameRemote(now, then)) return null;
    return { version: then.version, left: now.version, release: put(then) };
  }
  const version = toolVersion(then, tool);
  const left = toolVersion(now, tool);
  const module = then.modules.find(({ id }) => id === tool);
  if (!module || !version || !left || version === left) return null;
  const build = moduleBuild(then, module);
  const { build: _build, previous: _previous, ...described } = module;
  const before = now.modules.find(({ id }) => id === tool);
  const replaced = {
    ...described,
    ...(version !== now.version && { build: buildOf(build) }),
    ...(before && { previous: buildOf(moduleBuild(now, before)) }),
  };
  const modules = now.modules.map((one) => (one.id === tool ? replaced : one));
  const folder = build.entry.slice(0, build.entry.lastIndexOf('/') + 1);
  const known = new Set(now.files.map(({ path }) => path));
  const added = then.files.filter(({ path }) => path.startsWith(folder) && !known.has(path));
  return { version, left, release: put({ ...now, modules, files: [...now.files, ...added] }) };
}

/** Takes one app, or one tool of a remote, back to what was served before; everything else stays. */
export function rollbackPart(
  site: Site,
  part: Part,
  origin: ReleaseOrigin & { now?: Date } = {},
): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const live = await requireLive(site);
    const name = partName(part);
    for await (const earlier of history(site, live)) {
      const found = withPart(live, part, earlier);
      if (!found || live.held?.includes(`${name}@${found.version}`)) continue;
      const { now = new Date(), ...rest } = origin;
      const release: ReleaseRecord = {
        ...found.release,
        ...rest,
        note: rest.note ?? `${name} back from ${found.left} to ${found.version}`,
        id: newId(now),
        createdAt: now.toISOString(),
        changed: [name],
        held: marked(live, [`${name}@${found.left}`]),
        previous: live.id,
      };
      await refuseDamaged(site, release);
      const misfit = await findMisfits(site, release, live);
      if (misfit.length > 0) throw fitError(misfit, []);
      return site.publish(release);
    }
    throw new Error(`There is no earlier version of ${name} to go back to.`);
  });
}
