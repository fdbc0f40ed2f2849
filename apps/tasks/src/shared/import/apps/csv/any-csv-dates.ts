import { instantOf, isDayKey } from '@plainday/domain-calendar';
import { MINUTE_MS } from '@plainday/shared-utils';
import { readWords } from '../../core/date-words.logic';
import { readDate, wallOf, withOffset, type WallDate } from '../../core/dates.logic';
import type { DateOrder, ImportContext } from '../../plan';

/** The first and the last day that a spreadsheet's number is taken for: 1970 to 2099. */
const [SERIAL_FIRST, SERIAL_LAST] = [25_569, 73_050];
const DAY_MINUTES = 1440;

/** `1-Dec-26`, as Excel and Jira write it. */
const SHORT = /^(\d{1,2})[-/](\p{L}{3,9}\.?)[-/](\d{2}|\d{4})(?=$|\s)/u;

/** In which months are named, where a table does not say its language. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'ru'] as const;

/** A date without the weekday that some write before it: `Thu 12/3/2026`, `Tue, 24 Nov 2026`. */
export const withoutWeekday = (raw: string): string =>
  raw
    .trim()
    .replace(/^\p{L}{2,9}\.?,?\s+(?=\d{1,4}[-./])/u, '')
    .replace(/^\p{L}{2,10}\.?,\s+(?=\d{1,2}\.?\s+\p{L})/u, '')
    .replace(/^\p{L}{3,6}day,?\s+(?=\p{L}{3,9}\.?\s+\d)/iu, '');

/** The last day of a stretch, and no comma before the time: `Dec 1, 2026 → Dec 3, 2026, 4:00 pm`. */
const lastOf = (raw: string): string =>
  (raw.split(/\s*→\s*/u).at(-1) ?? '').replace(/,(?=\s+\d{1,2}:\d{2})/, '');

/** A date as spreadsheets write it: also as a number, without signs between, behind its weekday, or with words. */
function readCell(
  raw: string,
  order: DateOrder,
  context: ImportContext,
  languages: string[],
): WallDate | null {
  const zoned = withOffset(lastOf(raw));
  if (zoned) {
    const date = readCell(zoned.text, order, context, languages);
    if (!date || date.time === null) return date;
    const at = instantOf(date.day, date.time, 'UTC') - zoned.offset;
    return { ...wallOf({ at, hasTime: true }, context.timeZone), at };
  }
  const text = withoutWeekday(lastOf(raw)).replace(SHORT, (_, day, month, year: string) =>
    [day, month, year.length === 2 ? `20${year}` : year].join(' '),
  );
  const date = readDate(text, order);
  // Midnight is what a database writes for a day.
  if (date && date.at === undefined && date.time === '00:00') return { ...date, time: null };
  if (date || text === '') return date;
  const at = /^\d{13}$/.test(text)
    ? Number(text)
    : /^1\d{9}$/.test(text)
      ? Number(text) * 1000
      : null;
  if (at !== null) return { ...wallOf({ at, hasTime: true }, context.timeZone), at };
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  const day = plain?.slice(1).join('-') ?? '';
  if (isDayKey(day)) return { day, time: null };
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  if (serial >= SERIAL_FIRST && serial <= SERIAL_LAST) {
    const minutes = Math.round((serial - SERIAL_FIRST) * DAY_MINUTES);
    const at = new Date(minutes * MINUTE_MS).toISOString();
    return { day: at.slice(0, 10), time: serial % 1 === 0 ? null : at.slice(11, 16) };
  }
  // Words count where nothing has to be guessed.
  for (const [at, language] of (/\p{L}.*\d{4}/u.test(text) ? languages : ['en']).entries()) {
    const words = readWords(text, language, context);
    if (!words || words.repeat || words.told.length > 0) continue;
    if (at > 0) languages.unshift(...languages.splice(at, 1));
    const wall = wallOf(words.due, context.timeZone);
    return wall.time === '00:00' ? { ...wall, time: null } : wall;
  }
  return null;
}

/** Reads the dates of a table, each once; words first in the language that the last one had. */
export function dateReader(
  order: DateOrder,
  context: ImportContext,
): (raw: string) => WallDate | null {
  const dates = new Map<string, WallDate | null>();
  const languages: string[] = [...LANGUAGES];
  return (raw) => {
    const known = dates.get(raw);
    const date = known === undefined ? readCell(raw, order, context, languages) : known;
    dates.set(raw, date);
    return date;
  };
}
