import { addDays, isDayKey, offsetAt, toDayKey, weekdayOf } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { casual } from 'chrono-node/en';
import type { ParsedResult } from 'chrono-node/en';
import { DURATION_MAX_MINUTES } from '../../model/limits';
import { maskAll, standsAlone } from '../text/mask';
import { isAfternoon, mayBeEvening } from './clock-rules';
import { comingWeekday } from './moment';
import type { Phrase, ReferenceTime } from './moment';
import { isLikely } from './likely';
import { MONTH, PARTS_OF_DAY, WEEKDAY, weekdayNumber } from '../text/words';

const NAMED_WEEKDAY = new RegExp(`\\b(next\\s+)?(${WEEKDAY})\\b`, 'i');
const WORD_ZONE = /\s*,?\s*\(?\b(?!am\b|pm\b)[a-z]{2,4}\)?$/;
// `Review #12 tomorrow`: chrono would read the number as a time.
const LOOSE_NUMBER =
  /(?<!\b(?:at|from|@)\s+)(?<![\d:.,/])\b\d+(?=\s+(?:today|tonight|tomorrow|tmrw?|this|next|in)\b)/gi;
/** `pages 10-20 monday`: what is counted after its noun is no time. */
const COUNT_AFTER =
  /(?<=\b(?:pages?|chapters?|verses?|lines?|rows?|questions?|exercises?|items?|rooms?|gates?)\s+)\d+(?:\s*[-–]\s*\d+)?(?![\d:.]|\s*[ap]\.?m\b)/gi;
/** `at 9 dec 5`, `dec 5 tomorrow`: chrono would read the ninth of December, or forget the fifth. */
const SEAMS = [
  // `Meet June at 5`: a name, and a time.
  `(?<=\\b${MONTH})\\s(?=(?:at|@)\\s*\\d)`,
  `(?<=\\b(?:at|@)\\s*\\d{1,2})\\s(?=\\s*(?:${MONTH}\\s+\\d|\\d))`,
  `(?<=\\d|\\b${WEEKDAY})\\s(?=(?:today|tomorrow)\\b)`,
  `(?<=\\b(?:today|tomorrow))\\s(?=(?:${WEEKDAY}\\b|${MONTH}\\s+\\d|\\d{4}-))`,
].map((seam) => new RegExp(seam, 'gi'));
const LAST_YEAR = 2199;

const two = (value: number) => String(value).padStart(2, '0');

/** chrono reads 50–99 as the last century; a task is never that old. */
function yearOf(start: ParsedResult['start'], text: string): number {
  const year = start.get('year') ?? 0;
  return year < 2000 && !text.includes(String(year)) ? year + 100 : year;
}

function nextDate(today: DayKey, month: number, day: number): DayKey | null {
  const year = Number(today.slice(0, 4));
  return (
    [year, year + 1]
      .map((candidate) => `${candidate}-${two(month)}-${two(day)}`)
      .find((key) => isDayKey(key) && key >= today) ?? null
  );
}

function weekdayNamed(text: string, today: DayKey): DayKey | null {
  const named = NAMED_WEEKDAY.exec(text);
  const weekday = /weekend/i.test(text) ? 6 : named ? weekdayNumber(named[2] ?? '') : 0;
  if (weekday === 0) return null;
  if (weekday === 6 && weekdayOf(today) === 7 && /this\s+weekend/i.test(text)) return today;
  const inNextWeek = /\bnext\b/i.test(text);
  return inNextWeek
    ? addDays(today, 7 - weekdayOf(today) + weekday)
    : comingWeekday(today, weekday);
}

const DAY_PART = /\b(tonight|morning|noon|midday|afternoon|evening|night|midnight)\b/i;
/** Minutes. */
const HALF_DAY = 720;

type Day = { day?: DayKey; isWeekday?: boolean; isImpossible?: boolean };

/** `Fri 13 Nov` means the one that is a Friday, and no other year's. */
function isOnItsWeekday(start: ParsedResult['start'], key: DayKey): boolean {
  return !start.isCertain('weekday') || weekdayOf(key) % 7 === start.get('weekday');
}

function dayOf(start: ParsedResult['start'], text: string, today: DayKey): Day | null {
  const month = start.get('month') ?? 0;
  const day = start.get('day') ?? 0;
  if (start.isCertain('year')) {
    const year = yearOf(start, text);
    const key = `${year}-${two(month)}-${two(day)}`;
    const isComing = isDayKey(key) && key >= today && year <= LAST_YEAR;
    return isComing ? { day: key, isImpossible: !isOnItsWeekday(start, key) } : null;
  }
  if (start.isCertain('month')) {
    const key = nextDate(today, month, day);
    return key === null ? null : { day: key, isImpossible: !isOnItsWeekday(start, key) };
  }
  if (start.isCertain('weekday')) {
    const key = weekdayNamed(text, today);
    return key ? { day: key, isWeekday: !/\bnext\b|weekend/i.test(text) } : null;
  }
  return start.isCertain('day') ? { day: toDayKey(start.get('year') ?? 0, month, day) } : {};
}

/** `at 5`, which does not say which half of the day. */
function isBareHour(start: ParsedResult['start'], words: string): boolean {
  return (
    start.isCertain('hour') &&
    !start.isCertain('meridiem') &&
    !/\d[:.h]\d|[ap]\.?m\b/i.test(words) &&
    !DAY_PART.test(words)
  );
}

function timeOf(start: ParsedResult['start'], words: string, text: string): string | undefined {
  const part = DAY_PART.exec(words)?.[1];
  if (!start.isCertain('hour') || /^(?:mid|no)/i.test(part ?? ''))
    return part && PARTS_OF_DAY[part.toLowerCase()];
  const hour = start.get('hour') ?? 0;
  // A bare `at 5` is in the afternoon, `at 05:00` and `at 5 in the morning` are not; `tonight at 8` is 20:00.
  const isBare = isBareHour(start, words) && isAfternoon(hour, text);
  const isLate =
    /tonight|afternoon|evening|night/i.test(part ?? '') &&
    hour >= 1 &&
    hour < 12 &&
    !/\b[ap]\.?m\b/i.test(words);
  return `${two(isBare || isLate ? hour + 12 : hour)}:${two(start.get('minute') ?? 0)}`;
}

/** `9am-5pm` takes eight hours. */
function minutesOf({ start, end }: ParsedResult): number | undefined {
  if (!end?.isCertain('hour') || !start.isCertain('hour')) return undefined;
  const span = Math.round((end.date().getTime() - start.date().getTime()) / 60_000);
  // `from 9 to 5` ends on the same day.
  const minutes = span > HALF_DAY && !end.isCertain('meridiem') ? span - HALF_DAY : span;
  return minutes > 0 && minutes <= DURATION_MAX_MINUTES ? minutes : undefined;
}

function toPhrase(result: ParsedResult, text: string, present: ReferenceTime): Phrase | null {
  const zoned = result.start.isCertain('timezoneOffset');
  const word = zoned ? (WORD_ZONE.exec(result.text)?.[0] ?? '') : '';
  const words = result.text.slice(0, result.text.length - word.length).replace(/[\s,]+$/, '');
  const range = { start: result.index, end: result.index + words.length };
  if (!standsAlone(text, range) || !isLikely(words, text, range, result.start, present.accepts))
    return null;
  const day = /^this\s+(?:morning|afternoon|evening|night)\b|^tonight\b/i.test(words)
    ? { day: present.today }
    : dayOf(result.start, words, present.today);
  if (!day) return null;
  if (zoned && word === '') return { ...range, instant: result.start.date().getTime() };
  const lastDay = result.end && dayOf(result.end, '', present.today)?.day;
  const time = timeOf(result.start, words, text);
  const isBare = isBareHour(result.start, words);
  const isPart = time !== undefined && DAY_PART.test(words) && !/\d/.test(words);
  return {
    ...range,
    ...day,
    time,
    isBare,
    isPart,
    mayBeEvening: isBare && mayBeEvening(time ?? ''),
    minutes: minutesOf(result),
    lastDay,
  };
}

/** Dates and times as people write them, read by chrono; what is likely no date stays text. */
export function findDates(text: string, present: ReferenceTime): Phrase[] {
  const { nowMs, today, timeZone, dayStart } = present;
  const apart = SEAMS.reduce(maskAll, text);
  return casual
    .parse([LOOSE_NUMBER, COUNT_AFTER].reduce(maskAll, apart), {
      // `tomorrow` counts from the day one lives in.
      instant: new Date(nowMs - dayStart * 60_000),
      timezone: offsetAt(nowMs, timeZone) / 60_000,
    })
    .map((result) => toPhrase(result, apart, { ...present, today }))
    .filter((phrase) => phrase !== null);
}
