import { addDays, weekdayOf } from '@plainday/domain-calendar';
import { at, inOneLine, parsed } from './sample-parse';

// What each phrase says on Saturday 21 November 2026, by a calendar on the wall.
interface Said {
  readonly kind: string;
  /** The days the phrase fits. */
  readonly days?: (day: string) => boolean;
  readonly time?: string;
  /** An hour that does not say which half of the day. */
  readonly isBare?: boolean;
  /** A part of the day, which an hour beside it makes exact. */
  readonly isPart?: boolean;
  readonly rest?: string;
}

const on = (day: string) => (other: string) => other === day;
const weekday = (number: number) => (day: string) => weekdayOf(day) === number;

const PHRASES: Readonly<Record<string, Said>> = {
  'dec 5': { kind: 'date', days: on('2026-12-05') },
  '2026-12-07': { kind: 'date', days: on('2026-12-07') },
  'on the 25th': { kind: 'date', days: on('2026-11-25') },
  'friday 27th': { kind: 'date', days: on('2026-11-27') },
  monday: { kind: 'weekday', days: weekday(1) },
  'on friday': { kind: 'weekday', days: weekday(5) },
  '9am': { kind: 'time', time: '09:00' },
  'at 18:30': { kind: 'time', time: '18:30' },
  'at 9': { kind: 'time', isBare: true, time: '09:00' },
  'at nine': { kind: 'time', isBare: true, time: '09:00' },
  'at half past eight': { kind: 'time', isBare: true, time: '08:30' },
  'in the evening': { kind: 'time', isPart: true, time: '19:00' },
  tomorrow: { kind: 'span', days: on('2026-11-22') },
  'in 2 weeks': { kind: 'span', days: on('2026-12-05') },
  'end of month': { kind: 'span', days: on('2026-11-30') },
  '30m': { kind: 'duration', rest: '30 min' },
  'for 1h': { kind: 'duration', rest: '60 min' },
  'every day': { kind: 'repetition', rest: 'daily 1' },
  'every 2 weeks': { kind: 'repetition', rest: 'weekly 2' },
  'every monday': { kind: 'repetition', days: weekday(1), rest: 'weekly 1' },
  'every weekday': {
    kind: 'repetition',
    days: (day) => weekdayOf(day) < 6,
    rest: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  },
  'every mon, wed': {
    kind: 'repetition',
    days: (day) => [1, 3].includes(weekdayOf(day)),
    rest: 'FREQ=WEEKLY;BYDAY=MO,WE',
  },
  'every 3rd friday': {
    kind: 'repetition',
    days: (day) => weekdayOf(day) === 5 && /-(?:1[5-9]|2[01])$/.test(day),
    rest: 'FREQ=MONTHLY;BYDAY=3FR',
  },
  'every 1st and 15th': {
    kind: 'repetition',
    days: (day) => /-(?:01|15)$/.test(day),
    rest: 'FREQ=MONTHLY;BYMONTHDAY=1,15',
  },
  'every! 3 days': { kind: 'repetition', rest: 'daily 3 after completion' },
  'every day 5 times': { kind: 'repetition', rest: 'daily 1 5 times' },
  'every evening': { kind: 'repetition', isPart: true, time: '19:00', rest: 'daily 1' },
  'every month': { kind: 'repetition', rest: 'monthly 1' },
  p1: { kind: 'priority', rest: 'high' },
  '#Home': { kind: 'project', rest: '#home' },
  '@mira': { kind: 'tag', rest: '@mira' },
  'remind me 10 min before': { kind: 'reminder' },
};

const WHEN = new Set(['date', 'weekday', 'time', 'span', 'repetition']);
const ORDER = ['duration', 'priority', 'project', 'tag', 'repetition'];
const TITLE = 'Pay rent';

const inEvening = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;

/** The time of day that all of them say, '' where none does, null where they say two. */
function timeOf(when: readonly Said[], clock: string): string | null {
  const part = when.find(({ isPart }) => isPart)?.time;
  const exact = when.find(({ time, isPart }) => time && !isPart);
  if (!exact?.time) return part ?? '';
  if (part) {
    if (exact.isBare) return inEvening(exact.time);
    return exact.time >= '12:00' ? exact.time : null;
  }
  // At 19:40 a bare nine is the evening's, unless a day or a repetition says otherwise.
  const saysMore = when.some(({ days, kind }) => days ?? kind === 'repetition');
  return exact.isBare && clock > '18:00' && !saysMore ? inEvening(exact.time) : exact.time;
}

/** The first moment from now on that fits all that is said, or null where nothing does. */
function dueOf(said: readonly Said[], today: string, clock: string): string | null {
  const when = said.filter(({ kind }) => WHEN.has(kind));
  if (when.length === 0) return '';
  const names = when.some(({ days }) => days);
  const time = timeOf(when, clock);
  if (time === null) return null;
  for (let day = today; day < '2026-12-31'; day = addDays(day, 1)) {
    const fits = when.every(({ days = () => true }) => days(day));
    const isOver = day === today && (time || '17:00') <= clock;
    if (!fits || (isOver && (names || time))) continue;
    return `${day} ${isOver ? '23:59' : time || '17:00'}`;
  }
  return null;
}

/** Ten minutes before, of what stands in for a time that is over before the end of the day. */
function remindedOf(due: string): string {
  const base = due.endsWith('23:59') ? `${due.slice(0, 10)}T24:00Z` : `${due.replace(' ', 'T')}Z`;
  const at = new Date(Date.parse(base) - 600_000).toISOString();
  return `reminds ${at.slice(0, 10)} ${at.slice(11, 16)}`;
}

function expectedOf(words: readonly string[], today: string, clock: string): string | null {
  const said = words.map((word) => PHRASES[word] ?? { kind: '' });
  // A month's day is no weekday: tasks cannot say it. Beside a date the weekday only confirms that.
  const isUnsayable =
    words.includes('every month') &&
    said.some(({ kind }) => kind === 'weekday') &&
    !said.some(({ kind, days }) => days && kind !== 'weekday');
  const due = isUnsayable ? null : dueOf(said, today, clock);
  if (due === null) return null;
  const rest = ORDER.map((kind) => said.find((each) => each.kind === kind)?.rest);
  const reminded = due !== '' && said.some(({ kind }) => kind === 'reminder') && remindedOf(due);
  return [due, ...rest, reminded].filter(Boolean).join(' | ');
}

function permutations(words: readonly string[]): string[][] {
  if (words.length < 2) return [[...words]];
  return words.flatMap((word, index) =>
    permutations(words.filter((_, other) => other !== index)).map((rest) => [word, ...rest]),
  );
}

/** Before, after and around the title. */
function arrangements(words: readonly string[]): string[] {
  return permutations(words).flatMap((order) =>
    [...order, ''].map((_, place) =>
      [...order.slice(0, place), TITLE, ...order.slice(place)].join(' '),
    ),
  );
}

function unreadOf(tokens: readonly { readonly text: string }[], words: readonly string[]) {
  const taken = tokens.map((token) => token.text).join(' ');
  return words.filter((word) => !taken.includes(word));
}

function faultsOf(words: readonly string[], wall: string): string[] {
  const [today = '', clock = ''] = wall.split(' ');
  const now = at(wall);
  const anyWord = new RegExp(`(${words.join('|')})`);
  return arrangements(words).flatMap((text) => {
    const result = parsed(text, { now });
    const stays = unreadOf(result.tokens, words);
    const staysWhen = stays.filter((word) => WHEN.has(PHRASES[word]?.kind ?? ''));
    const when = words.filter((word) => WHEN.has(PHRASES[word]?.kind ?? ''));
    const isHalf = staysWhen.length > 0 && staysWhen.length < when.length;
    const read = words.filter((word) => !stays.includes(word));
    const expected = expectedOf(read, today, clock);
    const title = text
      .split(anyWord)
      .map((part) => part.trim())
      .filter((part) => part !== '' && !read.includes(part))
      .join(' ');
    const line = [title, expected].filter(Boolean).join(' | ');
    const actual = inOneLine(result);
    const isReminded = result.due_date !== null && !text.includes(`before ${TITLE}`);
    const sure = ['priority', 'project', 'tag', ...(isReminded ? ['reminder'] : [])];
    const staysSure = stays.some((word) => sure.includes(PHRASES[word]?.kind ?? ''));
    return isHalf || staysSure || expected === null || actual !== line
      ? [`${text} → ${actual}${isHalf ? ' (half)' : ` ≠ ${line}`}`]
      : [];
  });
}

const KEYS = Object.keys(PHRASES);
const kindOf = (word: string) => PHRASES[word]?.kind;
const PAIRS = KEYS.flatMap((a, index) =>
  KEYS.slice(index + 1).flatMap((b) => (kindOf(a) === kindOf(b) ? [] : [[a, b]])),
);
/** Of each kind the phrases that are the hardest to tell from a title, or from their neighbors. */
const HARD = [
  'dec 5',
  'on the 25th',
  'friday 27th',
  'monday',
  'at nine',
  '9am',
  'in the evening',
  'tomorrow',
  'end of month',
  '30m',
  'every day',
  'every weekday',
  'every 3rd friday',
  'every evening',
  'every month',
  'p1',
  '#Home',
  '@mira',
  'remind me 10 min before',
];
const TRIPLES = HARD.flatMap((a, i) =>
  HARD.slice(i + 1).flatMap((b, j) => HARD.slice(i + j + 2).map((c) => [a, b, c])),
).filter((words) => new Set(words.map(kindOf)).size === 3);

describe.each(['2026-11-21 08:15', '2026-11-21 19:40'])(
  '[QA12] [F6] at %s, in any order',
  (wall) => {
    it('a pair says the same or stays in its place', () => {
      expect(PAIRS.flatMap((words) => faultsOf(words, wall))).toEqual([]);
    });

    it('three say the same or stay in their place', () => {
      expect(TRIPLES.flatMap((words) => faultsOf(words, wall))).toEqual([]);
    });
  },
);
