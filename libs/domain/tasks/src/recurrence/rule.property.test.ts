import { RRuleTemporal } from 'rrule-temporal';
import 'temporal-polyfill/global';
import { NO_REPEAT } from '../model/repeat-fields';
import { nextOccurrence } from './next-occurrence';
import { parseRule, ruleText } from './rule';

// Random rules, zones and dates against an independent calculation: the days by rrule-temporal, the instants by the platform's
// own clocks. `RUNS=20000 SEED=1 npx jest --selectProjects node -- rule.property` for more than the few of every run.
const RUNS = Number(process.env['RUNS'] ?? 400);
const SEED = Number(process.env['SEED'] ?? 39);

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const two = (value: number) => String(value).padStart(2, '0');
const random = randomFrom(SEED);
const below = (count: number) => Math.floor(random() * count);
const pick = <Each>(list: readonly Each[]): Each => list[below(list.length)] as Each;
const some = (list: readonly string[], most: number) =>
  [...list].sort(() => random() - 0.5).slice(0, 1 + below(most));

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1));
const MONTH_DAYS = [...Array.from({ length: 31 }, (_, index) => String(index + 1)), '-1', '-2'];
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];

interface Drawn {
  readonly freq: string;
  readonly interval: number;
  readonly days?: readonly string[];
  readonly monthDays?: readonly string[];
  readonly months?: readonly string[];
  readonly place?: number;
}

const nth = (places: readonly number[]) => `${pick(places)}${pick(CODES)}`;

/** A fifth weekday is in no February but one of many years: nothing to wait for. */
function drawDays(freq: string): Partial<Drawn> {
  const places = freq === 'YEARLY' ? [1, 2, 3, 4, -1, -2] : [1, 2, 3, 4, 5, -1, -2];
  const kind = below(3);
  if (kind === 0) return { days: some([nth(places), nth(places)], 2) };
  if (kind === 1) return { monthDays: some(MONTH_DAYS, 3) };
  return { days: pick([CODES.slice(0, 5), ['SA', 'SU']]), place: pick([1, 2, -1, -2]) };
}

function draw(): Drawn {
  const freq = pick(['DAILY', 'WEEKLY', 'WEEKLY', 'MONTHLY', 'MONTHLY', 'YEARLY']);
  const interval = pick([1, 1, 2, 3, 1 + below(14)]);
  const isPlain = freq === 'DAILY' || below(4) === 0;
  if (isPlain) return { freq, interval };
  if (freq === 'WEEKLY') return { freq, interval, days: some(CODES, 7) };
  const months = freq === 'YEARLY' ? { months: some(MONTHS, 2) } : {};
  return { freq, interval, ...drawDays(freq), ...months };
}

function textOf({ freq, interval, days, monthDays, months, place }: Drawn): string {
  return [
    `FREQ=${freq}`,
    `INTERVAL=${interval}`,
    months && `BYMONTH=${months.join()}`,
    monthDays && `BYMONTHDAY=${monthDays.join()}`,
    days && `BYDAY=${days.join()}`,
    place && `BYSETPOS=${place}`,
  ]
    .filter(Boolean)
    .join(';');
}

/** The first day of a rule that is asked for. In a zone without clock changes: they are looked at apart. */
function walk(rule: Drawn, start: string, dayOf: (day: string) => string, from: string): string[] {
  const rruleString = `DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${textOf(rule)}`;
  const days = new RRuleTemporal({ rruleString });
  // A day of the month may lie before the last one, by which it is looked for.
  const since = maxOf(start, from);
  for (let day = days.next(new Date(since), true); day; day = days.next(day)) {
    const text = dayOf(day.toPlainDate().toString());
    if (text > '2150') return [];
    if (text > start && text >= from) return [text];
  }
  return [];
}

/** A day of the month, or its last one where it has none of that number: each month's last day, and what is below it. */
function walkMonths(rule: Drawn, start: string, from: string): string[] {
  const own = String(Number(start.slice(8)));
  const months =
    rule.freq === 'YEARLY' ? { months: rule.months ?? [String(Number(start.slice(5, 7)))] } : {};
  return (rule.monthDays ?? [own]).flatMap((day) => {
    const isFromEnd = Number(day) < 0;
    const each = { ...rule, ...months, monthDays: [isFromEnd ? day : '-1'] };
    const below = (last: string) =>
      isFromEnd ? last : `${last.slice(0, 8)}${two(Math.min(Number(day), Number(last.slice(8))))}`;
    return walk(each, start, below, from);
  });
}

/** The days on which a rule falls after `start`, and not before `from`, by rrule-temporal. */
function daysByOther(rule: Drawn, start: string, from: string): string | null {
  const isOfMonth = rule.freq === 'MONTHLY' || rule.freq === 'YEARLY';
  const found =
    isOfMonth && !rule.days ? walkMonths(rule, start, from) : walk(rule, start, (day) => day, from);
  return found.sort()[0] ?? null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function shown(ms: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(ms);
}

/** The first instant at which the clocks of a zone show this, by looking at them; where none does, a gap later. */
function instantByClocks(wall: string, zone: string): number {
  const utc = Date.parse(`${wall.replace(' ', 'T')}:00Z`);
  const ahead = (ms: number) => Date.parse(`${shown(ms, zone).replace(' ', 'T')}:00Z`) - ms;
  const offsets = [ahead(utc - 86_400_000), ahead(utc + 86_400_000)];
  const hits = offsets.map((offset) => utc - offset).filter((ms) => shown(ms, zone) === wall);
  return hits.length > 0 ? Math.min(...hits) : utc - (offsets[0] ?? 0);
}

function faultOf(): string | null {
  const rule = draw();
  const timeZone = pick(ZONES);
  const start = new Date(Date.UTC(2024 + below(8), below(12), 1 + below(31))).toISOString();
  const day = start.slice(0, 10);
  const time = `${two(pick([0, 2, 2, 3, 9, 17, 23]))}:${pick(['00', '15', '30', '59'])}`;
  const first = instantByClocks(`${day} ${time}`, timeZone);
  // Where the first date is itself skipped or doubled, its time is not known.
  if (shown(first, timeZone) !== `${day} ${time}`) return null;
  const now = first + pick([-30, -1, 0, 1, 12, 400, 3000]) * 86_400_000 + below(86_400) * 1000;

  const task = {
    ...NO_REPEAT,
    due_date: new Date(first).toISOString(),
    due_day: null,
    reminder_time: null,
    repeat_pattern: 'daily' as const,
    repeat_interval: 1,
    repeat_rule: textOf(rule),
  };
  let from = day;
  let expected: number | null = null;
  while (expected === null || expected <= now) {
    const next = daysByOther(
      rule,
      day,
      now > first ? maxOf(from, shown(now, timeZone).slice(0, 10)) : from,
    );
    if (next === null) break;
    expected = instantByClocks(`${next} ${time}`, timeZone);
    from = new Date(Date.parse(next) + 86_400_000).toISOString().slice(0, 10);
  }
  const found = nextOccurrence(task, new Date(now), { timeZone });
  const ours = found && Date.parse(found.due_date);
  return ours === expected
    ? null
    : `${textOf(rule)} from ${day} ${time} ${timeZone} at ${new Date(now).toISOString()}: ${
        ours === null ? 'none' : shown(ours, timeZone)
      } ≠ ${expected === null ? 'none' : shown(expected, timeZone)}`;
}

function maxOf(a: string, b: string): string {
  return a > b ? a : b;
}

test(`[decision 90] ${RUNS} random rules, zones and dates come out as by rrule-temporal`, () => {
  const faults = Array.from({ length: RUNS }, faultOf).filter(Boolean);
  expect(faults).toEqual([]);
});

test('[decision 90] a rule written and read again is the same rule', () => {
  const rules = Array.from({ length: RUNS }, () => parseRule(textOf(draw())));
  expect(rules.every((rule) => rule !== null)).toBe(true);
  expect(rules.map((rule) => rule && parseRule(ruleText(rule)))).toEqual(rules);
});
