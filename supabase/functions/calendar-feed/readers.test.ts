import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { feedText } from './calendar';
import { feedTask } from './testing/feed-task';
import { eventsOfNodeIcal } from './testing/node-ical';

const NOW = Date.UTC(2026, 10, 26, 9);
const DUE = Date.UTC(2026, 11, 1, 8);

/** Two weeks before, where the clocks of Berlin go back on October 25. */
const BEFORE = {
  repeat_pattern: 'weekly',
  due_date: '2026-10-13T07:00:00Z',
  duration: 45,
} as const;
const TUESDAYS = ['13T07', '20T07', '27T08'].map((at) => Date.parse(`2026-10-${at}:00:00Z`));

interface Read {
  readonly uid: string;
  readonly title: unknown;
  readonly revision: unknown;
  readonly startMs: number;
  readonly minutes: number;
}

const eventsOfIcal = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

function readByIcal(text: string): Read[] {
  return eventsOfIcal(text).map(({ uid, summary, sequence, startDate, duration }) => ({
    uid,
    title: summary,
    revision: sequence,
    startMs: startDate.toUnixTime() * 1000,
    minutes: duration.toSeconds() / 60,
  }));
}

function readByNodeIcal(text: string): Read[] {
  return eventsOfNodeIcal(text).map(({ uid, summary, sequence, start, end }) => ({
    uid,
    title: summary,
    revision: Number(sequence),
    startMs: start.getTime(),
    minutes: ((end?.getTime() ?? NaN) - start.getTime()) / 60_000,
  }));
}

const feedOf = (title: string) =>
  feedText([feedTask({ title, duration: 45 })], 'Europe/Berlin', 'vevent', NOW);

function wholeOf(title: string): Read[] {
  const uid = '6f1c7c0e-0000-4000-8000-000000000001@plainday';
  return [{ uid, title, revision: 3, startMs: DUE, minutes: 45 }];
}

test.each([
  'Milk, bread; eggs',
  'C:\\data, and \\; in between',
  '"Quoted": and a colon',
  'END:VEVENT',
  'SUMMARY;LANGUAGE=de:Hallo',
  `${'a'.repeat(66)}é and on`,
  `${'👩‍👩‍👧‍👦'.repeat(20)} all`,
  `${'日本語'.repeat(60)}`,
  'مرحبا بالعالم',
])('both readers have the title %j, and all else', (title) => {
  expect(readByIcal(feedOf(title))).toEqual(wholeOf(title));
  expect(readByNodeIcal(feedOf(title))).toEqual(wholeOf(title));
});

// node-ical takes an n after an escaped backslash for a line break, against RFC 5545 §3.3.11.
test.each(['C:\\new\\notes', 'The literal \\n, and \\, and \\;'])(
  'ical.js has the title %j',
  (title) => {
    expect(readByIcal(feedOf(title))).toEqual(wholeOf(title));
  },
);

test('both readers have a series in the time that the clocks of its zone show', () => {
  const task = feedTask({ repeat_pattern: 'weekly', duration: 45 });
  const text = feedText([task], 'Europe/Berlin', 'vevent', NOW);
  for (const read of [readByIcal(text), readByNodeIcal(text)]) {
    expect(read).toEqual([expect.objectContaining({ startMs: DUE, minutes: 45 })]);
  }
});

test('both readers keep the time of a series over a change of its clocks', () => {
  const [from, to] = [new Date(Date.UTC(2026, 9, 12)), new Date(Date.UTC(2026, 9, 31))];
  const text = feedText([feedTask(BEFORE)], 'Europe/Berlin', 'vevent', from.getTime());
  const byIcal = eventsOfIcal(text).flatMap((event) => {
    const dates = event.iterator();
    return TUESDAYS.map(() => dates.next().toUnixTime() * 1000);
  });
  const byNodeIcal = eventsOfNodeIcal(text)
    .flatMap((event) => nodeIcal.expandRecurringEvent(event, { from, to }))
    .map(({ start }) => start.getTime());
  expect([byIcal, byNodeIcal]).toEqual([TUESDAYS, TUESDAYS]);
});
