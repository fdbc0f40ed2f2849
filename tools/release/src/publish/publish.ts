import type { Release, RemoteRelease } from '@plainday/federation-contract';
import { changedParts, sameRemote } from '../record/changes';
import { findMisfits, fitError } from '../fit/check-fit';
import { entryOf } from '../log/site-log';
import { workspaceDist, type DistOf } from '../build/collect';
import { followLive, onTop } from '../channel/next';
import { newId } from '../record/new-id';
import { partName, publishable, remotes, type Part } from '../record/parts';
import { isOver, type Preview } from '../record/preview';
import type { RenderCheck } from '../render/render-check';
import type { ReleaseOrigin, ReleaseRecord } from '../record/release-record';
import { Draft, emptyRelease, putPart } from './draft';
import { refuseLost, without } from './lost-tools';
import { beginStep, sharesOf, type TrialPlan } from '../record/trial-plan';
import type { Site } from '../site/site';
import { withSiteLock } from '../site/site-lock';

export interface PublishOptions extends ReleaseOrigin {
  readonly now?: Date;
  /** Also brings back what was rolled back. */
  readonly again?: boolean;
  /** Passes over what was rolled back, instead of refusing. */
  readonly passHeld?: boolean;
  /** For tests: where the builds lie. */
  readonly distOf?: DistOf;
  /** Finds out what would happen, and changes nothing. */
  readonly dryRun?: boolean;
  /** Puts it into this channel, before all have it. */
  readonly channel?: string | undefined;
  /** With the next channel: of a hundred browsers that did not choose, so many get it. */
  readonly canary?: number | undefined;
  /** Instead of one share: shares that it goes through by itself. */
  readonly plan?: TrialPlan | undefined;
  /** Remotes and tools (`<remote>/<tool>`) that are to be live no more. */
  readonly remove?: readonly string[];
  /** Looks at what would go live in a browser first, and rejects when a tool does not draw its page. */
  readonly renderCheck?: RenderCheck | undefined;
}

/** What a publication did, or would do. */
export interface Published {
  readonly release: ReleaseRecord;
  readonly changed: readonly string[];
  /** Parts that were passed over because they were rolled back. */
  readonly held: readonly string[];
  /** Why nobody has looked at the pages in a browser, where that was asked for. */
  readonly notRendered?: string | undefined;
}

/** The marks in the way of what a release would bring, of the part itself or of a tool in it. */
function marksAgainst(held: readonly string[], next: Release, part: Part): string[] {
  const { app, tool } = part;
  const isMeant = (name: string) =>
    name === partName(part) || (tool === undefined ? name.startsWith(`${app}/`) : name === app);
  const version =
    app === 'shell'
      ? next.shell.version
      : app === 'marketing'
        ? next.marketing.version
        : versionOfPart(next.remotes[app], tool);
  return held.filter((mark) => {
    const [name = '', of] = mark.split('@');
    return isMeant(name) && of === version;
  });
}

function versionOfPart(remote: RemoteRelease | undefined, tool: string | undefined) {
  const module = remote?.modules.find(({ id }) => id === tool);
  return module?.build?.version ?? remote?.version;
}

function sameContent(a: Release, b: Release): boolean {
  const names = new Set([...Object.keys(a.remotes), ...Object.keys(b.remotes)]);
  return (
    a.shell.version === b.shell.version &&
    a.marketing.version === b.marketing.version &&
    [...names].every((name) => sameRemote(a.remotes[name], b.remotes[name]))
  );
}

/** What the release goes on top of in its channel. */
async function waitingIn(
  site: Site,
  channel: string,
  preview: Preview | undefined,
  now: Date,
): Promise<ReleaseRecord | null> {
  const waiting = await site.next(channel);
  const branch = waiting?.preview?.branch;
  if (!waiting || isOver(waiting, now)) return null;
  if (branch === preview?.branch) return waiting;
  throw new Error(`'${channel}' is the preview of ${branch}. Call this branch something else.`);
}

async function publishUnderLock(
  site: Site,
  parts: readonly Part[],
  {
    now = new Date(),
    again,
    passHeld,
    dryRun,
    channel,
    canary,
    plan,
    renderCheck,
    remove = [],
    distOf = workspaceDist,
    ...origin
  }: PublishOptions,
): Promise<Published> {
  const live = await site.current();
  if (channel && !live) throw new Error('Nothing is live yet. Release it to everybody first.');
  if (channel && remove.length > 0) {
    throw new Error('A remote is taken out for everybody: leave out --channel and --canary.');
  }
  const waiting = channel ? await waitingIn(site, channel, origin.preview, now) : null;
  const draft = new Draft(distOf);
  const wanted = live ? parts : remotes.map((app) => ({ app }));
  const marks = live?.held ?? [];
  const passed: string[] = [];
  const lifted: string[] = [];
  let next = live ?? (await emptyRelease(draft));
  if (live && waiting) next = onTop(live, waiting);
  const start = live && next;
  for (const part of wanted) {
    const candidate = await putPart(draft, next, part);
    const against = marksAgainst(marks, candidate, part);
    const isNews = changedParts(candidate, next).length > 0;
    if (against.length === 0 || again || !isNews) {
      next = candidate;
      if (again) lifted.push(...against);
    } else if (passHeld) passed.push(partName(part));
    else {
      throw new Error(
        `${partName(part)} was rolled back from this build (${against.join(', ')}). ` +
          `To release it all the same: npm run release -- ${partName(part)} --again`,
      );
    }
  }
  next = remove.reduce(without(live), next);
  if (live) await refuseLost(site, next, live, remove);
  // A preview that comes again begins its time anew.
  const isAnew = waiting && origin.preview;
  if (start && sameContent(start, next) && !isAnew) {
    return { release: waiting ?? start, changed: [], held: passed };
  }

  const misfit = await findMisfits(site, next, live, draft.fresh);
  if (misfit.length > 0) throw fitError(misfit, wanted.map(partName));
  const changed = changedParts(next, live);
  const held = marks.filter((mark) => !lifted.includes(mark));
  const release: ReleaseRecord = {
    ...next,
    ...origin,
    id: newId(now),
    createdAt: now.toISOString(),
    changed,
    held: held.length > 0 ? held : undefined,
    note: origin.note,
    previous: live?.id ?? null,
  };
  const steps = plan ?? (canary === undefined ? waiting?.trial : undefined);
  const trial = steps && beginStep(steps, 0, now);
  const share = trial ? sharesOf(trial).most : (canary ?? waiting?.canary);
  // Whose part it is, is said before anything is done.
  if (live?.owned) await site.sign({ ...release, canary: share }, channel ?? 'live');
  const candidate = { release, siteDir: site.folder, fresh: draft.folders };
  const rendered = await renderCheck?.(candidate, live);
  const done = { changed, held: passed, notRendered: rendered?.skipped };
  if (dryRun) return { release, ...done };
  await site.clearLeftovers();
  for (const copy of draft.copies) await copy(site);
  if (live && channel) {
    const waits = { ...release, parts: changed, canary: share, trial };
    const entry = entryOf(`${channel}: release`, release);
    const published = await site.publishNext(waits, entry, channel);
    return { release: published, ...done };
  }
  const what = remove.length > 0 ? 'remove' : 'release';
  const published = await site.publish(release, entryOf(what, release));
  await followLive(site, published, now);
  return { release: published, ...done };
}

/**
 * Publishes the named parts as built in their `dist` folders; the rest stays as it is live, and where nothing is live
 * everything is published. One publication at a time. When nothing has changed, the live release comes back.
 */
export function publish(
  site: Site,
  parts: readonly Part[],
  options: PublishOptions = {},
): Promise<Published> {
  return withSiteLock(site.folder, () => publishUnderLock(site, parts, options));
}

/** Every part there is. */
export const everything: readonly Part[] = publishable.map((app) => ({ app }));
