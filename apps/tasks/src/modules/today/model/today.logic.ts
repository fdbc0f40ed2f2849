import type { DayRule } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import {
  capacityOn,
  dueBefore,
  dueBetween,
  loadOf,
  type Day,
} from '../../../shared/days/days.logic';
import { shortDuration } from '../../../shared/days/words.logic';

/** The day in its parts, each in the order of time. */
export interface TodayParts {
  /** Due before today. */
  readonly overdue: readonly Task[];
  /** Due today, at a time that has passed. */
  readonly passed: readonly Task[];
  /** Due today, and still to come. */
  readonly coming: readonly Task[];
  /** Completed today, the first first. */
  readonly done: readonly Task[];
}

/** Sorts the tasks of a day. */
export function partsOf(
  tasks: readonly Task[],
  completed: readonly Task[],
  { start, end }: Day,
  nowMs: number,
  rule: DayRule,
): TodayParts {
  return {
    overdue: dueBefore(tasks, start, rule),
    passed: dueBetween(tasks, start, Math.min(nowMs, end), rule),
    coming: dueBetween(tasks, Math.max(nowMs, start), end, rule),
    done: [...completed].reverse(),
  };
}

/** The plan of a day in minutes. What is overdue does not count before it has been moved. */
export interface Plan {
  readonly done: number;
  readonly open: number;
  readonly planned: number;
  readonly capacity: number;
  /** Minutes that are left; negative when more is planned than the day holds. */
  readonly free: number;
  /** Open tasks of which nobody said how long they take. */
  readonly unknown: number;
}

/** Adds up a day. */
export function planOf(parts: TodayParts, day: Day, capacity: readonly number[]): Plan {
  const done = loadOf(parts.done).minutes;
  const { minutes: open, unknown } = loadOf([...parts.passed, ...parts.coming]);
  const limit = capacityOn(day.key, capacity);
  return {
    done,
    open,
    planned: done + open,
    capacity: limit,
    free: limit - done - open,
    unknown,
  };
}

/** A part of the strip. */
interface StripPart {
  readonly key: string;
  readonly value: number;
  readonly kind: 'filled' | 'outlined' | 'hatched' | 'ghost';
  readonly title: string;
  readonly current: boolean;
}

interface Strip {
  readonly parts: TodayParts;
  readonly capacity: number;
  /** The task that is pointed at. */
  readonly currentId: string | null;
  /** What 'Move all to today' would add is shown. */
  readonly withOverdue: boolean;
}

/** More parts than this cannot be told apart: what follows is one part of its kind. */
const MOST_PARTS = 120;

/** The strip: a part as long as its minutes for each task in the order of the list; what is too much is hatched. */
export function stripOf({ parts, capacity, currentId, withOverdue }: Strip): readonly StripPart[] {
  const open = [...parts.passed, ...parts.coming];
  const ghosts = withOverdue ? parts.overdue : [];
  let sum = 0;
  return joined(
    [
      ...parts.done.map((task) => ({ task, kind: 'filled' as const })),
      ...open.map((task) => ({ task, kind: 'outlined' as const })),
      ...ghosts.map((task) => ({ task, kind: 'ghost' as const })),
    ].flatMap(({ task, kind }): StripPart[] => {
      const { id, title, duration } = task;
      if (duration === null) return [];
      const part = {
        key: id,
        value: duration,
        title: `${title}, ${shortDuration(duration)}`,
        current: id === currentId,
      };
      const room = Math.max(0, capacity - sum);
      sum += duration;
      if (kind !== 'outlined' || duration <= room) return [{ ...part, kind }];
      const over: StripPart = {
        ...part,
        key: `${id} over`,
        value: duration - room,
        kind: 'hatched',
      };
      return room === 0 ? [over] : [{ ...part, value: room, kind }, over];
    }),
  );
}

/** The same strip in fewer parts. */
function joined(all: readonly StripPart[]): readonly StripPart[] {
  const shown = all.slice(0, MOST_PARTS);
  const rest = new Map<StripPart['kind'], StripPart>();
  for (const part of all.slice(MOST_PARTS)) {
    const { kind } = part;
    const value = (rest.get(kind)?.value ?? 0) + part.value;
    rest.set(kind, { ...part, key: `more ${kind}`, value, title: `More, ${shortDuration(value)}` });
  }
  return [...shown, ...rest.values()];
}

/** The task behind a part of the strip. */
export function taskOfPart(key: string): string {
  return key.replace(/ over$/, '');
}
