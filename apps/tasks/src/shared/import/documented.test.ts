import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImportRefusal, type ImportPlan, type PlannedTask } from './plan';
import { readFile } from './read-file';
import { run } from './testing/run';
import { samples } from './testing/samples';
import { LOST } from './words';

const DOCUMENT = readFileSync(join(process.cwd(), 'tools/docs/IMPORT.md'), 'utf8');
/** As the document calls what reads a file. */
const NAMES: Readonly<Record<string, string>> = {
  todoist: 'Todoist',
  ticktick: 'TickTick',
  'google-tasks': 'Google Tasks',
  'ms-todo': 'Microsoft To Do',
  csv: 'Any CSV',
  ical: 'Calendar files',
  things: 'Things',
  'super-productivity': 'Super Productivity',
  vikunja: 'Vikunja',
  tududi: 'tududi',
  todotxt: 'todo.txt',
  taskpaper: 'TaskPaper',
  markdown: 'Markdown',
  loop: 'Loop',
  habitica: 'Habitica',
  toggl: 'Toggl',
  clockify: 'Clockify',
  kimai: 'Kimai',
  solidtime: 'solidtime',
  'google-keep': 'Google Keep',
  evernote: 'Evernote',
  notion: 'Notion',
  opml: 'OPML',
  freemind: 'FreeMind',
  xmind: 'XMind',
  daylio: 'Daylio',
};

const some = <Item>(list: readonly Item[], test: (item: Item) => unknown) =>
  list.some((item) => Boolean(test(item)));
const inTask = (test: (task: PlannedTask) => unknown) => (plan: ImportPlan) =>
  some(plan.tasks, test);

/** The fields of the document, and what has each of them. */
const FIELDS: Readonly<Record<string, (plan: ImportPlan) => boolean>> = {
  Text: inTask(({ description }) => description),
  Project: inTask(({ project }) => project),
  Subtasks: inTask(({ parent }) => parent),
  Done: inTask(({ completed }) => completed),
  'Done when': inTask(({ completed, closedAt }) => completed && closedAt),
  Trash: inTask(({ deleted }) => deleted),
  Priority: inTask(({ priority }) => priority !== 'medium'),
  Day: inTask(({ due }) => due && !due.hasTime),
  Time: inTask(({ due }) => due?.hasTime),
  Duration: inTask(({ duration }) => duration),
  Reminder: inTask(({ reminder }) => reminder),
  Repeat: inTask(({ repeat }) => repeat),
  Tags: inTask(({ tags }) => tags),
  Star: inTask(({ focused }) => focused),
  Tasks: ({ tasks }) => tasks.length > 0,
  Notes: ({ notes }) => notes.length > 0,
  Entries: ({ entries }) => entries.length > 0,
  'Tags of entries': ({ entries }) => some(entries, ({ tags }) => tags.length),
  Dates: ({ notes, entries }) => some([...notes, ...entries], ({ createdAt }) => createdAt),
  Habits: ({ habits }) => some(habits, ({ days }) => days.length),
  'Days of rest': ({ habits }) => some(habits, ({ frozen }) => frozen.length),
  Times: ({ sessions }) => sessions.length > 0,
  Projects: ({ sessions }) => some(sessions, ({ project }) => project),
  Maps: ({ maps }) => maps.length > 0,
  Connections: ({ maps }) => some(maps, ({ links }) => links.length),
  Moods: ({ moods }) => moods.length > 0,
};

interface Table {
  readonly heads: readonly string[];
  /** Cells by the first of each row. */
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

/** The tables of the document whose first head is this. */
function tablesOf(first: string): readonly Table[] {
  return DOCUMENT.split(/\n\s*\n/)
    .map((part) =>
      part.split('\n').map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
    )
    .filter(([heads]) => heads?.[0] === first)
    .map(([heads = [], , ...rows]) => ({
      heads: heads.slice(1),
      rows: new Map(rows.map(([name = '', ...cells]) => [name, cells])),
    }));
}

/** What all samples of an app bring, by its name. */
const plans = new Map<string, ImportPlan[]>();
for (const plan of samples.flatMap(({ bytes, expected, context }) => {
  try {
    return [run(readFile(bytes, expected.file, context))];
  } catch (error) {
    if (error instanceof ImportRefusal) return [];
    throw error;
  }
})) {
  const name = NAMES[plan.app] ?? plan.app;
  plans.set(name, [...(plans.get(name) ?? []), plan]);
}
const plural = (what: string): string => {
  const words = LOST[what] ?? what;
  return typeof words === 'string' ? `${words}s` : words[1];
};

const fields = tablesOf('App');
const left = tablesOf('Of')[0]?.rows ?? new Map<string, readonly string[]>();
const leftOf = (name: string): readonly string[] => left.get(name)?.[0]?.split('; ') ?? [];
/** What may be left behind of any file stands in a sentence of its own. */
const ofAll =
  /Of any of them may be left behind: ([^.]+)\./
    .exec(DOCUMENT.replace(/\n\s*/g, ' '))?.[1]
    ?.split('; ') ?? [];

test('there are tables of the fields, and no app in them of which there is no sample', () => {
  expect(fields.length).toBe(2);
  const named = [...fields.flatMap(({ rows }) => [...rows.keys()]), ...left.keys()];
  expect(named.filter((name) => !plans.has(name))).toEqual([]);
});

test.each([...plans])('[SE22] what is taken of %s is what its samples bring', (name, brought) => {
  for (const { heads, rows } of fields) {
    const said = heads.filter((_, at) => rows.get(name)?.[at] === '●');
    expect(said).toEqual(heads.filter((field) => brought.some((plan) => FIELDS[field]?.(plan))));
  }
});

test.each([...plans])('[SE22] what is left behind of %s is named', (name, brought) => {
  const codes = new Set(brought.flatMap(({ lost }) => lost.map(({ what }) => what)));
  const found = [...codes].filter((what) => !what.endsWith('-not-in-file')).map(plural);
  const said = [...leftOf(name), ...ofAll];
  expect(found.filter((words) => !said.includes(words))).toEqual([]);
});

test('every reason for which something is left behind is there, in the words of the preview', () => {
  const said = [...[...left.keys()].flatMap(leftOf), ...ofAll];
  const reasons = Object.keys(LOST).map(plural);
  expect(reasons.filter((words) => !said.includes(words))).toEqual([]);
  expect(said.filter((words) => !reasons.includes(words))).toEqual([]);
});
