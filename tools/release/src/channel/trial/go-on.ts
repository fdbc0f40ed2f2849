import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { trialShare } from '@plainday/federation-contract/owned';
import { addToLog } from '../../log/site-log';
import { parseRecord, type ReleaseRecord } from '../../record/release-record';
import { writeAtomically } from '../../site/disk';
import { withSiteLock } from '../../site/site-lock';
import { beginStep, sharesOf, type Arm, type Trial } from '../../record/trial-plan';
import { judge, type Verdict } from './rule';
import { clearTallies, readTallies, stepName } from './tally';

const NEXT = 'channels/next.json';

/** What a trial has come to, for who wants to know. */
export interface TrialNews {
  readonly what: 'step' | 'return';
  readonly release: string;
  readonly parts: readonly string[];
  /** The part that was worse. */
  readonly part?: string;
  readonly from: number;
  readonly to: number;
  readonly fresh: Arm;
  readonly current: Arm;
}

/** A trial with what was counted in its step. */
export interface Standing {
  readonly next: ReleaseRecord;
  readonly trial: Trial;
  readonly fresh: Arm;
  readonly current: Arm;
}

async function readRecord(path: string): Promise<ReleaseRecord | null> {
  const source = await readFile(path, 'utf8').catch(() => null);
  return source === null ? null : parseRecord(JSON.parse(source));
}

/** Where the trial of a site stands; null where there is none. */
export async function standingOf(folder: string): Promise<Standing | null> {
  const next = await readRecord(join(folder, NEXT));
  const live = next?.trial && (await readRecord(join(folder, 'release.json')));
  if (!live || !next?.trial) return null;
  const { trial } = next;
  const { fresh, current } = await readTallies(
    folder,
    stepName(live.id, next.id, trial.at, trial.since),
  );
  const isWithoutOthers = trial.shares[trial.at] === 100 && current.visits === 0;
  return { next, trial, fresh, current: (isWithoutOthers && trial.before) || current };
}

function verdictOn({ next, trial, fresh, current }: Standing, now: Date): Verdict {
  const { shares, everyMs, limit, at, since, looks, isFine } = trial;
  const isOver = at < shares.length - 1 && now.getTime() >= Date.parse(since) + everyMs;
  const parts = next.parts ?? [];
  return judge({ fresh, current, parts, steps: shares.length, limit, looks, isFine, isOver });
}

const isNews = ({ what, looks }: Verdict, { trial }: Standing) =>
  what !== 'stay' || looks > trial.looks;

const per = ({ visits, faults }: Arm, part: string) => `${faults[part] ?? 0} of ${visits}`;

function noteOf({ what, release, part = '', from, to, fresh, current }: TrialNews): string {
  if (what === 'step') return `${release}: ${from} % to ${to} % after ${fresh.visits} visits`;
  const [own, others] = [per(fresh, part), per(current, part)];
  return `${release}: ${part} failed in ${own} visits, for the others in ${others}`;
}

async function carryOut(folder: string, now: Date): Promise<TrialNews | null> {
  const standing = await standingOf(folder);
  if (!standing) return null;
  const verdict = verdictOn(standing, now);
  if (!isNews(verdict, standing)) return null;
  const { next, trial, fresh, current } = standing;
  const { what, looks, isFine, part } = verdict;
  const path = join(folder, NEXT);
  // As it was written and signed, what this version knows nothing of included.
  const written = JSON.parse(await readFile(path, 'utf8')) as ReleaseRecord;
  const write = (change: Partial<ReleaseRecord>) =>
    writeAtomically(path, JSON.stringify({ ...written, ...change }, null, 2));
  if (what === 'stay') {
    await write({ trial: { ...trial, looks, isFine } });
    return null;
  }
  const from = next.canary ?? 0;
  const later = beginStep(trial, trial.at + 1, now, current);
  const wanted = what === 'step' ? sharesOf(later).now : 0;
  const to = Math.min(wanted, trialShare(next.owned) ?? 100);
  const parts = next.parts ?? [];
  const news = { what, release: next.id, parts, part, from, to, fresh, current } as TrialNews;
  if (what === 'return') await rm(path, { force: true });
  else await write({ canary: to, trial: later });
  await clearTallies(folder);
  const entry = what === 'step' ? 'next: step' : 'next: returned';
  const said = { what: entry, parts: [...parts], by: 'gateway', note: noteOf(news) };
  await addToLog(folder, said, null, now);
  return news;
}

/**
 * Lets a trial go on as its counts say: takes the next step, or takes it back. Needs no key: a release on trial is signed
 * for the largest share of its plan, and to take one away is nothing that is signed. Null where nothing was to be done.
 */
export async function goOn(folder: string, now: Date): Promise<TrialNews | null> {
  const standing = await standingOf(folder);
  if (!standing || !isNews(verdictOn(standing, now), standing)) return null;
  return withSiteLock(folder, () => carryOut(folder, now));
}
