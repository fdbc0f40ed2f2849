import { breakAfter, phaseMs } from './deep-work.logic';
import type { DeepWorkPhase, DeepWorkRun, DeepWorkSettings } from './deep-work.schema';

/** A piece of the picture of a session, as wide as it is long. */
export interface TrackPiece {
  readonly key: string;
  readonly phase: DeepWorkPhase;
  readonly ms: number;
  readonly state: 'past' | 'now' | 'ahead';
  /** Where in it something distracted, as shares of its length. */
  readonly ticks: readonly number[];
}

/** The round of work and breaks up to the long break, with where the session is in it. */
export function trackOf(run: DeepWorkRun | null, settings: DeepWorkSettings): TrackPiece[] {
  const interval = settings.longBreakInterval;
  const cycles = run?.cycles ?? 0;
  const isBreak = run !== null && run.phase !== 'work';
  const inRound = isBreak ? cycles - 1 : cycles;
  const first = inRound - (inRound % interval);
  return Array.from({ length: interval }, (_, index) => first + index).flatMap((cycle) => {
    const rest = breakAfter(cycle + 1, settings);
    const state = (isRest: boolean): TrackPiece['state'] => {
      if (!run || cycle > inRound) return 'ahead';
      if (cycle < inRound) return 'past';
      if (isBreak) return isRest ? 'now' : 'past';
      return isRest ? 'ahead' : 'now';
    };
    const ms = phaseMs('work', settings);
    const ticks = ticksOf(run, cycle, ms);
    return [
      { key: `${cycle}-work`, phase: 'work', ms, state: state(false), ticks },
      {
        key: `${cycle}-break`,
        phase: rest,
        ms: phaseMs(rest, settings),
        state: state(true),
        ticks: [],
      },
    ] as const;
  });
}

function ticksOf(run: DeepWorkRun | null, cycle: number, ms: number): number[] {
  const inCycle = run?.distractions.filter((one) => one.cycle === cycle) ?? [];
  return inCycle.map(({ intoMs = 0 }) => Math.min(1, intoMs / ms));
}

/** What distracted most often, most often first; case and spaces do not matter. */
export function topSources(
  sources: readonly string[],
): readonly { readonly text: string; readonly count: number }[] {
  const counts = new Map<string, { text: string; count: number }>();
  for (const source of sources) {
    const key = source.trim().toLocaleLowerCase();
    if (key === '') continue;
    const known = counts.get(key) ?? { text: source.trim(), count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count).slice(0, 3);
}

/** Distractions that nobody named. */
export function unnamed(
  sessions: readonly { readonly distractions: number; readonly sources: readonly string[] }[],
): number {
  return sessions.reduce((sum, one) => sum + Math.max(0, one.distractions - one.sources.length), 0);
}

/** At most so many bars stand for the cycles of a session: more are said in words beside. */
const BARS = 8;

/** The cycles of a session that is over, one bar each: full where finished, open for the one it stopped in. */
export function barsOf({
  cycles,
  completed,
}: {
  cycles: number;
  completed: boolean;
}): readonly boolean[] {
  const bars = [...Array<boolean>(cycles).fill(true), ...(completed ? [false] : [])];
  return bars.slice(0, BARS);
}

/** `3 cycles`, `2 cycles, ended early`: people read the cycles, not the letter of `completed` (decisions 53). */
export function resultText({ cycles, completed }: { cycles: number; completed: boolean }): string {
  const done = cycles === 1 ? '1 cycle' : `${cycles} cycles`;
  return completed ? `${done}, ended early` : done;
}
