import { DURATION_PICKS_MINUTES, type Task } from '@plainday/domain-tasks';
import { clamp } from '@plainday/shared-utils';
import { HOUR_PX, type Block } from './blocks.logic';

/** Steps in which an edge is dragged. Minutes. */
const STEP = 15;
const DAY_MINUTES = 24 * 60;

/** How long a planned block takes once its lower edge was dragged by so many pixels: in steps, and at most a day. */
export function stretchedTo({ seconds }: Pick<Block, 'seconds'>, pixels: number): number {
  if (pixels === 0) return seconds / 60;
  const wanted = seconds / 60 + (pixels / HOUR_PX) * 60;
  return clamp(Math.round(wanted / STEP) * STEP, STEP, DAY_MINUTES);
}

/** The lengths that a task can be given by a menu: the quick picks, its own, and none. Minutes. */
export function lengthsFor({ duration }: Pick<Task, 'duration'>): readonly (number | null)[] {
  const lengths = new Set<number>(DURATION_PICKS_MINUTES);
  if (duration !== null) lengths.add(duration);
  return [null, ...[...lengths].sort((a, b) => a - b)];
}
