import { MINUTE_MS } from '@plainday/shared-utils';
import type {
  DeepWorkPhase,
  DeepWorkRun,
  DeepWorkSession,
  DeepWorkSettings,
} from './deep-work.schema';

/** How late the end of a break may be noticed for work to begin by itself. */
const AWAY_MS = 5 * MINUTE_MS;

/** Milliseconds of a whole phase. */
export function phaseMs(phase: DeepWorkPhase, settings: DeepWorkSettings): number {
  const minutes = {
    work: settings.workDuration,
    'short-break': settings.shortBreak,
    'long-break': settings.longBreak,
  };
  return minutes[phase] * MINUTE_MS;
}

/** The break after a finished work phase; `cycles` counts that phase already (spec §4, decisions 54). */
export function breakAfter(cycles: number, settings: DeepWorkSettings): DeepWorkPhase {
  const isLong = cycles % settings.longBreakInterval === 0 && cycles - 1 > 0;
  return isLong ? 'long-break' : 'short-break';
}

/** A new session: work, running. */
export function startRun(
  start: { id: string; title: string; now: number },
  settings: DeepWorkSettings,
): DeepWorkRun {
  return {
    id: start.id,
    title: start.title.trim(),
    startedAt: start.now,
    phase: 'work',
    endsAt: start.now + phaseMs('work', settings),
    remainingMs: null,
    cycles: 0,
    breaks: 0,
    distractions: [],
    waiting: false,
  };
}

export function pauseRun(run: DeepWorkRun, now: number): DeepWorkRun {
  if (run.endsAt === null) return run;
  return { ...run, endsAt: null, remainingMs: Math.max(0, run.endsAt - now) };
}

export function resumeRun(run: DeepWorkRun, now: number): DeepWorkRun {
  if (run.endsAt !== null) return run;
  return { ...run, endsAt: now + (run.remainingMs ?? 0), remainingMs: null, waiting: false };
}

/** The run by the shell's timer, which was moved where the clock of the device was set back. */
export function runByTimer(run: DeepWorkRun, endsAt: number | null | undefined): DeepWorkRun {
  if (run.endsAt === null || endsAt === null || endsAt === undefined) return run;
  return { ...run, endsAt, startedAt: run.startedAt + endsAt - run.endsAt };
}

/** Milliseconds left of the phase; never more than the phase has, whatever the clock did. */
export function remainingOf(run: DeepWorkRun, settings: DeepWorkSettings, now: number): number {
  const total = phaseMs(run.phase, settings);
  const left = run.endsAt === null ? (run.remainingMs ?? total) : run.endsAt - now;
  return Math.min(total, Math.max(0, left));
}

/** What happened between two looks at a run, for toasts and sounds. */
export type DeepWorkEvent = 'work-complete' | 'break-over';

/** A run brought up to `now`, with what ended on the way. */
export interface Progress {
  readonly run: DeepWorkRun;
  readonly events: readonly DeepWorkEvent[];
  /** When the last of them was; null where nothing ended. */
  readonly endedAt: number | null;
}

/**
 * Brings a run up to `now`: a break follows work, work follows a break. A break whose end nobody saw
 * (page closed, laptop asleep) ends in a pause: work that nobody did is not counted.
 */
export function advanceRun(run: DeepWorkRun, settings: DeepWorkSettings, now: number): Progress {
  const events: DeepWorkEvent[] = [];
  let current = run;
  let endedAt: number | null = null;
  while (current.endsAt !== null && current.endsAt <= now) {
    endedAt = current.endsAt;
    events.push(current.phase === 'work' ? 'work-complete' : 'break-over');
    current = current.phase === 'work' ? toBreak(current, settings) : toWork(current, settings);
    if (current.phase === 'work' && now - endedAt > AWAY_MS) {
      const whole = phaseMs('work', settings);
      current = { ...current, endsAt: null, remainingMs: whole, waiting: true };
    }
  }
  return { run: current, events, endedAt };
}

function toBreak(run: DeepWorkRun, settings: DeepWorkSettings): DeepWorkRun {
  const cycles = run.cycles + 1;
  const phase = breakAfter(cycles, settings);
  const endsAt = (run.endsAt ?? 0) + phaseMs(phase, settings);
  return { ...run, phase, cycles, breaks: run.breaks + 1, endsAt };
}

function toWork(run: DeepWorkRun, settings: DeepWorkSettings): DeepWorkRun {
  return { ...run, phase: 'work', endsAt: (run.endsAt ?? 0) + phaseMs('work', settings) };
}

/** One distraction more. Only in work, and only when tracking is on (spec §4). */
export function noteDistraction(
  run: DeepWorkRun,
  distraction: { id: string; now: number },
  settings: DeepWorkSettings,
): DeepWorkRun {
  if (run.phase !== 'work' || !settings.distractionTracking) return run;
  if (run.distractions.some(({ id }) => id === distraction.id)) return run;
  const { id, now } = distraction;
  const intoMs = phaseMs('work', settings) - remainingOf(run, settings, now);
  const noted = { id, at: now, text: '', cycle: run.cycles, intoMs };
  return { ...run, distractions: [...run.distractions, noted] };
}

/** Says what a distraction was. */
export function nameDistraction(run: DeepWorkRun, id: string, text: string): DeepWorkRun {
  const distractions = run.distractions.map((one) =>
    one.id === id ? { ...one, text: text.trim() } : one,
  );
  return { ...run, distractions };
}

/** The session that a stop logs. Call it with a run that was brought up to `now`. */
export function finishRun(
  run: DeepWorkRun,
  settings: DeepWorkSettings,
  now: number,
): DeepWorkSession {
  const left = remainingOf(run, settings, now);
  const workMs = phaseMs('work', settings);
  const workedMs = run.cycles * workMs + (run.phase === 'work' ? workMs - left : 0);
  return {
    id: run.id,
    title: run.title,
    duration: settings.workDuration,
    completed: run.phase === 'work' && left > 0,
    startTime: run.startedAt,
    endTime: now,
    breaks: run.breaks,
    distractions: run.distractions.length,
    cycles: run.cycles,
    workMinutes: Math.round(workedMs / MINUTE_MS),
    sources: run.distractions.map(({ text }) => text).filter((text) => text !== ''),
  };
}
