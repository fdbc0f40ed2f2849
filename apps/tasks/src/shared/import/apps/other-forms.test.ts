import { zipSync } from 'fflate';
import type { ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';
import { leftBehind } from '../words';

const CONTEXT = {
  timeZone: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 25, 11),
  baseDay: '2026-11-25',
};
const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string | Uint8Array, name: string): ImportPlan =>
  run(readFile(typeof text === 'string' ? encode(text) : text, name, CONTEXT));
const at = (text: string) => Date.parse(`${text}:00+01:00`);

test.each([
  ['dans 3 jours', 'fr', '2026-11-28'],
  ['en 5 días', 'es', '2026-11-30'],
  ['tra 3 giorni', 'it', '2026-11-28'],
  ['em 2 semanas', 'pt', '2026-12-09'],
  ['om 3 dagen', 'nl', '2026-11-28'],
  ['om 2 dagar', 'sv', '2026-11-27'],
  ['za 3 dni', 'pl', '2026-11-28'],
  ['через 3 дня', 'ru', '2026-11-28'],
  ['2 viikon päästä', 'fi', '2026-12-09'],
  ['3日後', 'ja', '2026-11-28'],
  ['in 2 months', 'en', '2027-01-25'],
  ['+3d', 'en', '2026-11-28'],
])('Todoist counts days in the language of the person: %s', (words, language, day) => {
  const { tasks } = read(`TYPE,CONTENT,DATE,DATE_LANG\ntask,A,${words},${language}\n`, 'x.csv');
  expect(tasks[0]?.due).toMatchObject({ day, hasTime: false });
});

test.each(['todos os meses', 'tutti i mesi'])('Todoist repeats each month: %s', (words) => {
  const { tasks } = read(`TYPE,CONTENT,DATE,DATE_LANG\ntask,A,${words},pt\n`, 'x.csv');
  expect(tasks[0]?.repeat).toMatchObject({ pattern: 'monthly', interval: 1 });
});

test('an older API of Todoist has the time beside the day', () => {
  const due = { date: '2026-12-01', datetime: '2026-12-01T08:00:00Z', is_recurring: false };
  const task = { id: '1', content: 'A', project_id: 'p', priority: 4, due };
  const { tasks } = read(JSON.stringify([task]), 'tasks.json');
  expect(tasks[0]?.due).toEqual({ at: at('2026-12-01T09:00'), hasTime: true });
});

test('tasks of Microsoft To Do lie in an answer of their own', () => {
  const tasks = { value: [{ id: 'z', title: 'Z', status: 'inProgress', importance: 'normal' }] };
  const lists = { value: [{ displayName: 'Work', id: 'l', tasks }] };
  expect(read(JSON.stringify(lists), 'lists.json').tasks[0]?.title).toBe('Z');
});

test('an end beside a day is a time, and a total is no entry', () => {
  const text =
    'Date,Begin,End,Duration,Customer,Project,Activity,Description\n' +
    '2026-11-23,22:00,01:30,3:30,A,Web,Dev,Night\n' +
    ',,,3:30,,,,\n';
  const { app, sessions, skipped } = read(text, 'kimai.csv');
  expect(app).toBe('kimai');
  expect(sessions).toMatchObject([
    { title: 'Night', start: at('2026-11-23T22:00'), end: at('2026-11-24T01:30') },
  ]);
  expect(skipped).toEqual([]);
});

test.each([
  [
    'clockify',
    '"Projekt";"Beschreibung";"Startdatum";"Startzeit";"Enddatum";"Endzeit";"Dauer (h)"\n"Web";"X";"23.11.2026";"09:00";"23.11.2026";"10:00";"01:00:00"\n',
  ],
  [
    'toggl',
    'Beschreibung,Projekt,Startdatum,Startzeit,Enddatum,Endzeit\nX,Web,2026-11-23,09:00:00,2026-11-23,10:00:00\n',
  ],
])('times of %s have their heads in the language of the person', (name, text) => {
  const { app, sessions } = read(text, 'x.csv');
  expect(app).toBe(name);
  expect(sessions).toMatchObject([
    { title: 'X', start: at('2026-11-23T09:00'), end: at('2026-11-23T10:00') },
  ]);
});

test('a clock with an h in it says when a mood was', () => {
  const text = 'full_date,date,weekday,time,mood,activities,note\n2026-11-22,x,y,21 h 15,bien,,\n';
  expect(read(text, 'daylio.csv').moods[0]?.at).toBe(at('2026-11-22T21:15'));
});

test('[T20] [T21] a time that cannot be read is said to have become noon, and a guarded cell loses its guard', () => {
  const plan = read(
    'full_date,date,weekday,time,mood,activities,note\n' +
      "2026-11-22,x,y,half nine,meh,,'- slept badly\n" +
      '2026-11-23,x,y,,meh,,\n',
    'daylio.csv',
  );
  expect(plan.moods.map(({ at: when, text }) => [when, text])).toEqual([
    [at('2026-11-22T12:00'), '- slept badly'],
    [at('2026-11-23T12:00'), ''],
  ]);
  expect(leftBehind(plan)).toBe('1 time that cannot be read, which became noon');
});

test('line ends within JSON are plain, and what only looks like one stays', () => {
  const items = [
    { kind: 'tasks#task', id: 'a', title: 'A', status: 'needsAction', notes: 'C:\\root\r\nb' },
  ];
  const file = { kind: 'tasks#taskLists', items: [{ kind: 'tasks#tasks', title: 'L', items }] };
  expect(read(JSON.stringify(file), 'Tasks.json').tasks[0]?.description).toBe('C:\\root\nb');
});

test('to-dos of Joplin are entries whose fields are kept as they were written', () => {
  const bytes = zipSync({
    'nb/To do.md': encode(
      '---\ntitle: To do\ncompleted?: no\nfällig: 2026-12-01\ncreated: 2026-11-01 10:00:00Z\n---\n\nx',
    ),
  });
  expect(read(bytes, 'joplin.zip').entries).toMatchObject([
    { title: 'To do', text: 'x', extra: 'completed?: no\nfällig: 2026-12-01' },
  ]);
});

test('boxes of newer notes of Evernote, lists in lists and tables stay what they are', () => {
  const page =
    '<en-note><ul style="--en-todo:true"><li style="--en-checked:true"><div>done</div></li>' +
    '<li style="--en-checked:false"><div>open</div></li></ul>' +
    '<ul><li>a<ul><li>b</li></ul></li></ul><table><tr><td>1</td><td>2</td></tr></table></en-note>';
  const text = `<en-export><note><title>N</title><content><![CDATA[${page}]]></content></note></en-export>`;
  const lines = read(text, 'n.enex').entries[0]?.text.split('\n').filter(Boolean);
  expect(lines).toEqual(['- [x] done', '- [ ] open', '- a', '  - b', '1 | 2']);
});

test('a number as priority is kept as text, seconds since 1970 are a date, Trello is read', () => {
  const [task] = read('Title,Due,Priority\nA,1796115600,1\n', 'x.csv').tasks;
  expect(task).toMatchObject({
    description: 'Priority: 1',
    due: { at: at('2026-12-01T10:00'), hasTime: true },
  });
  const trello = 'Card ID,Card Name,Due Date,Due Complete\nx,A,2026-12-01T10:00:00.000Z,true\n';
  expect(read(trello, 'trello.csv').tasks[0]?.completed).toBe(true);
});

test.each([
  ['Aufgabe;Datum;Erledigt\nA;"Di, 1. Dezember 2026";nein\n', '2026-12-01'],
  ['Titre;Date;Statut\nA;1er décembre 2026;En cours\n', '2026-12-01'],
  ['Task,Due\nA,1-Dec-26\n', '2026-12-01'],
  ['Task Name,Start,Finish\nA,Mon 11/30/26,Tue 12/1/26\n', '2026-12-01'],
])('a table with dates that are only called so, or in words: %j', (text, day) => {
  expect(read(text, 'x.csv').tasks[0]?.due).toMatchObject({ day, hasTime: false });
});

test('the inbox of TickTick is no project, and what has no column none either', () => {
  const text =
    'Folder Name,List Name,Title,Tags,Column Name,Status\n,📥 Inbox,A,Home : Office,Not Sectioned,0\n';
  const { projects, tasks, lost } = read(text, 'x.csv');
  expect([projects, lost]).toEqual([[], []]);
  expect(tasks[0]).toMatchObject({ description: null, tags: ['Home:Office'] });
});

test('addresses of an outline come with its nodes', () => {
  const text =
    '<opml><body><outline text="D" type="link" url="https://example.org/"/></body></opml>';
  expect(read(text, 'o.opml').maps[0]?.nodes[0]?.text).toBe('D\nhttps://example.org/');
});

test('a calendar says no moment of an end, and Outlook in words no date: neither is one', () => {
  const todo = ['SUMMARY:Call', 'DUE:20261201T090000Z', 'COMPLETED:', 'STATUS:NEEDS-ACTION'];
  const calendar = ['BEGIN:VCALENDAR', 'BEGIN:VTODO', ...todo, 'END:VTODO', 'END:VCALENDAR'];
  expect(read(calendar.join('\r\n'), 'a.ics').tasks[0]?.completed).toBe(false);
  const table = 'Betreff;Fällig am;Erledigt am;Priorität\nAnruf;Keine Angabe;Keine Angabe;Hoch';
  const { tasks, lost } = read(table, 'Aufgaben.csv');
  expect(tasks.map(({ title, due, completed }) => [title, due, completed])).toEqual([
    ['Anruf', null, false],
  ]);
  expect([tasks[0]?.description, lost]).toEqual([null, []]);
});
