import { clockText, instantOf, isDayKey, toDayKey } from '@plainday/domain-calendar';
import { csvValue, MINUTE_MS } from '@plainday/shared-utils';
import type { MoodEntry } from './mood.schema';

/** A row of the file by the names of its columns. */
export type CsvRow = Readonly<Record<string, string | undefined>>;

/** Which column holds what; empty for none. */
export interface ColumnMap {
  readonly date: string;
  readonly time: string;
  readonly mood: string;
  readonly energy: string;
  readonly title: string;
  readonly note: string;
  readonly activities: string;
}

/** Which step each name of a mood is; those that are missing are not imported. */
export type MoodMap = Readonly<Record<string, number | undefined>>;

/** What an import would bring. */
export interface ImportPreview {
  readonly entries: readonly MoodEntry[];
  /** Rows that are here already. */
  readonly known: number;
  /** Rows without a day or a mood that is understood. */
  readonly unread: number;
  /** Times that are not understood, as they stand in the file: their entries stand at noon. */
  readonly oddTimes: readonly string[];
}

const GUESSES: Readonly<Record<keyof ColumnMap, readonly string[]>> = {
  date: ['full_date', 'date', 'day'],
  time: ['time'],
  mood: ['mood'],
  energy: ['energy'],
  title: ['note_title', 'title'],
  note: ['note', 'notes'],
  activities: ['activities'],
};
const MOOD_GUESSES = new Map(
  [
    ['awful', 'terrible', 'horrible', 'very low', '1'],
    ['bad', 'low', 'sad', '2'],
    ['meh', 'okay', 'ok', 'average', 'neutral', '3'],
    ['good', 'happy', '4'],
    ['rad', 'great', 'amazing', 'very good', '5'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** Columns by the names that Daylio gives them. */
export function guessColumns(columns: readonly string[]): ColumnMap {
  const find = (names: readonly string[]) =>
    names
      .map((name) => columns.find((column) => column.trim().toLowerCase() === name))
      .find((column) => column !== undefined) ?? '';
  return Object.fromEntries(
    Object.entries(GUESSES).map(([part, names]) => [part, find(names)]),
  ) as Record<keyof ColumnMap, string>;
}

/** Every mood that is named in the file, with its step where the name says it. */
export function guessMoods(rows: readonly CsvRow[], column: string): MoodMap {
  const names = new Set(rows.map((row) => row[column]?.trim() ?? '').filter(Boolean));
  return Object.fromEntries([...names].map((name) => [name, MOOD_GUESSES.get(name.toLowerCase())]));
}

/** The halves of the day as clocks of twelve hours name them, before or behind the time. */
const HALVES: readonly (readonly [name: RegExp, isAfternoon: boolean])[] = [
  [/(?<!\p{L})a(?:\.?\s*m\.?)?(?!\p{L})|오전|午前|上午/iu, false],
  [/(?<!\p{L})p(?:\.?\s*m\.?)?(?!\p{L})|오후|午後|下午/iu, true],
];

/** `23:54` of `11:54 pm`, `오후 11:54`, `23h54` or `23:54`; null for anything else. */
export function readTime(text: string): string | null {
  const half = HALVES.find(([name]) => name.test(text));
  const rest = half ? text.replace(half[0], '') : text;
  const match = /^(\d{1,2})\s*[:.h時]\s*(\d{2})(?::\d{2})?$/iu.exec(rest.trim());
  if (!match) return null;
  const [given, minute] = [Number(match[1]), Number(match[2])];
  if (half && (given < 1 || given > 12)) return null;
  const hour = half ? (given % 12) + (half[1] ? 12 : 0) : given;
  if (hour > 23 || minute > 59) return null;
  return clockText(hour * 60 + minute);
}

function readDay(text: string): string | null {
  const match = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text.trim());
  if (!match) return null;
  const parts = match.slice(1).map(Number);
  const [year = 0, month = 0, day = 0] = parts;
  const key = toDayKey(year, month, day);
  const same = key.split('-').map(Number);
  return isDayKey(key) && same.every((part, index) => part === parts[index]) ? key : null;
}

/** What a file says of an entry: its minute and its mood. */
function momentOf({ at, mood }: Pick<MoodEntry, 'at' | 'mood'>): string {
  return `${Math.floor(at / MINUTE_MS)} ${mood}`;
}

/** Entries that are here, by id and by moment: those of an exported file have other ids. */
function knownOf(here: readonly MoodEntry[]): ReadonlySet<string> {
  return new Set(here.flatMap((entry) => [entry.id, momentOf(entry)]));
}

/** Entries of the rows, each once: a file that is read twice brings nothing the second time. */
export function previewImport(
  rows: readonly CsvRow[],
  columns: ColumnMap,
  moods: MoodMap,
  here: readonly MoodEntry[],
): ImportPreview {
  const known = knownOf(here);
  const seen = new Map<string, number>();
  const entries: MoodEntry[] = [];
  let knownRows = 0;
  let unread = 0;
  const oddTimes = new Set<string>();
  for (const row of rows) {
    const cell = (part: keyof ColumnMap) => csvValue((row[columns[part]] ?? '').trim());
    const day = readDay(cell('date'));
    const mood = moods[cell('mood')];
    if (day === null || mood === undefined) {
      unread += 1;
      continue;
    }
    const readAt = readTime(cell('time'));
    const time = readAt ?? '12:00';
    const same = `daylio ${day} ${time} ${cell('mood')}`;
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    const id = count === 1 ? same : `${same} ${count}`;
    const at = instantOf(day, time);
    if (known.has(id) || known.has(momentOf({ at, mood }))) {
      knownRows += 1;
      continue;
    }
    if (readAt === null && cell('time') !== '') oddTimes.add(cell('time'));
    const energy = Math.round(Number(cell('energy')));
    const notes = [cell('title'), cell('note'), cell('activities').replace(/\s*\|\s*/g, ', ')]
      .filter(Boolean)
      .join('\n');
    entries.push({
      id,
      at,
      mood,
      ...(energy >= 1 && energy <= 5 ? { energy } : {}),
      ...(notes ? { notes } : {}),
    });
  }
  return { entries, known: knownRows, unread, oddTimes: [...oddTimes] };
}
