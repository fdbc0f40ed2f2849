import { readFile } from '../../read-file';
import { ImportRefusal } from '../../plan';
import { run } from '../../testing/run';

const CONTEXT = { timeZone: 'Europe/Berlin', now: Date.UTC(2026, 10, 25), baseDay: '2026-11-25' };
const read = (text: string | Uint8Array) =>
  run(readFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'x', CONTEXT));

test.each([
  ['Titolo;Scadenza;Completata\nA;31/12/2026;sì\n', '2026-12-31'],
  ['Título;Data de vencimento;Concluída\nA;31/12/2026;sim\n', '2026-12-31'],
  ['Tytuł;Termin;Ukończone\nA;31.12.2026;tak\n', '2026-12-31'],
  ['Название;Срок;Выполнено\nA;31.12.2026;да\n', '2026-12-31'],
  ['Titel;Vervaldatum;Voltooid\nA;31-12-2026;ja\n', '2026-12-31'],
  ['Task,Due date,Done\nA,"Thu, 31 Dec 2026",x\n', '2026-12-31'],
  ['Task,Due date,Done\nA,"Thursday, December 31, 2026",x\n', '2026-12-31'],
  ['Task,Due date,Done\nA,46387,x\n', '2026-12-31'],
  ['Task,Due date,Done\nA,"December 3, 2026 → December 31, 2026",x\n', '2026-12-31'],
])('a table in another language or with other dates: %j', (text, day) => {
  expect(read(text).tasks).toEqual([
    expect.objectContaining({
      title: 'A',
      completed: true,
      due: expect.objectContaining({ day, hasTime: false }),
    }),
  ]);
});

test.each(['"Dec 31, 2026, 4:30 pm"', '46387.6875', '"Thu, 31 Dec 2026 16:30"'])(
  'a date with a time: %s',
  (cell) => {
    const [task] = read(`Task,Due date\nA,${cell}\nB,\n`).tasks;
    expect(task?.due).toMatchObject({ hasTime: true, at: Date.UTC(2026, 11, 31, 15, 30) });
  },
);

test('the beginning of a stretch of days is kept, and brackets are no part of tags', () => {
  const [task] = read('Task,Due date,Tags\nA,"Dec 1, 2026 → Dec 3, 2026","[x, y]"\n').tasks;
  expect(task).toMatchObject({ description: 'Due: Dec 1, 2026 → Dec 3, 2026', tags: ['x', 'y'] });
});

test.each([
  ['Time', '16:30', '15:30'],
  ['Tid', '4:30 pm', '15:30'],
  ['Uhrzeit', '9:05', '08:05'],
])('a time of the day beside the date, under %s: %s', (name, cell, utc) => {
  const { tasks, table } = read(`Task,Due date,${name}\nA,2026-12-31,${cell}\nB,2026-12-31,\n`);
  expect([...(table?.columns.values() ?? [])]).toContain('dueTime');
  expect(tasks[0]?.due).toMatchObject({ hasTime: true, at: Date.parse(`2026-12-31T${utc}Z`) });
  expect(tasks[1]?.due).toMatchObject({ hasTime: false, day: '2026-12-31' });
});

test.each(['1:30', '90 min', '2h', '00:45', '25:00'])('a time that something takes: %s', (cell) => {
  const plan = read(`Task,Due date,Time\nA,2026-12-31,${cell}\nB,2026-12-30,10:00\n`);
  expect(plan.tasks.map(({ due, description }) => [due?.hasTime, description])).toEqual([
    [false, `Time: ${cell}`],
    [false, 'Time: 10:00'],
  ]);
  expect(plan.lost).toEqual([{ what: 'unknown-column', count: 1 }]);
});

test.each([
  ['18:00', 'Time: 18:00'],
  ['14:00', null],
])('of two times that of the date counts, and another stays as text: %s', (cell, description) => {
  const [task] = read(`Task,Due date,Due time\nA,2026-12-31 14:00,${cell}\n`).tasks;
  expect(task).toMatchObject({ description, due: { at: Date.UTC(2026, 11, 31, 13) } });
});

test.each([
  ['only-database', 'SQLite format 3\u0000'],
  ['only-tape', `${'note.md'.padEnd(257, '\u0000')}ustar`],
])('what only its own app reads is named: %s', (code, text) => {
  expect(() => read(text)).toThrow(new ImportRefusal(code));
});

test.each([
  ['01:30', '02:15'],
  ['01:30', '08:00'],
])('early times alone may be how long something takes, which is asked: %s, %s', (a, b) => {
  const rows = `Task,Due date,Time\nA,2026-12-31,${a}\nB,2026-12-30,${b}\n`;
  const plan = read(rows);
  expect(plan.table?.unsure).toBe(2);
  expect(plan.tasks.map(({ due, description }) => [due?.hasTime, description])).toEqual([
    [false, `Time: ${a}`],
    [false, `Time: ${b}`],
  ]);
});

test.each([
  ['Task,Due date,Time', '08:00', ''],
  ['Task,Due date,Time,Estimate', '01:30', ',45'],
  ['Task,Due date,Time', '01:30', '\nB,2026-12-30,16:30'],
])('a time that can only be one of the day is not asked for: %s %s%s', (head, cell, rest) => {
  const plan = read(`${head}\nA,2026-12-31,${cell}${rest}\n`);
  expect(plan.table?.unsure).toBe(-1);
  const at = Date.parse(`2026-12-31T${cell}:00+01:00`);
  expect(plan.tasks[0]?.due).toMatchObject({ hasTime: true, at });
});

test('a column that is asked is no title, where no head names one', () => {
  const { table, tasks } = read('Date,Time,Vorhaben\n2026-12-31,01:30,A\n2026-12-30,02:15,B\n');
  expect(table?.isGuessed).toBe(true);
  expect(table?.unsure).toBe(1);
  expect([...(table?.columns ?? [])]).toEqual([
    [0, 'due'],
    [2, 'title'],
  ]);
  expect(tasks.map(({ title, description }) => [title, description])).toEqual([
    ['A', 'Time: 01:30'],
    ['B', 'Time: 02:15'],
  ]);
});

test.each([
  ['Parent id', '10001', '10002'],
  ['Parent', 'GAR-1', 'GAR-2'],
  ['Parent summary,Parent', 'Epic of autumn,10001', 'Plant bulbs,10002'],
])('Jira names a parent by its number or its key: %s', (head, first, second) => {
  const none = ','.repeat(head.split(',').length - 1);
  const { tasks } = read(
    `Summary,Issue key,Issue id,Issue Type,${head}\nEpic of autumn,GAR-1,10001,Epic,${none}\n` +
      `Plant bulbs,GAR-2,10002,Task,${first}\nBuy tulips,GAR-3,10003,Sub-task,${second}\n`,
  );
  // There is one level here: what is below a subtask comes below its task.
  expect(tasks.map(({ ref, parent }) => [ref, parent])).toEqual([
    ['id:GAR-1', null],
    ['id:GAR-2', 'GAR-1'],
    ['id:GAR-3', 'GAR-1'],
  ]);
});

test('a row without a title is called by the first line of its text, and is skipped without one', () => {
  const { tasks, skipped } = read('Title,Notes\n,"Call Ann\nabout the roof"\n,\n" ",\nMow,\n');
  expect(tasks.map(({ title, description, project }) => [title, description, project])).toEqual([
    ['Call Ann', 'about the roof', tasks[1]?.project],
    ['Mow', null, expect.any(String)],
  ]);
  expect(skipped.every(({ what }) => what === 'empty-title')).toBe(true);
});
