import type { Release, RemoteRelease } from '@plainday/federation-contract';
import { changedParts, sameRemote } from '../record/changes';
import { findMisfits, fitError } from '../fit/check-fit';
import {
  collectMarketing,
  collectRemote,
  collectShell,
  workspaceDist,
  type Collected,
  type DistOf,
} from '../build/collect';
import { followLive, onTop } from '../channel/next';
import { replaceRemote, replaceTool } from '../record/mix-remote';
import { newId } from '../record/new-id';
import { partName, publishable, remotes, type Part } from '../record/parts';
import type { ReleaseOrigin, ReleaseRecord } from '../record/release-record';
import type { Site } from './site';
import { withSiteLock } from './site-lock';

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
  /** Puts it into the next channel, before all have it. */
  readonly channel?: 'next' | undefined;
  /** With the next channel: of a hundred browsers that did not choose, so many get it. */
  readonly canary?: number | undefined;
}

/** What a publication did, or would do. */
export interface Published {
  readonly release: ReleaseRecord;
  readonly changed: readonly string[];
  /** Parts that were passed over because they were rolled back. */
  readonly held: readonly string[];
}

class Draft {
  constructor(private readonly distOf: DistOf) {}

  readonly fresh = new Map<string, unknown>();
  readonly copies: ((site: Site) => Promise<void>)[] = [];
  readonly builds = new Map<string, Promise<Collected<RemoteRelease>>>();

  take<Described>({ described, copy }: Collected<Described>): Described {
    this.copies.push(copy);
    return described;
  }

  async remote(name: string): Promise<RemoteRelease> {
    const build = this.builds.get(name) ?? collectRemote(name, this.distOf);
    this.builds.set(name, build);
    const collected = await build;
    this.fresh.set(`remotes/${name}/${collected.described.version}/remote.json`, collected.json);
    return this.take(collected);
  }

  async shell(): Promise<Release['shell']> {
    const collected = await collectShell(this.distOf);
    this.fresh.set(`shell/${collected.described.version}/shell.json`, collected.json);
    return this.take(collected);
  }

  async marketing(): Promise<Release['marketing']> {
    return this.take(await collectMarketing(this.distOf));
  }
}

async function putPart(draft: Draft, release: ReleaseRecord, part: Part): Promise<ReleaseRecord> {
  const { app, tool } = part;
  if (app === 'shell') return { ...release, shell: await draft.shell() };
  if (app === 'marketing') return { ...release, marketing: await draft.marketing() };
  const build = await draft.remote(app);
  const live = release.remotes[app];
  if (tool !== undefined && !live) {
    throw new Error(`'${app}' is not live yet. Release it whole first: npm run release -- ${app}`);
  }
  const remote =
    tool !== undefined && live ? replaceTool(build, tool, live) : replaceRemote(build, live);
  return { ...release, remotes: { ...release.remotes, [app]: remote } };
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

async function emptyRelease(draft: Draft): Promise<ReleaseRecord> {
  return {
    id: '',
    createdAt: '',
    shell: await draft.shell(),
    marketing: await draft.marketing(),
    remotes: {},
    previous: null,
  };
}

function sameContent(a: Release, b: Release): boolean {
  const names = new Set([...Object.keys(a.remotes), ...Object.keys(b.remotes)]);
  return (
    a.shell.version === b.shell.version &&
    a.marketing.version === b.marketing.version &&
    [...names].every((name) => sameRemote(a.remotes[name], b.remotes[name]))
  );
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
    distOf = workspaceDist,
    ...origin
  }: PublishOptions,
): Promise<Published> {
  const live = await site.current();
  if (channel && !live) throw new Error('Nothing is live yet. Release it to everybody first.');
  const waiting = channel ? await site.next() : null;
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
  if (start && sameContent(start, next)) {
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
  if (dryRun) return { release, changed, held: passed };
  await site.clearLeftovers();
  for (const copy of draft.copies) await copy(site);
  if (live && channel) {
    const share = canary ?? waiting?.canary;
    const published = await site.publishNext({ ...release, parts: changed, canary: share });
    return { release: published, changed, held: passed };
  }
  const published = await site.publish(release);
  await followLive(site, published, now);
  return { release: published, changed, held: passed };
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
