import { MASK } from './mask';

const SMALL_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Weekdays as a pattern, long and short. */
export const WEEKDAY = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)`;
/** Months as a pattern, long and short. */
export const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
/** Hours as words: one to twelve. A pattern. */
export const HOUR_WORD = `(?:${SMALL_NUMBERS.join('|')})`;
/** The longest first, as `forty-five` begins with another. */
const TEN_WORDS = Object.keys(TENS).sort((a, b) => b.length - a.length);
/** Minutes after an hour as words: `fifteen`, `thirty`. A pattern. */
export const MINUTE_WORD = `(?:${TEN_WORDS.join('|')}|ten)`;
/** Numbers as words. A pattern. */
export const NUMBER_WORD = `(?:an?|${[...TEN_WORDS, ...SMALL_NUMBERS].join('|')})`;
/** Numbers as a pattern: digits, and words up to twelve and for whole tens and quarters; `a`, `an`. */
export const NUMBER = String.raw`(?:\d{1,4}|${NUMBER_WORD})`;
/** `1st` … `31st` and `first`, as a pattern. */
export const ORDINAL = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|first)`;

/** Times of day that words stand for, `HH:mm`. */
export const PARTS_OF_DAY: Readonly<Record<string, string>> = {
  morning: '09:00',
  noon: '12:00',
  midday: '12:00',
  afternoon: '15:00',
  evening: '19:00',
  night: '21:00',
  tonight: '21:00',
  midnight: '00:00',
};

/** The number a text of {@link NUMBER} stands for. */
export function numberOf(word: string): number {
  const text = word.toLowerCase();
  if (text === 'a' || text === 'an') return 1;
  const index = SMALL_NUMBERS.indexOf(text);
  return index === -1 ? (TENS[text] ?? Number(text)) : index + 1;
}

/** 1 Monday … 7 Sunday. */
export function weekdayNumber(word: string): number {
  return WEEKDAYS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** 1 January … 12 December. */
export function monthNumber(word: string): number {
  return MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The number of `3rd` or `third`. */
export function ordinalOf(word: string): number {
  const index = ORDINALS.indexOf(word.toLowerCase());
  return index === -1 ? Number.parseInt(word, 10) : index + 1;
}

/** `on the 5th floor`: what is counted is no day of a month. A pattern. */
export const COUNTED =
  'floor|street|avenue|ave|grade|chapter|page|attempt|try|draft|edition|version|day|week|month|year|time|round|row|level|step|item|person|place|half|quarter|anniversary|birthday|century|line|question|issue|table|stop|exit|hole|one|of';

/** What comes next stands at the beginning, or beside what says when. A lookbehind. */
export const BESIDE = String.raw`(?<=(?:^|${MASK}|\d(?:[ap]m|st|nd|rd|th)?|\b(?:${WEEKDAY}|today|tonight|tomorrow|(?:day|week|month|year)s?|${HOUR_WORD}|${MINUTE_WORD}|noon|clock|${Object.keys(PARTS_OF_DAY).join('|')}))\s*)`;
