import { goOn, standingOf, type TrialNews } from '@plainday/tool-release/trial';
import { describeError } from '../http/describe-error';
import type { Clock } from '../core/clock';
import { fieldLine } from '../observe/fault-line';
import type { Log } from '../core/levels';
import type { Registry } from '../observe/registry';
import type { Site } from '../site/site';
import type { TrialCounts } from './trial-counts';

const EVERY_MS = 2000;

/** What keeping a trial needs. */
export interface TrialParts {
  readonly siteDir: string;
  readonly site: Pick<Site, 'sides'>;
  readonly counts: TrialCounts;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly log: Log;
  /** Tells the operators. */
  tell(news: TrialNews): Promise<void>;
}

/** The parts of a trial, its share and its counts, and what trials came to, for the operator. */
function show({ registry, siteDir }: TrialParts): (news: TrialNews) => void {
  const standing = async () => standingOf(siteDir).catch(() => null);
  registry.gauge(
    'plainday_trial_share_percent',
    'Browsers of a hundred that get the release on trial.',
    async () => (await standing())?.next.canary ?? 0,
  );
  registry.gauge('plainday_trial_visits', 'Visits in this step of the trial.', async () => {
    const known = await standing();
    if (!known) return [];
    return [
      [{ side: 'next' }, known.fresh.visits],
      [{ side: 'live' }, known.current.visits],
    ];
  });
  registry.gauge('plainday_trial_faults', 'Visits with a fault of a part on trial.', async () => {
    const known = await standing();
    return (known?.next.parts ?? []).flatMap((part) => [
      [{ side: 'next', part }, known?.fresh.faults[part] ?? 0] as const,
      [{ side: 'live', part }, known?.current.faults[part] ?? 0] as const,
    ]);
  });
  const ended = registry.counter(
    'plainday_trial_moves_total',
    'Steps that this gateway has taken, and trials that it has taken back.',
  );
  return ({ what }) => ended.add({ what });
}

/** Lets the trial of the site go on by itself, a look every few seconds; the result ends that. */
export function keepTrial(parts: TrialParts): () => Promise<void> {
  const { siteDir, site, counts, clock, log } = parts;
  const note = show(parts);
  let running: Promise<void> | null = null;
  async function look(): Promise<void> {
    const { next } = await site.sides();
    if (!next?.trial) return;
    await counts.tell(siteDir);
    const news = await goOn(siteDir, new Date(clock.now()));
    if (!news) return;
    note(news);
    const { what, release, part, from, to } = news;
    const line = fieldLine({ trial: what, release, part, from, to, visits: news.fresh.visits });
    log(line, what === 'return' ? 'error' : 'warn');
    await parts.tell(news);
  }
  const timer = setInterval(() => {
    running ??= look()
      .catch((error: unknown) =>
        log(`The trial could not go on by itself: ${describeError(error)}`, 'error'),
      )
      .finally(() => (running = null));
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
