import { findMisfits, fitError } from '../fit/check-fit';
import { changedParts } from '../record/changes';
import { newId } from '../record/new-id';
import { parsePart } from '../record/parts';
import type { ReleaseOrigin, ReleaseRecord } from '../record/release-record';
import { takePart } from '../record/take-part';
import type { RenderCheck } from '../render/render-check';
import { entryOf } from '../log/site-log';
import type { Site } from '../site/site';
import { isOver } from '../record/preview';
import { beginStep, type TrialPlan } from '../record/trial-plan';
import { withSiteLock } from '../site/site-lock';
import { refuseDamaged } from '../site/verify';

/** What is live with what the next channel has of its own on top. */
export function onTop(live: ReleaseRecord, next: ReleaseRecord): ReleaseRecord {
  return (next.parts ?? []).reduce(
    (release, part) => takePart(release, parsePart(part), next)?.release ?? release,
    live,
  );
}

async function requireNext(site: Site, channel = 'next') {
  const [live, next] = await Promise.all([site.current(), site.next(channel)]);
  if (live && next) return { live, next };
  throw new Error(
    channel === 'next'
      ? 'Nothing waits in the next channel. First: npm run release -- <what> --channel next'
      : `There is no preview '${channel}'. npm run release -- --list shows all.`,
  );
}

/** Whether a part that waits in a channel is to stay there. */
type Keep = (part: string) => boolean;

async function follow(
  site: Site,
  { live, channel, now, keep }: { live: ReleaseRecord; channel: string; now: Date; keep?: Keep },
): Promise<void> {
  const next = await site.next(channel);
  if (!next) return;
  if (isOver(next, now)) return site.dropNext(channel);
  const waiting = { ...next, parts: next.parts?.filter(keep ?? Boolean) };
  const release = onTop(live, waiting);
  const parts = changedParts(release, live);
  if (parts.length === 0) return site.dropNext(channel);
  if ((await findMisfits(site, release, live)).length > 0) {
    if (keep) await site.dropNext(channel);
    return;
  }
  const { by, commit, note, canary, preview } = next;
  // What was counted was counted beside another release.
  const trial = next.trial && beginStep(next.trial, next.trial.at, now, next.trial.before);
  const { held: _held, ...rest } = release;
  const stamp = { id: newId(now), createdAt: now.toISOString(), previous: live.id };
  const own = { by, commit, note, canary, preview, trial, parts, changed: parts };
  await site.publishNext({ ...rest, ...stamp, ...own }, undefined, channel);
}

/**
 * After a release: what waits in channels goes on from what is live now. Where the two do not fit together any more, or
 * it cannot be signed anew with the key that is here, it is left as it is, for its own people to release again; taken
 * away where something in it must not stay (`keep`). To be called under the lock.
 */
export async function followLive(
  site: Site,
  live: ReleaseRecord,
  now: Date,
  keep?: Keep,
): Promise<void> {
  for (const channel of await site.channels()) {
    await follow(site, { live, channel, now, keep }).catch(async (error: unknown) => {
      // What was released is live by now.
      const reason = error instanceof Error ? error.message : String(error);
      site.warn(`What waits in '${channel}' was ${keep ? 'dropped' : 'left as it is'}: ${reason}`);
      if (keep) await site.dropNext(channel);
    });
  }
}

/** What waits there of the teams whose key is here. */
function ownOf(site: Site, live: ReleaseRecord, next: ReleaseRecord) {
  const parts = next.parts ?? [];
  const own = { ...next, parts: parts.filter((part) => site.maySign(live, part)) };
  if (own.parts.length > 0 || parts.length === 0) return own;
  throw new Error(`What waits there is not of your team: ${parts.join(', ')}.`);
}

interface PromoteOptions extends ReleaseOrigin {
  readonly now?: Date;
  readonly renderCheck?: RenderCheck | undefined;
}

/** Makes what waits in the next channel live for everybody. */
export function promote(
  site: Site,
  { now = new Date(), renderCheck, ...origin }: PromoteOptions = {},
): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const { live, next } = await requireNext(site);
    const release = onTop(live, ownOf(site, live, next));
    const changed = changedParts(release, live);
    await refuseDamaged(site, release);
    const misfit = await findMisfits(site, release, live);
    if (misfit.length > 0) throw fitError(misfit, changed);
    await renderCheck?.({ release, siteDir: site.folder, fresh: [] }, live);
    const { parts: _parts, canary: _canary, ...rest } = release;
    const promoted = {
      ...rest,
      ...origin,
      note: origin.note ?? next.note,
      id: newId(now),
      createdAt: now.toISOString(),
      changed,
      previous: live.id,
    };
    const published = await site.publish(promoted, entryOf('promote', promoted));
    await followLive(site, published, now);
    return published;
  });
}

/** Gives what waits in the next channel to a share of the browsers that did not choose. */
export function setCanary(site: Site, canary: number): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const { next } = await requireNext(site);
    const { trial: _trial, ...rest } = next;
    return site.publishNext({ ...rest, canary }, { what: 'next: canary', note: `${canary} %` });
  });
}

/** Gives it to a share that grows by itself, as long as it fails no more often than what the others have. */
export function setTrial(site: Site, plan: TrialPlan, now = new Date()): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const { next } = await requireNext(site);
    const entry = { what: 'next: canary', note: `${plan.shares.join(', ')} %` };
    return site.publishNext({ ...next, trial: beginStep(plan, 0, now) }, entry);
  });
}

/** Takes what waits in a channel away again. */
export function takeBack(site: Site, channel = 'next', now = new Date()): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const { live, next } = await requireNext(site, channel);
    const own = ownOf(site, live, next);
    await site.note({ what: `${channel}: taken back`, parts: [...own.parts] });
    await follow(site, { live, channel, now, keep: (part) => !own.parts.includes(part) });
    return own;
  });
}

/** Reads `10%`. Throws on anything else. */
export function parseShare(text: string): number {
  const [, share] = /^(\d{1,3})%$/.exec(text) ?? [];
  if (share === undefined || Number(share) > 100) {
    throw new Error(`'${text}' is no share. Say for example --canary 10%.`);
  }
  return Number(share);
}
