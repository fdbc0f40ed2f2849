import type { ImportPlan } from '../plan';
import { readFile } from '../read-file';
import { run } from '../testing/run';
import { tasksSaid } from '../testing/said';

const CONTEXT = {
  timeZone: 'Europe/Berlin',
  now: Date.UTC(2026, 10, 25, 11),
  baseDay: '2026-11-25',
};

const read = (name: string, text: string): ImportPlan =>
  run(readFile(new TextEncoder().encode(text), name, CONTEXT));

const lost = ({ lost: all }: ImportPlan) =>
  Object.fromEntries(all.map(({ what, count }) => [what, count]));

test('the newest head of Todoist, a jump of levels, comments with files, and dates in words', () => {
  const plan = read(
    'Sprint [22].csv',
    '\uFEFFTYPE,CONTENT,DESCRIPTION,IS_COLLAPSED,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG\r\n' +
      'meta,view_style=list,,,,,,,,,,,,,\r\n' +
      'section,Monday,,,,,,,,,,,,,\r\n' +
      'task,Root,,False,,1,Ada (1),Bob (2),alle 2 Wochen,de,Europe/Berlin,45,minute,,\r\n' +
      'task,Deep @x,,,2,3,Ada (1),,in 34 days,en,Europe/Berlin,,None,2026-12-31,en\r\n' +
      'note,"See [[file {""file_url"":""https://e.org/a""}]]",,,,,Ada (1),,2026-11-01,,,,,,\r\n' +
      ',,,,,,,,,,,,,,\r\n' +
      'task,Site,,,4,1,Ada (1),,7 мар 2027,ru,Europe/Berlin,,,,\r\n',
  );
  expect(tasksSaid(plan)).toEqual([
    'Root | in Sprint | due 2026-11-25 | takes 45 | every 2 weekly | says Section: Monday / Assigned to: Bob (2)',
    'Deep | in Sprint | below Root | due 2026-12-29 | tags x | says Deadline: 2026-12-31 / Comment: See https://e.org/a',
    'Site | in Sprint | due 2027-03-07 | says Section: Monday',
  ]);
  expect(lost(plan)).toMatchObject({ attachment: 1, assignee: 1, deadline: 1, 'date-guessed': 1 });
});

const TICKTICK_HEAD =
  '\uFEFF"Date: 2026-11-25+0000"\r\n"Version: 7.2"\r\n"Status: \n0 Normal\n-1 Abandoned\n2 Completed"\r\n' +
  '"Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating","Column Name","Column Order","View Mode","taskId","parentId","projectKind"\r\n';

test('TickTick 7.2: children before parents, an inbox in Chinese, whole days, clocks that float, two lists of one name', () => {
  const rows = [
    ',收件箱,Child,TEXT,"#a, b",,N,,,,,0,0,2026-11-01T10:00:00+0000,,-5,Europe/Berlin,,,,,list,2,1,TASK',
    ',收件箱,Mother,TEXT,,x,N,,2026-12-03T23:00:00+0000,TRIGGER:P0DT9H0M0S,FREQ=DAILY;INTERVAL=2,5,0,,,-9,Europe/Berlin,true,false,,,list,1,,TASK',
    'F,Home,List,CHECKLIST,,Intro\r▫open\r▪done,Y,,,,,1,-1,,,0,Europe/Berlin,,,,,list,3,3,TASK',
    'G,Home,Float,TEXT,,,N,,2026-12-04T15:00:00+0000,-PT30M,LUNAR:FREQ=YEARLY,3,1,,2026-11-10T10:00:00+0000,0,America/New_York,false,true,,,list,4,99,TASK',
    'G,Home,A note,NOTE,,Words,N,,,,,0,0,2026-11-01T10:00:00+0000,,0,Europe/Berlin,,,,,list,5,,NOTE',
  ].map((row) => row.replace('Intro\r▫open\r▪done', '"Intro\r▫open\r▪done"'));
  const plan = read('TickTick.csv', TICKTICK_HEAD + rows.join('\r\n'));
  expect(tasksSaid(plan)).toEqual([
    'Mother | due 2026-12-04 | is high | reminds 2026-12-04 09:00 | every 2 daily | says x',
    'Child | below Mother | tags a b',
    'Float | in G – Home | due 2026-12-04 10:00 | is done | on 2026-11-10 | reminds 2026-12-04 09:30 | says Repeat: LUNAR:FREQ=YEARLY',
    // What will not be done takes its open lines to the trash with it.
    'List | in F – Home | is low | is in the trash | says Intro',
    'open | in F – Home | below List | is in the trash',
    'done | in F – Home | below List | is done',
  ]);
  expect(plan.notes).toMatchObject([
    { title: 'A note', text: 'Words', createdAt: Date.UTC(2026, 10, 1, 10) },
  ]);
  expect(lost(plan)).toMatchObject({ folder: 2, 'wont-do': 1, cycle: 1, orphan: 1, repeat: 1 });
});

test('the first TickTick knew no kinds and no ids', () => {
  const plan = read(
    'ticktick.csv',
    '"Folder Name","List Name","Title","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Order","Timezone","Is All Day","Is Floating"\n' +
      '"","Work","Old","","▫one\n▪two","Y","2026-02-20 10:00:00","","","RRULE:FREQ=WEEKLY;INTERVAL=2","1","0","","","0","Europe/Berlin","false","false"\n',
  );
  expect(tasksSaid(plan)).toEqual([
    'Old | in Work | due 2026-02-20 10:00 | is low | every 2 weekly',
    'one | in Work | below Old',
    'two | in Work | below Old | is done',
  ]);
});

test('Apple Reminders: alarms from the start and from the end, an alarm that is none, a moved day', () => {
  const todo = (...lines: readonly string[]) => ['BEGIN:VTODO', ...lines, 'END:VTODO'];
  const alarm = (trigger: string) => ['BEGIN:VALARM', `TRIGGER${trigger}`, 'END:VALARM'];
  const span = [
    'DTSTART;TZID=Europe/Berlin:20261201T080000',
    'DUE;TZID=Europe/Berlin:20261201T100000',
  ];
  const plan = read(
    'Erinnerungen.ics',
    [
      'BEGIN:VCALENDAR',
      ...alarm(':-PT5M'),
      ...todo('UID:R1', 'SUMMARY:From the start', ...span, ...alarm(';RELATED=START:-PT10M')),
      ...todo('UID:R2', 'SUMMARY:From the end', ...span, ...alarm(';RELATED=END:-PT1H')),
      ...todo(
        'UID:R3',
        'SUMMARY:Lasts',
        'DTSTART:20261202T080000Z',
        'DURATION:PT1H30M',
        ...alarm(':x'),
      ),
      ...todo(
        'UID:R4',
        'SUMMARY:Odd rule',
        'DUE;VALUE=DATE:20261203',
        'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261231;X-A=b',
        'LOCATION:Café',
      ),
      ...todo(
        'UID:R4',
        'RECURRENCE-ID;VALUE=DATE:20261205',
        'SUMMARY:Later',
        'DUE;VALUE=DATE:20261206',
      ),
      'END:VCALENDAR',
    ].join('\r\n'),
  );
  expect(tasksSaid(plan)).toEqual([
    'From the start | in Erinnerungen | due 2026-12-01 10:00 | reminds 2026-12-01 07:50 | says Start: 2026-12-01 08:00',
    'From the end | in Erinnerungen | due 2026-12-01 10:00 | reminds 2026-12-01 09:00 | says Start: 2026-12-01 08:00',
    'Lasts | in Erinnerungen | due 2026-12-02 10:30 | takes 90',
    'Odd rule | in Erinnerungen | due 2026-12-03 | every 2 daily | until 2026-12-31 | says Moved: 2026-12-05 to 2026-12-06 Later / Location: Café',
  ]);
});

test('todo.txt: what hides until a day, business days, a day that is none, and what only looks like done', () => {
  const plan = read(
    'todo.txt',
    'x 2026-11-20 2026-11-01 Paid @bank +Money pri:A\n' +
      '(Z) Walk t:2026-12-01 due:2026-12-05 rec:5b\n' +
      '2026-11-02 Meet at 10:30 http://e.org/x:y due:2026-02-31\n' +
      'X upper is open\n' +
      '(B) Pills rec:+1d due:2026-11-26 h:1\n' +
      '(A) Report rec:b due:2026-11-27\n' +
      'Shave rec:2w due:2026-11-28\n',
  );
  expect(tasksSaid(plan)).toEqual([
    'Paid | in Money | is high | is done | on 2026-11-20 | tags bank',
    'Walk | due 2026-12-05 | is low | says Start: 2026-12-01 / Repeat: 5b',
    'Meet at 10:30 http://e.org/x:y due:2026-02-31',
    'X upper is open',
    'Pills | due 2026-11-26 | every 1 daily | says More: h:1',
    'Report | due 2026-11-27 | is high | says Repeat: b',
    'Shave | due 2026-11-28 | every 2 weekly | from completion',
  ]);
});

test('TaskPaper of OmniFocus: blanks for tabs, times of the afternoon, weeks, rules', () => {
  const plan = read(
    'list.taskpaper',
    'Home:\n' +
      '\t- Paint @due(2026-12-01 5pm) @estimate(2h) @flagged @tags(diy, wall) @context(Garage)\n' +
      '\t\tBlue, mail me@x.org\n' +
      '\t\t- Buy paint @done(2026-11-20)\n' +
      '    - Four blanks @defer(2026-12-02) @repeat-rule(FREQ=WEEKLY;INTERVAL=2) @repeat-method(start-after-completion)\n' +
      'Work:\n' +
      '- Long @estimate(3w) @autodone @parallel(true)\n',
  );
  expect(tasksSaid(plan)).toEqual([
    'Paint | in Home | due 2026-12-01 17:00 | takes 120 | is starred | tags diy wall Garage | says Blue, mail me@x.org',
    'Buy paint | in Home | below Paint | is done | on 2026-11-20',
    'Four blanks | in Home | due 2026-12-02 | every 2 weekly | from completion',
    'Long | in Work | takes 30240',
  ]);
});

test('Obsidian Tasks: signs and fields of Dataview in any order, states of its own, no fences', () => {
  const plan = read(
    'List.md',
    '# List\n\n## Now\n' +
      '- [ ] Write 🔁 every 2 weeks on Tuesday when done 📅 2026-12-01 ⏫️ #work ^abc\n' +
      '- [/] Half 🔼 ⏳ 2026-12-02 🛫 2026-12-01 🆔 q1\n' +
      '\t- [x] Inner ✅ 2026-11-20 ➕ 2026-11-01\n' +
      '- [-] Dropped ❌ 2026-11-19\n' +
      '1. [ ] Count [due:: 2026-12-03] [priority:: highest] (scheduled:: 2026-12-01)\n' +
      '```\n- [ ] in a fence\n```\n' +
      '* [ ] Card @{2026-12-04} ⛔ q1\n',
  );
  expect(tasksSaid(plan)).toEqual([
    'Write | in List | due 2026-12-01 | is high | every 2 weekly | from completion | tags work | says Heading: Now',
    'Half | in List | due 2026-12-02 | says Start: 2026-12-01 / Waits for: 🆔 q1 / Heading: Now',
    'Inner | in List | below Half | is done | on 2026-11-20',
    'Dropped | in List | is in the trash | says Heading: Now',
    'Count | in List | due 2026-12-03 | is high | says Scheduled: 2026-12-01 / Heading: Now',
    'Card | in List | due 2026-12-04 | says Waits for: ⛔ q1 / Heading: Now',
  ]);
});

test.each([
  ['Estimate (hours)', '1,5', 90],
  ['Dauer in Stunden', '0,25', 15],
  ['Duration (h)', '2', 120],
  ['Hours', '1.5', 90],
  ['Duration (min)', '1,5', 2],
  ['Duration', '1:30', 90],
  ['Duration (hours)', '90 min', 90],
])('a length under the head %s is counted as it says: %s', (head, cell, minutes) => {
  const { tasks } = read('x.csv', `Title;${head}\nA;${cell}\n`);
  expect(tasks[0]?.duration).toBe(minutes);
});

test('months of a table are read in its language, and in another where one row has it', () => {
  const { tasks } = read(
    'x.csv',
    'Title;Due\nA;1. Dezember 2026\nB;24. Mai 2027\nC;5 de marzo de 2027\nD;6. März 2027\n',
  );
  expect(
    tasksSaid({ ...read('x.csv', 'Title\nA\n'), tasks }).map((line) => line.slice(-10)),
  ).toEqual(['2026-12-01', '2027-05-24', '2027-03-05', '2027-03-06']);
});
