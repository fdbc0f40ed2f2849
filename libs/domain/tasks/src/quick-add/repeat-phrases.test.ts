import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayKeyOf, instantOf } from '@plainday/domain-calendar';
import { upcomingOccurrences } from '../recurrence/next-occurrence';
import { ruleOf, ruleText } from '../recurrence/rule';
import { at, parsed, ZONE } from './sample-parse';
import type { RepeatFields } from '../model/repeat-fields';

// What people say of repetition, its rule, its time of day and the next five dates, as the page for people has them.
// Rules and first days by a calendar on the wall, the days after them by rrule-temporal.
const PAGE = readFileSync(join(__dirname, '../../../../../tools/docs/REPETITION.md'), 'utf8');

type Row = readonly [phrase: string, rule: string, time: string, days: string];

const ROWS = PAGE.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.replaceAll('`', '').trim()) as unknown as Row);

test('[issue 39] the page names what people say', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(120);
});

function ruleInWords(repeat: RepeatFields): string {
  const { repeat_until: until, repeat_from: from, repeat_left: left } = repeat;
  const read = ruleOf(repeat);
  return [
    read && ruleText(read),
    from && 'after completion',
    until && `until ${dayKeyOf(Date.parse(until), ZONE)}`,
    left && `${left} times`,
  ]
    .filter(Boolean)
    .join(' ');
}

function nextFive(due: string, repeat: RepeatFields): string[] {
  const task = { due_date: due, due_day: null, reminder_time: null, ...repeat };
  const more = upcomingOccurrences(task, at('2026-11-21 12:00'), 4, { timeZone: ZONE });
  return [due, ...more];
}

test.each(ROWS)('[issue 39] %s', (phrase, rule, time, days) => {
  const { title, due_date, repeat } = parsed(`Review ${phrase}`);
  expect(title).toBe('Review');
  expect(repeat && ruleInWords(repeat)).toBe(rule);
  const instants = days.split(' ').map((day) => instantOf(day, time, ZONE));
  const found = due_date && repeat ? nextFive(due_date, repeat) : [];
  expect(found).toEqual(instants.map((ms) => new Date(ms).toISOString()));
});

// Alone in front, an adverb is an adjective: `Weekly review`.
test.each(ROWS.filter(([phrase]) => phrase.includes(' ')))(
  '[issue 39] %s, in front of the title',
  (phrase) => {
    const [after, before] = [parsed(`review ${phrase}`), parsed(`${phrase} review`)];
    const { title, due_date, repeat } = before;
    expect({ title, due_date, repeat }).toEqual({
      title: 'review',
      due_date: after.due_date,
      repeat: after.repeat,
    });
  },
);
