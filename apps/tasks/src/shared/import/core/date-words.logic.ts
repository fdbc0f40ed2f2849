import {
  addDays,
  addMonths,
  daysBetween,
  isDayKey,
  weekdayOf,
  dayKeyOf,
  type DayKey,
} from '@plainday/domain-calendar';
import type { RepeatPattern } from '@plainday/domain-tasks';
import type { Due, ImportContext, Repeat } from '../plan';
import { dueOf, readDate, readTime } from './dates.logic';
import { namesOf, type Names } from './names.logic';
import { isRepeating, unitOf } from './repeat-words.logic';
import { readSaidRepeat } from './repeat-said.logic';
import { repeatOf } from './rrule.logic';

/** What words about a date mean. */
export interface WordDate {
  readonly due: Due;
  readonly repeat: Repeat | null;
  /** What was guessed, as it is told to the person. */
  readonly told: readonly string[];
}

/** A time of day behind other words. */
export const TIME =
  /(?:^|\s)(?:(?:at|@|um|à|a las|alle|às|om|kl|o|в|klo)\.?\s*)?(\d{1,2}[:.h]\d{2}(?:\s*[ap]m)?|\d{1,2}\s*(?:[ap]m|uhr|h))(?:\s*uhr)?$/i;

const NEAR: readonly (readonly [days: number, words: RegExp])[] = [
  [
    0,
    /^(?:today|tod|heute|aujourd'hui|hoy|oggi|hoje|vandaag|idag|i dag|dzisiaj|dziś|сегодня|tänään|今日|오늘|今天)$/,
  ],
  [
    1,
    /^(?:tomorrow|tom|morgen|demain|mañana|domani|amanhã|imorgon|i morgen|jutro|завтра|huomenna|明日|내일|明天)$/,
  ],
  [
    2,
    /^(?:übermorgen|après-demain|pasado mañana|dopodomani|overmorgen|послезавтра|pojutrze|明後日|后天|모레)$/,
  ],
  [
    -1,
    /^(?:yesterday|gestern|hier|ayer|ieri|ontem|gisteren|igår|i går|wczoraj|вчера|eilen|昨日|어제|昨天)$/,
  ],
];

/** Of a day and a month the year that brings it closest to the day of the file. */
function nearest(base: DayKey, month: number, day: number): DayKey | null {
  const year = Number(base.slice(0, 4));
  const tail = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const keys = [year - 1, year, year + 1].map((one) => `${one}${tail}`).filter(isDayKey);
  keys.sort((a, b) => Math.abs(daysBetween(base, a)) - Math.abs(daysBetween(base, b)));
  return keys[0] ?? null;
}

function namedDay(text: string, base: DayKey, names: Names): DayKey | null {
  const cjk = /^(?:(\d{4})[年년]\s*)?(\d{1,2})[月월]\s*(\d{1,2})[日일]$/.exec(text);
  const words = cjk
    ? []
    : text.split(/[\s,]+/).filter((word) => !/^(?:de|of|del|the|[rг]\.?)$/i.test(word));
  const year = cjk ? cjk[1] : words.find((word) => /^\d{4}$/.test(word));
  const day = Number(
    cjk?.[3] ??
      words.find((word) => /^\d{1,2}(?:st|nd|rd|th|er|\.)?$/i.test(word))?.replace(/\D+$/, ''),
  );
  const month = cjk ? Number(cjk[2]) : (words.map(names.monthOf).find((found) => found > 0) ?? 0);
  if (!month || !day || words.length > 3) return null;
  if (year === undefined) return nearest(base, month, day);
  const key = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDayKey(key) ? key : null;
}

/** The first such weekday on a day or after it. */
const nextWeekday = (from: DayKey, weekday: number) =>
  addDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** `in 3 days`, `za 3 dni`, `3日後`. */
const IN_SOME =
  /^(?:(?:in|dans|en|dentro de|tra|fra|em|daqui a|om|za|через)\s|\+)?\s*(\d{1,4})\s*([^\d\s]+?)(?:\s*(?:後|后|後に|후|뒤|päästä))?$/;
const SHORT = new Map([
  ['d', 'daily'],
  ['w', 'weekly'],
  ['m', 'monthly'],
  ['y', 'yearly'],
] as const) as ReadonlyMap<string, RepeatPattern>;

function countedDay(text: string, base: DayKey): DayKey | null {
  if (text === 'next week') return nextWeekday(addDays(base, 1), 1);
  const near = NEAR.find(([, words]) => words.test(text));
  if (near) return addDays(base, near[0]);
  const [, count = '', word = ''] = IN_SOME.exec(text) ?? [];
  const unit = SHORT.get(word) ?? unitOf(word);
  if (unit === 'daily') return addDays(base, Number(count));
  if (unit === 'weekly') return addDays(base, 7 * Number(count));
  return unit ? addMonths(base, (unit === 'monthly' ? 1 : 12) * Number(count)) : null;
}

/** Reads a date as Todoist writes it, in the language of the row; null for words that say no single date. */
export function readWords(raw: string, language: string, context: ImportContext): WordDate | null {
  const { timeZone, baseDay, now } = context;
  const numeric = readDate(raw, context.answers?.dateOrder ?? 'month-first');
  if (numeric) return { due: dueOf(numeric, timeZone), repeat: null, told: [] };
  const names = namesOf(language);
  const text = raw.trim().replace(/\s+/g, ' ');
  const timed = TIME.exec(text);
  const time = timed ? readTime((timed[1] ?? '').replace(/(\d)h$/i, '$1:00')) : null;
  const words = (time === null ? text : text.slice(0, timed?.index)).toLowerCase().trim();
  const due = (day: DayKey) => dueOf({ day, time }, timeZone);

  const today = dayKeyOf(now, timeZone);
  const said = readSaidRepeat(words, language, today, timeZone);
  if (said) {
    const next = (said.rule.weekdays ?? []).map(({ weekday }) => nextWeekday(today, weekday));
    const start = said.first ?? next.sort()[0] ?? today;
    const repeat = repeatOf(said.rule, start, said.end);
    return { due: due(start), repeat, told: ['repeat-start-guessed'] };
  }
  if (isRepeating(words)) return null;
  if (words === '' && time !== null)
    return { due: due(baseDay), repeat: null, told: ['date-guessed'] };
  const numbers = readDate(words, context.answers?.dateOrder ?? 'month-first');
  if (numbers) return { due: due(numbers.day), repeat: null, told: [] };
  const named = namedDay(words, baseDay, names);
  if (named)
    return { due: due(named), repeat: null, told: /\d{4}/.test(words) ? [] : ['date-guessed'] };
  const weekday = names.weekdayOf(
    words
      .replace(/^(?:next|this|nächsten|diesen|on|am|el|le|op|på|w|we|во?|próximo|prossimo)\s/, '')
      .replace(/\s(?:prochain|próximo|prossimo)$/, ''),
  );
  const counted =
    countedDay(words, baseDay) ?? (weekday > 0 ? nextWeekday(addDays(baseDay, 1), weekday) : null);
  return counted ? { due: due(counted), repeat: null, told: ['date-guessed'] } : null;
}
