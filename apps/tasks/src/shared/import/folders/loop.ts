import { isDayKey } from '@plainday/domain-calendar';
import type { Slices } from '@plainday/shared-platform';
import { cellsOf, findHead, fold, rowsBelow } from '../bytes/csv.logic';
import type { Collector } from '../core/collect.logic';
import type { ImportContext } from '../plan';
import type { FolderFile } from './folder';

const MARKS = /(?:^|\/)(\d+)[^/]*\/Checkmarks\.csv$/;
const HABITS = /(?:^|\/)Habits\.csv$/;
const HEADS = new Set(['position', 'name', 'type', 'question', 'description', 'unit', 'interval']);

/** True for what Loop Habit Tracker exports as CSV. */
export const isLoop = (paths: readonly string[]): boolean =>
  paths.some((path) => HABITS.test(path)) && paths.some((path) => /Checkmarks\.csv$/.test(path));

type Row = ReadonlyMap<string, string>;

function* rowsOf(text: string, known: ReadonlySet<string>): Slices<readonly Row[]> {
  const head = findHead(text, (name) => known.has(name));
  if (!head) return [];
  const rows = yield* rowsBelow(text, head);
  return rows.map(([, cells]) => cellsOf(head.heads, cells));
}

interface Mark {
  readonly day: string;
  readonly value: string;
  readonly note: string;
}

/** The marks of a habit; before June 2025 they had no head. */
function* marksOf(text: string): Slices<readonly Mark[]> {
  const isHeaded = fold(text.split(',', 1)[0] ?? '') === 'date';
  const rows = yield* rowsOf(
    isHeaded ? text : `Date,Value,Notes\n${text}`,
    new Set(['date', 'value']),
  );
  return rows
    .map((row) => ({
      day: (row.get('date') ?? '').trim(),
      value: (row.get('value') ?? '').trim(),
      note: (row.get('notes') ?? '').trim(),
    }))
    .filter(({ day }) => isDayKey(day));
}

const DONE = new Set(['YES_MANUAL', '2']);
const SKIPPED = new Set(['SKIP', '3']);

interface Counting {
  readonly isMeasured: boolean;
  readonly isAtMost: boolean;
  /** Null where any amount counts. */
  readonly target: number | null;
}

/** Amounts stand in thousandths. */
function isDone({ value }: Mark, { isMeasured, isAtMost, target }: Counting): boolean {
  if (!isMeasured) return DONE.has(value);
  const amount = Number(value) / 1000;
  if (!(amount >= 0)) return false;
  if (target === null) return amount > 0;
  return isAtMost ? amount <= target : amount >= target;
}

function countingOf(habit: Row, marks: readonly Mark[]): Counting {
  const type = (habit.get('type') ?? '').trim().toUpperCase();
  const target = Number((habit.get('target value') ?? '').replace(',', '.'));
  const isMeasured =
    type === 'NUMERICAL' || (type === '' && marks.some(({ value }) => Number(value) > 3));
  return {
    isMeasured,
    isAtMost: /most/i.test(habit.get('target type') ?? ''),
    target: type === 'NUMERICAL' && target > 0 ? target : null,
  };
}

/** Reads the habits of Loop from their own folders, which are found by their numbers. */
export function* readLoop(
  files: readonly FolderFile[],
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  const table = files.find(({ path }) => HABITS.test(path));
  const folders = new Map<number, string>();
  for (const { path, text } of files) {
    const number = MARKS.exec(path)?.[1];
    if (number !== undefined) folders.set(Number(number), text);
  }
  const habits = yield* rowsOf(table?.text ?? '', HEADS);
  for (const [at, habit] of habits.entries()) {
    const cell = (name: string) => (habit.get(name) ?? '').trim();
    const marks = yield* marksOf(folders.get(Number(cell('position')) || at + 1) ?? '');
    const counting = countingOf(habit, marks);
    const often = [
      Number(cell('frequencynumerator') || cell('numrepetitions') || 1),
      Number(cell('frequencydenominator') || cell('interval') || 1),
    ] as const;
    if (counting.isMeasured) plan.lose('amounts');
    if (often[0] !== often[1]) plan.lose('frequency');
    if (/^true$/i.test(cell('archived'))) plan.lose('archived');
    plan.lose('day-note', marks.filter(({ note }) => note !== '').length);
    const goal =
      counting.target === null
        ? ''
        : `Goal: ${counting.isAtMost ? 'at most ' : ''}${counting.target} ${cell('unit')}`;
    const rhythm = often[0] === often[1] ? '' : `${often[0]} times in ${often[1]} days`;
    const notes = marks.filter(({ note }) => note !== '').map(({ day, note }) => `${day}: ${note}`);
    plan.tools.habit({
      title: cell('name'),
      text: [cell('question'), cell('description'), goal, rhythm, ...notes]
        .filter(Boolean)
        .join('\n'),
      days: marks.filter((mark) => isDone(mark, counting)).map(({ day }) => day),
      frozen: marks.filter(({ value }) => SKIPPED.has(value)).map(({ day }) => day),
    });
  }
}
