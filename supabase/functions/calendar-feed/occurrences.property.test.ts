import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { dayKeyOf, instantOf } from '@plainday/domain-calendar';
import { occurrencesWithin } from '@plainday/domain-tasks/recurrence';
import { feedText } from './calendar';
import type { FeedTask } from './feed.types';
import { feedTask } from './testing/feed-task';
import { eventsOfNodeIcal } from './testing/node-ical';

// What two other readers make of the feed over a year is what Plainday itself shows. More than the few of every run:
// `RUNS=2000 SEED=1 npx jest --selectProjects node -- calendar-feed/occurrences`.
const RUNS = Number(process.env['RUNS'] ?? 40);
let state = Number(process.env['SEED'] ?? 241);

function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const below = (count: number) => Math.floor(random() * count);
const pick = <Each>(list: readonly Each[]): Each => list[below(list.length)] as Each;

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 26, 9);
const YEAR = { fromMs: Date.UTC(2026, 10, 26), toMs: Date.UTC(2027, 10, 26) };
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Africa/Cairo'];
const MORE = ['Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Kiritimati'];
const RULES = [
  null,
  null,
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU',
  'FREQ=MONTHLY;BYDAY=3FR',
  'FREQ=MONTHLY;BYDAY=-1MO',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYMONTHDAY=1,15',
  'FREQ=MONTHLY;BYMONTHDAY=28,30',
  'FREQ=MONTHLY;BYMONTHDAY=30,31',
  'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=31',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=2,4;BYMONTHDAY=31',
  'FREQ=YEARLY;BYMONTH=11;BYDAY=4TH',
];

const patternOf = (rule: string | null) =>
  (/FREQ=(\w+)/.exec(rule ?? '')?.[1]?.toLowerCase() ??
    pick(['daily', 'weekly', 'monthly', 'yearly'])) as FeedTask['repeat_pattern'];

function drawTask(zone: string): FeedTask {
  const rule = pick(RULES);
  let dueMs = NOW + (below(80) - 20) * DAY + below(1440) * 60_000;
  const day = dayKeyOf(dueMs, zone);
  const isDay = below(3) === 0;
  if (isDay) dueMs = instantOf(day, '23:59', zone);
  const ends = below(4);
  const task = feedTask({
    due_date: new Date(dueMs).toISOString(),
    due_day: isDay ? day : null,
    repeat_pattern: below(6) === 0 ? null : patternOf(rule),
    repeat_interval: pick([null, 1, 2, 3, 5]),
    repeat_rule: rule,
    repeat_left: ends === 0 ? 1 + below(20) : null,
    repeat_until: ends === 1 ? new Date(dueMs + below(300) * DAY).toISOString() : null,
    repeat_anchor_day: null,
  });
  if (rule === null || below(4) === 0) return task;
  // Most tasks are due on a day of their rule.
  const [next] = datesOf({ ...task, repeat_left: null, repeat_until: null }, zone).slice(-1);
  const nextMs = next ?? dueMs;
  const due_day = isDay ? dayKeyOf(nextMs, zone) : null;
  return { ...task, due_date: new Date(nextMs).toISOString(), due_day, repeat_until: null };
}

/** Dates of Plainday's own, epoch milliseconds; days as their noon. */
function datesOf(task: FeedTask, zone: string): number[] {
  const first = task.due_day ? instantOf(task.due_day, '12:00', zone) : Date.parse(task.due_date);
  const own = { ...task, due_date: new Date(first).toISOString(), reminder_time: null };
  const span = { fromMs: first + 1, toMs: YEAR.toMs + DAY };
  const later = occurrencesWithin(own, span, { timeZone: zone }).map((due) =>
    task.due_day ? instantOf(dayKeyOf(Date.parse(due), zone), '12:00', zone) : Date.parse(due),
  );
  return [first, ...later].filter(inYear);
}

const inYear = (ms: number) => ms >= YEAR.fromMs && ms < YEAR.toMs;

/** Dates that ical.js reads, which knows of zones what the feed says. */
function datesOfIcal(text: string, zone: string): number[] {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  ICAL.TimezoneService.reset();
  for (const clocks of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(clocks));
  }
  const found: number[] = [];
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    const dates = event.iterator();
    for (let date = dates.next(); date && date.year < 2028; date = dates.next()) {
      found.push(
        date.isDate ? instantOf(date.toString(), '12:00', zone) : date.toUnixTime() * 1000,
      );
    }
  }
  return found.filter(inYear).sort((a, b) => a - b);
}

/** Dates that node-ical reads, which has the clocks of the platform. Its days are midnights of this machine. */
function datesOfNodeIcal(text: string, zone: string): number[] {
  const noonOf = (date: Date) => instantOf(dayKeyOf(date.getTime()), '12:00', zone);
  const from = new Date(YEAR.fromMs - DAY);
  const to = new Date(YEAR.toMs + DAY);
  return eventsOfNodeIcal(text)
    .flatMap((event) => nodeIcal.expandRecurringEvent(event, { from, to }))
    .map(({ start, isFullDay }) => (isFullDay ? noonOf(start) : start.getTime()))
    .filter(inYear)
    .sort((a, b) => a - b);
}

test(`${RUNS} random tasks are read as they are shown`, () => {
  let rules = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const zone = pick([...ZONES, ...MORE]);
    const task = drawTask(zone);
    const text = feedText([task], zone, 'vevent', NOW);
    const own = task.repeat_from === 'completion' ? [] : datesOf(task, zone);
    const what = JSON.stringify({ zone, task, text });
    expect([what, datesOfIcal(text, zone)]).toEqual([what, own]);
    expect([what, datesOfNodeIcal(text, zone)]).toEqual([what, own]);
    if (text.includes('RRULE:')) rules += 1;
  }
  expect(rules).toBeGreaterThan(RUNS / 4);
});
