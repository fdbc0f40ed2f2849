import type { Row } from './account';
import { nextId } from './ids';
import { at, dayKey } from './morning';

const DAYS = 70;

/** Title, colour, and how many days of ten it is kept. */
const plans = [
  ['Morning run', '#10B981', 6],
  ['Read 20 pages', '#3B82F6', 8],
  ['Swedish', '#F59E0B', 7],
  ['No phone after nine', '#8B5CF6', 5],
] as const;

const kept = plans.map(([title, color, often]) => ({ id: nextId(), title, color, often }));

/** Four habits. */
export const habits: readonly Row[] = kept.map(({ id, title, color }, index) => ({
  id,
  title,
  color,
  created_at: at(-DAYS, 8, index),
}));

/** Ten weeks of them, the last days without a gap. */
export const completions: readonly Row[] = kept.flatMap(({ id, often }, habit) =>
  Array.from({ length: DAYS }, (_, ago) => ago)
    .filter((ago) => (ago < 5 ? ago > habit % 2 : (ago * 7 + habit * 3) % 10 < often))
    .map((ago) => ({ habit_id: id, completed_at: dayKey(-ago) })),
);
