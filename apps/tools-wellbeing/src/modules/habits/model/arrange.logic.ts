import { PALETTE, PALETTE_NAMES } from '@plainday/domain-tasks';
import type { Habit } from './habit.schema';

/** Habits as they stand on this device: those without a place first, as they came. */
export function inOrder(habits: readonly Habit[], order: readonly string[]): Habit[] {
  const place = new Map(order.map((id, index) => [id, index]));
  return [...habits].sort((a, b) => (place.get(a.id) ?? -1) - (place.get(b.id) ?? -1));
}

/** All ids after one of them has moved by some places; the same ids where it cannot go there. */
export function withMoved(ids: readonly string[], id: string, by: number): string[] {
  const at = ids.indexOf(id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(at, 1).toSpliced(to, 0, id);
}

export interface HabitGroup {
  /** The colour, or nothing where habits are not grouped. */
  readonly color: string | null;
  readonly name: string;
  readonly habits: readonly Habit[];
}

/** Where a colour stands in the palette, other colours at its end. */
function rankOf(color: string): number {
  const at = PALETTE.findIndex((one) => one.toLowerCase() === color.toLowerCase());
  return at < 0 ? PALETTE.length : at;
}

/** One group for each colour in use, in the order of the palette; all in one where not grouped. */
export function groupsOf(habits: readonly Habit[], byColor: boolean): HabitGroup[] {
  if (!byColor) return [{ color: null, name: 'Habits', habits }];
  const groups = new Map<number, Habit[]>();
  for (const habit of habits) {
    const rank = rankOf(habit.color);
    groups.set(rank, [...(groups.get(rank) ?? []), habit]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([rank, own]) => ({
      color: own[0]?.color ?? null,
      name: PALETTE_NAMES[rank] ?? 'Other colors',
      habits: own,
    }));
}
