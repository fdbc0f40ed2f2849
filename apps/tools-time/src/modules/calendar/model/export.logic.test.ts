import ICAL from 'ical.js';
import { buildTask } from '@plainday/testing-unit';
import { agendaByDay, agendaOn } from './agenda.logic';
import { hoursOf } from './blocks.logic';
import { exportItems } from './export.logic';
import { toIcs } from './ics.logic';

const RULE = { dayStartMinutes: 0 };

const at = (hours: number, day = 21) => new Date(2026, 10, day, hours).toISOString();
const DAYS = ['2026-11-21', '2026-11-22'];
const TITLE = 'Müll; raus, „jetzt“ \\ BEGIN:VEVENT\n🙂 '.repeat(6);
const open = buildTask({ title: TITLE, due_date: at(17), duration: 90, description: 'Two\nlines' });
const done = buildTask({ title: 'Done', completed: true, due_date: at(8) });
const agendas = agendaByDay(
  {
    open: [open, buildTask({ title: 'Outside', due_date: at(9, 25) })],
    done: [done],
    repeats: [{ id: `${open.id}@x`, task: open, due: at(17, 22), day: '2026-11-22' }],
    tracked: [{ id: 's', day: '2026-11-21', title: 'Sketch', start: at(9), end: at(11) }],
    habits: [
      { id: 'h', day: '2026-11-21', title: 'Read', done: true },
      { id: 'h', day: '2026-11-22', title: 'Read', done: false },
    ],
  },
  RULE,
);

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}

test('[CV7] a parser of others reads what is shown, and nothing else', () => {
  const events = eventsOf(toIcs(exportItems(DAYS, agendas), Date.parse(at(14))));
  expect(
    events.map(({ summary, startDate, endDate }) => [
      summary,
      startDate.toJSDate().toISOString(),
      endDate.toJSDate().toISOString(),
    ]),
  ).toEqual([
    [TITLE, at(17), new Date(2026, 10, 21, 18, 30).toISOString()],
    ['Done', at(8), new Date(2026, 10, 21, 8, 30).toISOString()],
    ['Sketch', at(9), at(11)],
    ['Read', new Date(2026, 10, 21).toISOString(), new Date(2026, 10, 22).toISOString()],
    [TITLE, at(17, 22), new Date(2026, 10, 22, 18, 30).toISOString()],
  ]);
  expect(events[0]?.description).toBe('Two\nlines');
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(5);
  expect(events.find(({ summary }) => summary === 'Read')?.startDate.isDate).toBe(true);
});

test('[CV7] an empty range is a calendar without events', () => {
  expect(eventsOf(toIcs(exportItems(['2026-12-01'], agendas), 0))).toEqual([]);
});

test('[CV7] [decision 89] a task without a time is a whole day, and takes part in no hours', () => {
  // Written in Auckland: its instant lies in the morning.
  const day = buildTask({
    title: 'Pay',
    duration: 30,
    due_date: '2026-11-21T10:59:59Z',
    due_day: '2026-11-21',
  });
  const evening = buildTask({ title: 'Call', due_date: at(21) });
  const days = agendaByDay({ open: [day, evening] }, RULE);
  const agenda = agendaOn(days, '2026-11-21');
  expect(agenda.open.map(({ title }) => title)).toEqual(['Call', 'Pay']);
  expect(hoursOf(agenda, '2026-11-21', RULE).blocks.map(({ title }) => title)).toEqual(['Call']);
  const [, whole] = eventsOf(toIcs(exportItems(DAYS, days), 0));
  expect([whole?.summary, whole?.startDate.toString(), whole?.startDate.isDate]).toEqual([
    'Pay',
    '2026-11-21',
    true,
  ]);
});
