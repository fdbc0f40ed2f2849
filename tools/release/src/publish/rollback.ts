import { changedParts, toolVersion } from '../record/changes';
import { findMisfits, fitError } from '../fit/check-fit';
import { entryOf } from '../log/site-log';
import { leaveOut, takePart } from '../record/take-part';
import { partName, type Part } from '../record/parts';
import { newId } from '../record/new-id';
import { followLive } from '../channel/next';
import type { ReleaseOrigin, ReleaseRecord } from '../record/release-record';
import type { Site } from '../site/site';
import { withSiteLock } from '../site/site-lock';
import { refuseDamaged } from '../site/verify';

/** Marks kept at most: the oldest are forgotten. */
const MARKS = 100;

/** The marks of a release and more; of too many the oldest are forgotten. */
export function marked(live: ReleaseRecord, marks: readonly string[]): string[] {
  return [...new Set([...(live.held ?? []), ...marks])].slice(-MARKS);
}

/** Marks for every build that is live and will not be. */
export function marksOfLeft(live: ReleaseRecord, target: ReleaseRecord): string[] {
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
    const back = { ...release, held: marked(live, marksOfLeft(live, release)) };
    const parts = changedParts(release, live);
    const published = await site.publish(back, { what: 'rollback', parts });
    await followLive(site, published, new Date());
    return published;
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

/**
 * Takes one app, or one tool of a remote, back to what was served before, and out where that was nothing; everything
 * else stays.
 */
export function rollbackPart(
  site: Site,
  part: Part,
  origin: ReleaseOrigin & { now?: Date } = {},
): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const live = await requireLive(site);
    const name = partName(part);
    for await (const earlier of history(site, live)) {
      const found = leaveOut(live, part, earlier) ?? takePart(live, part, earlier);
      if (!found?.left || live.held?.includes(`${name}@${found.version}`)) continue;
      const { now = new Date(), ...rest } = origin;
      const release: ReleaseRecord = {
        ...found.release,
        ...rest,
        note: rest.note ?? `${name} back from ${found.left} to ${found.version ?? 'nothing'}`,
        id: newId(now),
        createdAt: now.toISOString(),
        changed: [name],
        held: marked(live, [`${name}@${found.left}`]),
        previous: live.id,
      };
      await refuseDamaged(site, release);
      const misfit = await findMisfits(site, release, live);
      if (misfit.length > 0) throw fitError(misfit, []);
      const published = await site.publish(release, entryOf('rollback', release));
      await followLive(site, published, now);
      return published;
    }
    throw new Error(`There is no earlier version of ${name} to go back to.`);
  });
}
