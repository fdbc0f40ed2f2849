import { dayOf } from './day-text.logic';
import type { DayOrder, DayPart } from './day-text.logic';

const MONTHS =
  'january february march april may june july august september october november december';
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\s+/;

/** A year of two digits lies in 1970–2069. */
function yearOf(digits: string): number {
  if (digits.length !== 2) return digits.length === 4 ? Number(digits) : NaN;
  return Number(digits) + (Number(digits) < 70 ? 2000 : 1900);
}

/** Without a year: the one that lies nearest to today. */
function nearest(month: number, day: number, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const away = (each: string) => Math.abs(Date.parse(each) - Date.parse(today));
  const days = [year, year + 1, year - 1].map((each) => dayOf(each, month, day));
  return days.reduce((best, each) => {
    if (best === null || each === null) return best ?? each;
    return away(each) < away(best) ? each : best;
  });
}

/** `6 May 2031`, `May 6, 2031`, `may 6`. */
function readNamed(words: string, today: string): string | null {
  const name = /[a-z]{3,}/.exec(words)?.[0] ?? '-';
  const month = MONTHS.split(' ').findIndex((each) => each.startsWith(name)) + 1;
  const [day = '', year, more] = words.match(/\d+/g) ?? [];
  const isOneWord = words.match(/[a-z]+/g)?.length === 1;
  if (month === 0 || !isOneWord || more !== undefined) return null;
  return year ? dayOf(yearOf(year), month, Number(day)) : nearest(month, Number(day), today);
}

/** `05062031` and `050631`, in the order of the parts. */
function splitDigits(digits: string, parts: readonly DayPart[]): string[] {
  const yearWidth = digits.length - 4;
  let at = 0;
  return parts.map((part) => digits.slice(at, (at += part === 'year' ? yearWidth : 2)));
}

/** Which number is which: a year of four digits shows itself, dots are written after the day. */
function orderFor(numbers: readonly string[], words: string, { parts, between }: DayOrder) {
  const dayFirst = parts.indexOf('day') < parts.indexOf('month');
  const isDotted = words.includes('.') && !between.some((each) => each.includes('.'));
  const short: DayPart[] = dayFirst || isDotted ? ['day', 'month'] : ['month', 'day'];
  if (numbers.length < 3) return short;
  if (numbers[0]?.length === 4) return ['year', 'month', 'day'] as const;
  if (numbers[2]?.length === 4 || isDotted) {
    return [...(parts[0] === 'year' ? (['day', 'month'] as const) : short), 'year'] as const;
  }
  return parts;
}

function readNumbers(
  numbers: readonly string[],
  parts: readonly DayPart[],
  today: string,
): string | null {
  const of = (part: DayPart) => numbers[parts.indexOf(part)] ?? '';
  const make = (month: number, day: number) =>
    parts.includes('year') ? dayOf(yearOf(of('year')), month, day) : nearest(month, day, today);
  const [month, day] = [Number(of('month')), Number(of('day'))];
  // The 13th of a month cannot be meant as the thirteenth month.
  return make(month, day) ?? (day <= 12 && month > 12 ? make(day, month) : null);
}

/**
 * The day that somebody typed or pasted, `yyyy-MM-dd`: in their order with any separator or none, with two digits of the
 * year or without a year, with the month as a word, or as `2031-05-06`.
 *
 * @param today `yyyy-MM-dd`.
 * @returns Null for anything else; empty text stays empty.
 */
export function readDay(typed: string, order: DayOrder, today: string): string | null {
  const words = typed.normalize('NFKC').trim().toLowerCase().replace(WEEKDAY, '');
  if (words === '') return typed.trim();
  if (/[a-z]/.test(words)) return readNamed(words, today);
  if (/[^\d\s.,/-]/.test(words)) return null;
  const numbers = words.match(/\d+/g) ?? [];
  if (numbers.length === 1 && /^(?:\d{6}|\d{8})$/.test(words)) {
    const own = readNumbers(splitDigits(words, order.parts), order.parts, today);
    const iso = [words.slice(0, 4), words.slice(4, 6), words.slice(6)];
    return own ?? (words.length === 8 ? readNumbers(iso, ['year', 'month', 'day'], today) : null);
  }
  if (numbers.length !== 2 && numbers.length !== 3) return null;
  return readNumbers(numbers, orderFor(numbers, words, order), today);
}
