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
