import { ImportRefusal, type ImportPlan } from './plan';
import { readFile } from './read-file';
import { run } from './testing/run';

const CONTEXT = { timeZone: 'Europe/Berlin', now: 0, baseDay: '2026-11-25' };

test.each([
  ['Loop', 'Position,Name,Type,Question,Description\n001,Sit,YES_NO,Did you sit?,', 'habits'],
  ['Habitica', 'Task Name,Task ID,Task Type,Date,Value\nSit,1,habit,2026-11-20,1.5', 'habits'],
  ['Harvest', 'Date,Client,Project,Task,Notes,Hours\n2026-11-20,C,P,T,n,1.5', 'hours'],
])(
  '[SE25] a part of what %s exports is named for what it is, and read as no task',
  (app, text, kind) => {
    const bytes = new TextEncoder().encode(text);
    expect(() => run(readFile(bytes, `${app}.csv`, CONTEXT))).toThrow(
      new ImportRefusal(`only-${kind}`),
    );
  },
);

const GUARDED = '- slept badly';

test.each([
  [
    'of our own moods',
    `Date,Time,Mood,Label,Energy,Notes\r\n2026-11-20,21:00,4,Good,,'${GUARDED}\r\n`,
    (plan: ImportPlan) => plan.moods[0]?.text,
  ],
  [
    'of tracked times',
    `Description,Duration,Member,Email,Project,Tags,Start date,Start time,Stop date,Stop time\n'${GUARDED},1:00:00,Mara,m@example.org,-,-,2026-11-23,09:00:00,2026-11-23,10:00:00\n`,
    (plan: ImportPlan) => plan.sessions[0]?.title,
  ],
  ['of tasks', `Title,Due\n'${GUARDED},2026-11-20\n`, (plan: ImportPlan) => plan.tasks[0]?.title],
])('[SE22] the sign that spreadsheets need does not come back: a table %s', (_what, text, of) => {
  const plan = run(readFile(new TextEncoder().encode(text), 'table.csv', CONTEXT));
  expect(of(plan)).toBe(GUARDED);
});
