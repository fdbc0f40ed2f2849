import { zipSync } from 'fflate';
import type { Answers, ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';
import { tasksSaid } from '../testing/said';
import { leftBehind } from '../words';

const CONTEXT = {
  timeZone: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 25, 11),
  baseDay: '2026-11-25',
};
const encode = (text: string) => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, name: string, answers: Answers = {}): ImportPlan =>
  run(readFile(typeof file === 'string' ? encode(file) : file, name, { ...CONTEXT, answers }));
const said = (file: string, name = 'x.csv') => tasksSaid(read(file, name));

test.each([
  [
    'Outlook’s word for no date',
    'Betreff;Liste;Fällig am;Erledigt am\nA;L;01.12.2026;Ohne\n',
    'A | in L | due 2026-12-01',
  ],
  [
    'a list in Italian',
    'Attività;Scadenza;Elenco\nA;1 dicembre 2026;Casa\n',
    'A | in Casa | due 2026-12-01',
  ],
  [
    'a Russian year',
    'Задача;Срок;Проект\nA;2 декабря 2026 г.;Дом\n',
    'A | in Дом | due 2026-12-02',
  ],
  [
    'a Polish year',
    'Zadanie;Termin wykonania;Lista\nA;1 grudnia 2026 r.;Dom\n',
    'A | in Dom | due 2026-12-01',
  ],
  [
    'a time beside its day',
    'Title,List,Due Date,Due Time\nA,L,2026-12-01,2:30 PM\n',
    'A | in L | due 2026-12-01 14:30',
  ],
  [
    'a day and a time of a reminder in one cell',
    'Title,List,Due,Reminder\nA,L,2026-12-01,2026-11-30 18:00\n',
    'A | in L | due 2026-12-01 | reminds 2026-11-30 18:00',
  ],
  [
    'a reminder that is none',
    'Title,List,Due,Reminder\nA,L,2026-12-01,on\n',
    'A | in L | due 2026-12-01 | says Reminder: on',
  ],
  [
    'a day of Jira',
    'Summary,Project,Due date\nA,P,01/Dec/26 12:00 AM\n',
    'A | in P | due 2026-12-01',
  ],
  [
    'a time of Jira',
    'Summary,Project,Due date\nA,P,02/Dec/26 5:00 PM\n',
    'A | in P | due 2026-12-02 17:00',
  ],
  ['the text of ClickUp', 'Task Name,List Name,Task Content\nA,L,words\n', 'A | in L | says words'],
  [
    'a date of Notion in a zone',
    'Name,Project,Date\nA,P,"December 1, 2026 2:30 PM (GMT-5)"\n',
    'A | in P | due 2026-12-01 20:30',
  ],
  ['hours in German', 'Aufgabe;Liste;Dauer\nA;L;1,5 Std\n', 'A | in L | takes 90'],
])('[SE22] a table with %s', (_what, table, task) => {
  expect(said(table)).toEqual([task]);
});

test('[SE22] a day of Notion with a zone stays that day, a time is that moment', () => {
  const id = 'b'.repeat(32);
  const rows = 'Name,Date\nA,"December 1, 2026 2:30 PM (GMT+1)"\nB,"December 2, 2026 (GMT-8)"\n';
  const plan = read(zipSync({ [`Tasks ${id}.csv`]: encode(rows) }), 'Export.zip');
  expect(tasksSaid(plan)).toEqual([
    'A | in Tasks | due 2026-12-01 14:30',
    'B | in Tasks | due 2026-12-02',
  ]);
});

test('[SE22] a page of Todoist’s API says that there are more', () => {
  const task = { id: '1', content: 'A', project_id: 'p', priority: 1 };
  const plan = read(JSON.stringify({ results: [task], next_cursor: 'abc' }), 'tasks.json');
  expect(leftBehind(plan)).toBe('1 further page that is not in the file');
  const last = read(JSON.stringify({ results: [task], next_cursor: null }), 'tasks.json');
  expect(leftBehind(last)).toBe('');
});

test('[SE22] reminders of Habitica and of tasks in Evernote’s notes come with their tasks', () => {
  const todo = {
    id: 't',
    text: 'Pay',
    date: '2026-12-01T11:00:00.000Z',
    reminders: [{ time: '2026-12-01T08:00:00.000Z' }, { time: '2026-12-01T09:00:00.000Z' }],
  };
  const data = read(JSON.stringify({ tasks: { habits: [], dailys: [], todos: [todo] } }), 'u.json');
  expect(tasksSaid(data)).toEqual(['Pay | due 2026-12-01 | reminds 2026-12-01 09:00']);
  expect(leftBehind(data)).toBe('1 reminder without a place');
  const task =
    '<task><title>Do</title><taskStatus>open</taskStatus><dueDate>20261201T090000Z</dueDate>' +
    '<reminder><reminderDate>20261201T080000Z</reminderDate></reminder></task>';
  const note = `<note><title>N</title><content><![CDATA[<en-note>x</en-note>]]></content>${task}</note>`;
  expect(said(`<en-export>${note}</en-export>`, 'n.enex')).toEqual([
    'Do | due 2026-12-01 10:00 | reminds 2026-12-01 09:00',
  ]);
});

test('[SE22] an event of several whole days names its last', () => {
  const event = (uid: string, end: string) =>
    `BEGIN:VEVENT\nUID:${uid}\nSUMMARY:${uid}\nDTSTART;VALUE=DATE:20261224\nDTEND;VALUE=DATE:${end}\nEND:VEVENT\n`;
  const calendar = `BEGIN:VCALENDAR\nX-WR-CALNAME:C\n${event('three', '20261227')}${event('one', '20261225')}END:VCALENDAR\n`;
  expect(tasksSaid(read(calendar, 'c.ics', { events: true }))).toEqual([
    'three | in C | due 2026-12-24 | says Until: 2026-12-26',
    'one | in C | due 2026-12-24',
  ]);
});

test('[SE22] an empty note does not keep the others of a folder out', () => {
  const plan = read(
    zipSync({
      'Vault/A.md': encode('---\ntags: a\n---\nSee [[B]]\n'),
      'Vault/B.md': encode(''),
      'Vault/C.md': new Uint8Array([0, 1, 2, 3, 0, 1, 2, 3]),
    }),
    'vault.zip',
  );
  expect(plan.entries.map(({ title }) => title)).toEqual(['A']);
  expect(plan.skipped.map(({ what, text }) => [text, what])).toEqual([
    ['B.md', 'empty-note'],
    ['C.md', 'file-not-understood'],
  ]);
});

test('[SE22] an empty table of a folder is no note', () => {
  const plan = read(
    zipSync({
      'Habits.csv': encode('Position,Name\n001,Read\n'),
      '001 Read/Checkmarks.csv': encode(''),
    }),
    'loop.zip',
  );
  expect(plan.habits.map(({ title }) => title)).toEqual(['Read']);
  expect(plan.skipped).toEqual([]);
});

test('[SE22] words in angle brackets are no page', () => {
  const task = { id: 1, title: 'A', description: 'ask <name> & <me@x.org>', project_id: 3 };
  const plan = read(
    JSON.stringify([{ id: 3, title: 'P', hex_color: '', tasks: [task] }]),
    'data.json',
  );
  expect(tasksSaid(plan)).toEqual(['A | in P | says ask <name> & <me@x.org>']);
});
