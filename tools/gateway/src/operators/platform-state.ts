import { ownerOf } from '@plainday/federation-contract/owned';
import type { Release } from '@plainday/federation-contract';
import {
  countKept,
  lineOf,
  lineOfLive,
  logLines,
  openPreviews,
  type OpenPreview,
} from '@plainday/tool-release/standing';
import { returnIn, standingOf, type Arm, type TrialReturn } from '@plainday/tool-release/trial';
import type { Clock } from '../core/clock';
import type { RecentFaults, SeenFault } from '../observe/recent-faults';
import type { LiveRelease } from '../site/live-release';
import type { Site } from '../site/site';

/** For so long it is news that a trial went back. */
const NEWS_MS = 7 * 86_400_000;
const LINES = 20;

/** What was done to the site, without what the log proves it by. */
export interface Deed {
  readonly at: string;
  readonly what: string;
  readonly by?: string | undefined;
  readonly parts?: readonly string[] | undefined;
  readonly release?: string | undefined;
  readonly note?: string | undefined;
}

/** One part that is released alone, as all have it. */
export interface PartState {
  readonly name: string;
  readonly version: string;
  /** Who owns it, where the site has owners. */
  readonly team?: string | undefined;
  /** Since when it is as it is; absent where the log does not know. */
  readonly released?: { readonly at: string; readonly by?: string | undefined } | undefined;
  /** Faults in browsers by hour, the present one last. */
  readonly faults: readonly number[];
}

/** What waits in the next channel. */
export interface NextState {
  readonly release: string;
  readonly parts: readonly string[];
  /** Of a hundred browsers that did not choose, so many get it. */
  readonly share: number;
  /** Where its share grows by itself: its steps, and what was counted in the present one. */
  readonly trial?:
    | {
        readonly shares: readonly number[];
        readonly at: number;
        readonly since: string;
        readonly everyMs: number;
        readonly limit: number;
        readonly fresh: Arm;
        readonly current: Arm;
      }
    | undefined;
}

/** How a site stands, for who operates it. */
export interface PlatformState {
  readonly live: { readonly id: string; readonly deed?: Deed | undefined; readonly kept: number };
  readonly next?: NextState | undefined;
  readonly returned?: TrialReturn | undefined;
  readonly parts: readonly PartState[];
  readonly faults: { readonly since: string; readonly seen: readonly SeenFault[] };
  readonly previews: readonly OpenPreview[];
  readonly log: readonly Deed[];
}

/** What the state of a site is read from. */
export interface PlatformSources {
  readonly siteDir: string;
  readonly site: Pick<Site, 'sides' | 'inChannel'>;
  readonly faults: RecentFaults;
  readonly clock: Clock;
}

const deedOf = ({ at, what, by, parts, release, note }: Deed): Deed => ({
  at,
  what,
  by,
  parts,
  release,
  note,
});

/** The parts of a release: name, version, and the tools whose faults are its own. */
function partsOf({ shell, marketing, remotes }: Release): (readonly [string, string, string[]])[] {
  const others = Object.entries(remotes).map(
    ([name, { version, modules }]) => [name, version, modules.map(({ id }) => id)] as const,
  );
  return [
    ['shell', shell.version, ['shell']],
    ...others.sort(([a], [b]) => a.localeCompare(b)),
    ['marketing', marketing.version, []],
  ];
}

async function nextState(siteDir: string, next: LiveRelease): Promise<NextState> {
  const { release, parts = [], canary: share, trial } = next;
  const waiting = { release: release.id, parts, share };
  const counted = trial && (await standingOf(siteDir).catch(() => null));
  if (!trial || !counted) return waiting;
  const { shares, at, since, everyMs, limit } = trial;
  const { fresh, current } = counted;
  return { ...waiting, trial: { shares, at, since, everyMs, limit, fresh, current } };
}

/** The previews that are open, as far as the site serves them: none that is not signed as it must be. */
async function servedPreviews({ siteDir, site, clock }: PlatformSources): Promise<OpenPreview[]> {
  const open = await openPreviews(siteDir, new Date(clock.now()));
  const served = await Promise.all(open.map(({ channel }) => site.inChannel(channel)));
  return open.filter((_, at) => served[at]);
}

/** How a site stands: read from its folder, each time anew. Null where nothing is live. */
export async function platformState(sources: PlatformSources): Promise<PlatformState | null> {
  const { siteDir, site, faults, clock } = sources;
  const { live, next } = await site.sides();
  if (!live) return null;
  const { release } = live;
  const [lines, previews, kept] = await Promise.all([
    logLines(siteDir),
    servedPreviews(sources),
    countKept(siteDir, release),
  ]);
  const deed = lineOfLive(lines, release.id);
  const returned = next ? null : returnIn(lines);
  const isNews = returned !== null && Date.parse(returned.at) > clock.now() - NEWS_MS;
  return {
    live: { id: release.id, deed: deed && deedOf(deed), kept },
    ...(next && { next: await nextState(siteDir, next) }),
    ...(isNews && { returned }),
    parts: partsOf(release).map(([name, version, tools]) => {
      const line = lineOf(lines, name);
      return {
        name,
        version,
        team: release.owned && ownerOf(release.owned.owners, name),
        released: line && { at: line.at, by: line.by },
        faults: faults.hoursOf(tools),
      };
    }),
    faults: { since: faults.since, seen: faults.seen },
    previews,
    log: lines.slice(-LINES).reverse().map(deedOf),
  };
}
