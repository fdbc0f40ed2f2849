import { buildTask } from '@plainday/testing-unit';
import { agendaByDay, agendaOn } from './agenda.logic';
import { cellName } from './words.logic';

const RULE = { dayStartMinutes: 0 };

const at = (hours: number) => new Date(2026, 10, 21, hours).toISOString();
const NOTHING = { open: [], done: [], repeats: [], tracked: [], habits: [] };
const NOW = Date.parse(at(14));

test('[CV3] a cell says everything that it shows', () => {
  const task = buildTask({ due_date: at(17) });
  const days = agendaByDay(
    {
      open: [task, buildTask({ due_date: at(9) })],
      done: [buildTask({ completed: true, due_date: at(8) })],
      repeats: [{ id: 'r', task, due: at(18), day: '2026-11-21' }],
      tracked: [{ id: 't', day: '2026-11-21', title: 'T', start: at(9), end: at(11) }],
      habits: [
        { id: 'h', day: '2026-11-21', title: 'Read', done: true },
        { id: 'i', day: '2026-11-21', title: 'Run', done: false },
      ],
    },
    RULE,
  );
  expect(cellName('2026-11-21', agendaOn(days, '2026-11-21'), NOW, RULE)).toBe(
    'Saturday, November 21, 2 tasks, 1 late, 1 completed, 1 repeat, 2 h 00 tracked, 1 of 2 habits',
  );
});

test('[CV3] an empty day is its name', () => {
  const day = agendaOn(agendaByDay(NOTHING, RULE), '2026-11-22');
  expect(cellName('2026-11-22', day, NOW, RULE)).toBe('Sunday, November 22');
});
