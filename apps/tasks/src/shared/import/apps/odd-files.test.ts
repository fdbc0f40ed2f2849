import { zipSync } from 'fflate';
import type { Answers, ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';

const CONTEXT = {
  timeZone: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 25, 11),
  baseDay: '2026-11-25',
};
const encode = (text: string) => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, name: string, answers: Answers = {}): ImportPlan =>
  run(readFile(typeof file === 'string' ? encode(file) : file, name, { ...CONTEXT, answers }));
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encode(text)])));
const iso = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null);

test('a day that Evernote’s calendar does not have is no other day', () => {
  const note = (created: string) =>
    `<note><title>N</title><content><![CDATA[<en-note>x</en-note>]]></content><created>${created}</created></note>`;
  const { entries } = read(
    `<en-export>${note('20260231T100000Z')}${note('20260228T100000Z')}</en-export>`,
    'n.enex',
  );
  expect(entries.map(({ createdAt }) => iso(createdAt))).toEqual([
    null,
    '2026-02-28T10:00:00.000Z',
  ]);
});

const TAKEOUT = zip({
  'Takeout/Keep/Paint.json': JSON.stringify({
    title: 'Paint',
    textContent: 'Blue',
    createdTimestampUsec: 1796115600000000,
  }),
  'Takeout/Tasks/Tasks.json': JSON.stringify({
    kind: 'tasks#taskLists',
    items: [
      {
        kind: 'tasks#tasks',
        id: 'l',
        title: 'Home',
        items: [{ kind: 'tasks#task', id: 'a', title: 'Paint the door', status: 'needsAction' }],
      },
    ],
  }),
});

test('of a Takeout with notes and tasks each can be taken, and keeps the identity it has alone', () => {
  const plan = read(TAKEOUT, 'takeout.zip');
  expect(plan.asks.kinds).toEqual([
    { app: 'google-keep', kind: 'Google Keep notes' },
    { app: 'google-tasks', kind: 'Google Tasks' },
  ]);
  expect([plan.app, plan.notes.length, plan.tasks, plan.skipped]).toEqual([
    'google-keep',
    1,
    [],
    [],
  ]);
  const other = read(TAKEOUT, 'takeout.zip', { app: 'google-tasks' });
  expect([other.app, other.notes]).toEqual(['google-tasks', []]);
  expect(other.tasks.map(({ title, ref }) => [title, ref])).toEqual([['Paint the door', 'id:a']]);
});

test('an archive of one check list brings its tasks, one of a note an entry', () => {
  const list = read(zip({ 'Trip.md': '# Trip\n\n- [ ] Pack\n- [x] Book\n' }), 'trip.zip');
  expect(list.tasks.map(({ title, completed }) => [title, completed])).toEqual([
    ['Pack', false],
    ['Book', true],
  ]);
  expect(list.entries).toEqual([]);
  const note = read(zip({ 'Trip.md': '---\ntitle: Trip\n---\n- [ ] Pack\n' }), 'trip.zip');
  expect([note.tasks, note.entries.length]).toEqual([[], 1]);
});

const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const todo = (due: string, ...more: readonly string[]) => [
  'BEGIN:VTODO',
  'SUMMARY:Call',
  `DUE;TZID=Customized Time Zone:${due}`,
  ...more,
  'END:VTODO',
];

test('a zone that a calendar describes is the one by which it is read, in summer as in winter', () => {
  const { tasks, asks } = read(
    calendar(
      ...ZONE,
      ...todo('20261202T120000'),
      ...todo('20270702T210000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,FR'),
    ),
    'a.ics',
  );
  expect(tasks.map(({ due }) => iso(due?.at))).toEqual([
    '2026-12-02T17:00:00.000Z',
    '2027-07-03T01:00:00.000Z',
  ]);
  // Monday and Friday evening there are other days here: Plainday cannot say the same rule.
  expect(tasks[1]).toMatchObject({
    repeat: null,
    description: 'Repeat: FREQ=WEEKLY;BYDAY=MO,FR',
  });
  expect(asks.zone).toBe(0);
});

test('a zone that nobody knows is named, and asked for', () => {
  const { tasks, asks, lost } = read(calendar(...todo('20261202T120000')), 'a.ics');
  expect(tasks[0]).toMatchObject({ description: 'Time zone: Customized Time Zone' });
  expect([asks.zone, lost]).toEqual([1, [{ what: 'zone-unknown', count: 1 }]]);
  const [answered] = read(calendar(...todo('20261202T120000')), 'a.ics', {
    timeZone: 'America/New_York',
  }).tasks;
  expect(iso(answered?.due?.at)).toBe('2026-12-02T17:00:00.000Z');
});

const brief = ({ tasks }: ImportPlan) =>
  tasks.map(({ title, due, completed, deleted }) => [
    title,
    due?.day ?? iso(due?.at),
    deleted ? 'trash' : completed,
  ]);

test('heads that stand in a table again are no task, and a last day that does not exist is kept as text', () => {
  const plan = read(
    'sep=;\r\nAufgabe;Fällig\r\nA;46357\r\nAufgabe;Fällig\r\nB;31.02.2026\r\n',
    'liste.csv',
  );
  expect(brief(plan)).toEqual([
    ['A', '2026-12-01', false],
    ['B', null, false],
  ]);
  expect(plan.tasks[1]?.description).toBe('Due: 31.02.2026');
});

test('words of Todoist in other languages, a jump in depth, and a comment below', () => {
  const rows = [
    'meta,view_style=list,,,,,,,',
    'task,Pay @home,4,1,,,каждый понедельник,ru,Europe/Moscow',
    'task,* Head,1,3,,,w każdy poniedziałek,pl,',
    'task,A,4,1,,,every! 3 days at 9am,en,',
    'task,B,2,1,,,31 Dez 2026 um 9 Uhr,de,',
    'note,see,,,Ann (1),,2026-01-01,,',
  ];
  const plan = read(
    `TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\n${rows.join('\n')}\n`,
    'Casa [6Crf].csv',
  );
  expect(brief(plan)).toEqual([
    ['Pay', '2026-11-30', false],
    ['Head', '2026-11-30', false],
    ['A', '2026-11-25T08:00:00.000Z', false],
    ['B', '2026-12-31T08:00:00.000Z', false],
  ]);
  const [pay, head, third, last] = plan.tasks;
  expect(head?.parent).toBe(pay?.key);
  expect(third?.repeat).toEqual({ pattern: 'daily', interval: 3, isFromCompletion: true });
  expect(last?.description).toBe('Comment: see');
});

test('days of Google at midnight of the person, what was deleted, and lists without items', () => {
  const task = (id: string, more: object) => ({ kind: 'tasks#task', id, title: id, ...more });
  const items = [
    { kind: 'tasks#taskList', title: 'Empty', id: 'e' },
    {
      kind: 'tasks#tasks',
      title: 'L',
      id: 'l',
      items: [
        task('day', { due: '2026-11-30T23:00:00.000Z', status: 'needsAction' }),
        task('gone', { status: 'needsAction', deleted: true }),
        task('done', { status: 'completed', hidden: true, parent: 'day' }),
      ],
    },
  ];
  const plan = read(JSON.stringify({ kind: 'tasks#taskLists', items }), 'Tasks.json');
  expect(brief(plan).sort()).toEqual([
    ['day', '2026-12-01', false],
    ['done', null, true],
    ['gone', null, 'trash'],
  ]);
  expect(plan.projects.map(({ title }) => title)).toEqual(['Empty', 'L']);
});

test('a page of Microsoft’s lists says that there are more, in zones of Windows', () => {
  const at = (dateTime: string, timeZone: string) => ({ dateTime, timeZone });
  const task = {
    id: 'a',
    title: 'A',
    status: 'waitingOnOthers',
    dueDateTime: at('2026-12-01T23:00:00.0000000', 'UTC'),
    reminderDateTime: at('2026-12-01T08:00:00.0000000', 'W. Europe Standard Time'),
    recurrence: {
      pattern: { type: 'relativeMonthly', interval: 1, daysOfWeek: ['friday'], index: 'last' },
      range: { type: 'noEnd' },
    },
  };
  const plan = read(
    JSON.stringify([{ displayName: 'L', tasks: [task], '@odata.nextLink': 'https://x' }]),
    'todo.json',
  );
  expect(brief(plan)).toEqual([['A', '2026-12-02', false]]);
  expect(plan.tasks[0]?.repeat?.rule).toBe('FREQ=MONTHLY;BYDAY=-1FR');
  expect(iso(plan.tasks[0]?.reminder)).toBe('2026-12-01T07:00:00.000Z');
  expect(plan.lost).toEqual([{ what: 'more-pages', count: 1 }]);
});

test('lines of todo.txt that only look done or dated', () => {
  const text =
    'x (A) 2026-11-20 2026-11-01 Done +P\nxylophone lesson\nX not done\n10:30 call due:2026-02-31\nPay https://a.b/c:d due:2026-12-02 rec:2w\n';
  expect(brief(read(text, 'todo.txt'))).toEqual([
    ['Done', null, true],
    ['xylophone lesson', null, false],
    ['X not done', null, false],
    ['10:30 call due:2026-02-31', null, false],
    ['Pay https://a.b/c:d', '2026-12-02', false],
  ]);
});
