import type { Arm } from '../../record/trial-plan';
import { binomialAtMost, fisherMore, lowerBound } from './exact-tests';

/** Of a hundred good releases so many are taken back at most, over all steps, parts and looks. */
export const FALSE_RETURN = 0.01;
/** How probable it is at most that a part goes on to the next step that fails by the limit, or more, more often. */
export const MISSED = 0.05;
/** Visits at which is looked for the first time; then whenever they have doubled. */
const FIRST_LOOK = 8;

/** What was measured in a step, and what was made of it before. */
export interface Step {
  readonly fresh: Arm;
  /** The release that all others have, at the same time. */
  readonly current: Arm;
  /** What is on trial. */
  readonly parts: readonly string[];
  /** How many steps the trial has. */
  readonly steps: number;
  /** How much more often a part may not fail: 0.01 is one visit in a hundred. */
  readonly limit: number;
  /** How often was looked in this step. */
  readonly looks: number;
  /** Whether the last look has found nothing that is in the way of the next step. */
  readonly isFine: boolean;
  /** Whether the step has lasted as long as it has to, and there is one after it. */
  readonly isOver: boolean;
}

/** What is to be done, and what to remember of it. */
export interface Verdict {
  readonly what: 'stay' | 'step' | 'return';
  readonly looks: number;
  readonly isFine: boolean;
  /** The part that is worse. */
  readonly part?: string;
}

const looksAt = (visits: number) => 32 - Math.clz32(visits / FIRST_LOOK);

const faultsOf = ({ visits, faults }: Arm, part: string) => Math.min(faults[part] ?? 0, visits);

/** Whether a part fails more often than it does for the others; where there are no others, more often than the limit. */
function isWorse({ fresh, current, limit }: Step, part: string, error: number): boolean {
  const faults = faultsOf(fresh, part);
  if (faults === 0) return false;
  const chance =
    current.visits > 0
      ? fisherMore(faults, fresh.visits, faultsOf(current, part), current.visits)
      : 1 - binomialAtMost(faults - 1, fresh.visits, limit);
  return chance <= error;
}

/** Whether so few faults would be a rare accident if the part failed by the limit more often than it does for the others. */
function isWithin({ fresh, current, limit }: Step, part: string, error: number): boolean {
  const usual =
    current.visits > 0 ? lowerBound(faultsOf(current, part), current.visits, error / 2) : 0;
  const chance = binomialAtMost(faultsOf(fresh, part), fresh.visits, Math.min(1, usual + limit));
  return chance <= error / 2;
}

/**
 * Whether a trial goes on, takes its next step or is taken back. Fisher's exact test says whether a part has become
 * worse, an exact binomial test whether enough was seen to go on. Both are asked when the visits have doubled, each time
 * with half of the error that was left, so that looking often finds no accident (Bonferroni's bound over all looks).
 */
export function judge(step: Step): Verdict {
  const { fresh, parts, steps, limit, isOver } = step;
  const looks = looksAt(fresh.visits);
  let { isFine } = step;
  if (looks > step.looks) {
    const error = FALSE_RETURN / (steps * parts.length) / 2 ** looks;
    const part = parts.find((one) => isWorse(step, one, error));
    if (part !== undefined) return { what: 'return', looks, isFine: false, part };
    const earliest = looksAt(3 / limit);
    const missed = MISSED / 2 ** (looks - earliest);
    isFine = looks > earliest && parts.every((one) => isWithin(step, one, missed));
  }
  return {
    what: isOver && isFine ? 'step' : 'stay',
    looks: Math.max(looks, step.looks),
    isFine,
  };
}
