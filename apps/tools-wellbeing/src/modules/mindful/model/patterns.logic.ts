export type BreathPhase = 'inhale' | 'hold' | 'exhale' | 'rest';

/** One phase of a breath. */
export interface BreathStep {
  readonly name: BreathPhase;
  readonly durationMs: number;
}

/** A way to breathe. */
export interface Pattern {
  readonly id: PatternId;
  readonly name: string;
  readonly steps: readonly BreathStep[];
}

export const PATTERN_IDS = ['calm', 'box', 'even', 'unwind'] as const;
export type PatternId = (typeof PATTERN_IDS)[number];

/** The pattern of spec §4: inhale 4 s, hold 4 s, exhale 6 s. */
export const DEFAULT_PATTERN: PatternId = 'calm';

const PHASES: readonly BreathPhase[] = ['inhale', 'hold', 'exhale', 'rest'];

/** Seconds of inhaling, holding, exhaling and resting; 0 leaves a phase out. */
function pattern(id: PatternId, name: string, seconds: readonly number[]): Pattern {
  const steps = PHASES.map((phase, index) => ({
    name: phase,
    durationMs: (seconds[index] ?? 0) * 1000,
  }));
  return { id, name, steps: steps.filter(({ durationMs }) => durationMs > 0) };
}

/** The patterns, the specified one first. */
export const PATTERNS: readonly Pattern[] = [
  pattern('calm', 'Calm', [4, 4, 6]),
  pattern('box', 'Box', [4, 4, 4, 4]),
  pattern('even', 'Even', [5, 0, 5]),
  pattern('unwind', 'Unwind', [4, 7, 8]),
];

/** A pattern by its id; the specified one where there is none. */
export function patternOf(id: PatternId): Pattern {
  return PATTERNS.find((one) => one.id === id) ?? (PATTERNS[0] as Pattern);
}

/** `4 · 4 · 6` */
export function secondsText({ steps }: Pattern): string {
  return steps.map(({ durationMs }) => durationMs / 1000).join(' · ');
}

/** Milliseconds of one breath. */
export function breathMs({ steps }: Pattern): number {
  return steps.reduce((sum, { durationMs }) => sum + durationMs, 0);
}
