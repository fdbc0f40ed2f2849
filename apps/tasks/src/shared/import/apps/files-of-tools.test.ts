import { zipSync } from 'fflate';
import { ImportRefusal, type ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';
import { tasksSaid, timesSaid, wallClock } from '../testing/said';
import { refusalText } from '../words';

const CONTEXT = {
  timeZone: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 25, 11),
  baseDay: '2026-11-25',
};
const encode = (text: string) => new TextEncoder().encode(text);
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encode(text)])));

function read(name: string, file: unknown): ImportPlan {
  if (file instanceof Uint8Array) return run(readFile(file, name, CONTEXT));
  return run(
    readFile(encode(typeof file === 'string' ? file : JSON.stringify(file)), name, CONTEXT),
  );
}

const lost = ({ lost: all }: ImportPlan) =>
  Object.fromEntries(all.map(({ what, count }) => [what, count]));

test('Toggl: midnight and noon by clocks of twelve hours', () => {
  const plan = read(
    'toggl.csv',
    'Description,Duration,Member,Email,Project,Tags,Start date,Start time,Stop date,Stop time\n' +
      'Night,1:00:00,M,m@x,Web,-,11/23/2026,12:15 AM,11/23/2026,1:15 AM\n' +
      'Noon,1:00:00,M,m@x,-,-,11/23/2026,12:30 PM,11/23/2026,01:30 PM\n',
  );
  expect(timesSaid(plan)).toEqual([
    'Night | Web | 2026-11-23 00:15 | 2026-11-23 01:15 | 3600',
    'Noon | – | 2026-11-23 12:30 | 2026-11-23 13:30 | 3600',
  ]);
});

test.each([
  ['of Toggl', 'Project,Client,Description,Duration\nWeb,Big,Hero,01:30:00\n'],
  ['of Clockify', '"Project","Client","Time (h)","Time (decimal)"\n"Web","Big","01:30:00","1.5"\n'],
  ['of Harvest', 'Date,Client,Project,Task,Notes,Hours\n2026-11-23,Big,Web,Code,,"1,5"\n'],
])('a sum of hours %s is refused with what to bring instead', (_name, text) => {
  expect(() => read('summary.csv', text)).toThrow(new ImportRefusal('only-hours'));
  expect(refusalText('only-hours')).toContain('detailed');
});

test('a list of tasks with clients and lengths is none', () => {
  const { app, tasks } = read('x.csv', 'Task,Project,Client,Duration\nHero,Web,Big,1:30\n');
  expect([app, tasks.length]).toEqual(['csv', 1]);
});

test('Clockify: an order of dates that nothing tells is asked, and a total is no entry', () => {
  const plan = read(
    'clockify.csv',
    '"Project","Client","Description","Activity","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)"\n' +
      '"Web","","A","Draw","M","","m@x","","Yes","03/04/2026","10:23 AM","03/04/2026","11:23 AM","01:00:00","1.00"\n' +
      '"Total","","","","","","","","","","","","","01:00:00","1.00"\n',
  );
  expect(timesSaid(plan)).toEqual(['A | Web | 2026-04-03 10:23 | 2026-04-03 11:23 | 3600']);
  expect(plan.asks.order).toEqual({ example: '03/04/2026', count: 2 });
});

test('Kimai in German: semicolons, and an end that lies on the next day', () => {
  const plan = read(
    'kimai.csv',
    'Datum;Beginn;Ende;Dauer;Kunde;Projekt;Tätigkeit;Beschreibung;Abrechenbar;Schlagworte\n' +
      '23.11.2026;23:30;00:15;0,75;Big;Web;Code;Nacht;1;dev\n',
  );
  expect(timesSaid(plan)).toEqual(['Nacht | Web | 2026-11-23 23:30 | 2026-11-24 00:15 | 2700']);
  expect(plan.sessions[0]?.text).toBe('Activity: Code\nClient: Big\nTags: dev\nBillable: yes');
});

test('solidtime: ids have the names of the other tables, and what runs stays out', () => {
  const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
  const plan = read(
    'solidtime.zip',
    zip({
      'meta.json': '{"version":"1.0"}',
      'time_entries.csv':
        'id,description,start,end,billable,client_id,project_id,task_id,tags\n' +
        `${id('e')},,2026-11-20T09:00:00Z,2026-11-20T10:00:00Z,true,${id('c')},${id('a')},${id('b')},"[""${id('d')}""]"\n` +
        `${id('f')},Run,2026-11-20T11:00:00Z,,false,,,,[]\n`,
      'projects.csv': `id,name\n${id('a')},Web\n`,
      'tasks.csv': `id,name\n${id('b')},Sketch\n`,
      'clients.csv': `id,name\n${id('c')},Big\n`,
      'tags.csv': `id,name\n${id('d')},dev\n`,
    }),
  );
  expect(timesSaid(plan)).toEqual(['Sketch | Web | 2026-11-20 10:00 | 2026-11-20 11:00 | 3600']);
  expect(plan.sessions[0]?.text).toBe('Client: Big\nTags: dev\nBillable: yes');
  expect(plan.skipped.map(({ what }) => what)).toEqual(['running']);
});

test('Loop until 2025: no heads, numbers for days, habits whose names lost their signs', () => {
  const { habits, ...plan } = read(
    'loop.zip',
    zip({
      'Habits.csv':
        'Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,"Run, far",Did you?,,1,1,#fff\n002,Water,,,1,1,#fff\n',
      '001 Run far/Checkmarks.csv': '2026-11-24,2\n2026-11-23,1\n2026-11-22,3\n2026-11-21,0\n',
      '002 Water/Checkmarks.csv': '2026-11-24,8000\n2026-11-23,0\n',
      'Checkmarks.csv': 'Date,Run, far,Water,\n',
    }),
  );
  expect(habits).toMatchObject([
    { title: 'Run, far', text: 'Did you?', days: ['2026-11-24'], frozen: ['2026-11-22'] },
    { title: 'Water', days: ['2026-11-24'], frozen: [] },
  ]);
  expect(lost({ ...plan, habits })).toEqual({ amounts: 1 });
});

test('Habitica: a mark up is a day, one down is none, and what is hard is not what matters', () => {
  const at = Date.UTC(2026, 10, 18, 11);
  const day = 86_400_000;
  const plan = read('userdata.json', {
    _id: 'u',
    tasks: {
      habits: [
        {
          _id: 'h',
          type: 'habit',
          text: 'Stretch',
          history: [
            { date: at, value: 1, scoredUp: 1, scoredDown: 0 },
            { date: at + day, value: 0, scoredUp: 0, scoredDown: 1 },
          ],
        },
      ],
      dailys: [
        {
          _id: 'd',
          type: 'daily',
          text: 'Read',
          history: [
            { date: at, value: 1, isDue: true, completed: true },
            { date: at + day, value: 0, isDue: true, completed: false },
          ],
        },
      ],
      todos: [{ _id: 't', type: 'todo', text: 'Call', priority: 2, completed: false }],
      rewards: [{ _id: 'r', text: 'Cake' }],
    },
  });
  expect(plan.habits.map(({ title, days }) => [title, days])).toEqual([
    ['Stretch', ['2026-11-18']],
    ['Read', ['2026-11-18']],
  ]);
  expect(tasksSaid(plan)).toEqual(['Call']);
  expect(lost(plan)).toEqual({ 'bad-marks': 1, difficulty: 1, reward: 1 });
});

test('Keep: what looks like HTML is text, a year of 1970 is none, what is archived comes', () => {
  const plan = read('note.json', {
    color: 'RED',
    isTrashed: false,
    isPinned: true,
    isArchived: true,
    title: '',
    textContent: 'a <b>b</b>\n2',
    userEditedTimestampUsec: 0,
    createdTimestampUsec: 1795000000000000,
    labels: [{ name: 'Home' }],
    annotations: [{ url: 'https://e.org' }],
    attachments: [{ filePath: 'x.jpg' }],
  });
  expect(plan.notes).toMatchObject([
    {
      text: 'a <b>b</b>\n2\nhttps://e.org\nLabels: Home\nAttached: x.jpg',
      createdAt: 1795000000000,
      updatedAt: null,
      pinned: true,
    },
  ]);
  expect(lost(plan)).toEqual({ labels: 1, archived: 1, color: 1, attachment: 1 });
});

test('Notion: a ZIP in a ZIP, the whole table and not its view, stretches of days', () => {
  const id = (digit: string) => digit.repeat(32);
  const inner = zip({
    [`Page ${id('a')}.md`]: `# Page\n\nSee [Other](Page%20${id('a')}/Other%20${id('b')}.md)\n`,
    [`Page ${id('a')}/Other ${id('b')}.md`]: '# Other\n\nText\n',
    [`Tasks ${id('c')}.csv`]: 'Name,Due\nOld,\n',
    [`Tasks ${id('c')}_all.csv`]:
      '\uFEFFName,Due,Status,Tags\nCall,"December 1, 2026 2:30 PM",Done,"a, b"\nTrip,"December 3, 2026 → December 5, 2026",In progress,\n',
  });
  const plan = read('Export.zip', zipSync({ 'Export-1-Part-1.zip': inner }));
  expect(plan.entries.map(({ title, text }) => [title, text])).toEqual([
    ['Page', 'See [[Other]]'],
    ['Other', 'Text'],
  ]);
  expect(tasksSaid(plan)).toEqual([
    'Call | in Tasks | due 2026-12-01 14:30 | is done | tags a b',
    'Trip | in Tasks | due 2026-12-05 | says Due: December 3, 2026 → December 5, 2026 / Status: In progress',
  ]);
});

test('Daylio: words of a language, a clock of twelve hours, line breaks of HTML, scales', () => {
  const { moods, ...plan } = read(
    'daylio.csv',
    '\uFEFFfull_date,date,weekday,time,mood,activities,scales,note_title,note\n' +
      '2026-11-22,22. Nov,Sonntag,8:30 pm,Lausig,"lesen | Sport","Schlaf:\u00A07 | Stress: 2","Tag","Gut<br>so &amp; so"\n',
  );
  expect(moods.map(({ at, mood, text }) => [at && wallClock(at), mood, text])).toEqual([
    ['2026-11-22 20:30', 1, 'Tag\nGut\nso & so\nlesen, Sport\nSchlaf: 7, Stress: 2'],
  ]);
  expect(lost({ ...plan, moods })).toEqual({ scales: 1 });
});

test.each([
  ['backup.daylio', zip({ 'backup.daylio': btoa('{"version":15}') }), 'CSV'],
  [
    'notes.jex',
    encode(`${'a'.repeat(32)}.md`.padEnd(257, '\0') + 'ustar'.padEnd(1024, '\0')),
    'MD',
  ],
])('%s is refused with the way to what can be read', (name, bytes, way) => {
  let code = '';
  try {
    read(name, bytes);
  } catch (error) {
    code = (error as ImportRefusal).code;
  }
  expect(refusalText(code)).toContain(way);
});
