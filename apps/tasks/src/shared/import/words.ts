import { plural } from '@plainday/shared-utils';
import type { Column, ImportPlan } from './plan';
import type { PlannedForTools } from './plan-tools';

/** The formats that can be read, in words. */
export const FORMATS =
  'a backup or export of Todoist, TickTick, Google Tasks, Microsoft To Do, Things, Super Productivity, Vikunja or tududi; habits of Loop or Habitica; times of Toggl, Clockify, Kimai or solidtime; notes of Keep, Evernote, Notion, Obsidian or Joplin; a map as OPML, FreeMind or XMind; moods of Daylio; a calendar file, a spreadsheet as CSV, check lists in Markdown, TaskPaper, or todo.txt.';

/** What a column can become, in words. */
export const COLUMN_WORDS: Readonly<Record<Column, string>> = {
  title: 'Title',
  text: 'Description',
  due: 'Due date',
  dueTime: 'Due time',
  start: 'Start date',
  done: 'Done',
  closed: 'Completed on',
  share: 'Per cent done',
  priority: 'Priority',
  project: 'Project',
  section: 'Section',
  labels: 'Tags',
  repeat: 'Repetition',
  minutes: 'Minutes',
  hours: 'Hours',
  reminderDay: 'Day of the reminder',
  reminderTime: 'Time of the reminder',
  parent: 'Parent task',
  id: 'Id',
  ignored: 'Left out',
};

const REFUSALS: Readonly<Record<string, string>> = {
  'empty-file': 'This file is empty.',
  'nothing-found': 'There is nothing in this file that could come in.',
  'too-large': 'This file is too large to be read on this device.',
  damaged: 'This archive is damaged or locked with a password.',
  'only-hours': 'This report has hours without a time of day. Export a detailed one.',
  'only-habits':
    'This is a part of an export of habits. Choose the whole archive that Loop writes as CSV, or the data of Habitica as JSON.',
  'only-database':
    'This is a database that only its own app reads. In Loop choose Settings, then Export as CSV, and bring that archive.',
  'only-tape':
    'This archive is one that only its own app reads. In Joplin export as MD with front matter, and bring that folder as a ZIP.',
  'only-backup':
    'This archive is one that only its own app reads. In Daylio export as CSV, and bring that file.',
  unread: 'This file could not be opened. Choose it once more.',
};

/** Why a file cannot be read, in one sentence. */
export const refusalText = (code: string): string =>
  REFUSALS[code] ?? 'This file is not one we can read.';

/** What has no place here, in words: one form for one, another for more where that is not an s. */
export const LOST: Readonly<Record<string, string | readonly [string, string]>> = {
  labels: ['set of tags that stays text', 'sets of tags that stay text'],
  comment: 'comment',
  attachment: ['attached file', 'attached files'],
  assignee: 'assigned task',
  section: 'section',
  heading: 'heading',
  column: ['column of a board', 'columns of a board'],
  folder: ['list in a folder', 'lists in folders'],
  'extra-project': ['further project of a task', 'further projects of tasks'],
  'deep-nesting': ['subtask of a subtask', 'subtasks of subtasks'],
  orphan: ['subtask without its open parent', 'subtasks without their open parents'],
  cycle: ['task below itself', 'tasks below themselves'],
  repeat: ['repetition we do not have', 'repetitions we do not have'],
  'repeat-approximate': [
    'repetition that counts from completion',
    'repetitions that count from completion',
  ],
  'repeat-start-guessed': [
    'repetition without a first day, which begins now',
    'repetitions without a first day, which begin now',
  ],
  'date-guessed': [
    'date counted from the day of the file',
    'dates counted from the day of the file',
  ],
  'date-unreadable': ['date that cannot be read', 'dates that cannot be read'],
  'time-unreadable': [
    'time that cannot be read, which became noon',
    'times that cannot be read, which became noon',
  ],
  'date-out-of-range': ['date outside of 1970 to 2200', 'dates outside of 1970 to 2200'],
  'start-date': 'start date',
  'nested-project': ['project inside of another', 'projects inside of others'],
  'archived-project': 'archived project',
  deadline: 'second date',
  'wont-do': [
    'task that will not be done, to the trash',
    'tasks that will not be done, to the trash',
  ],
  cancelled: ['cancelled task, to the trash', 'cancelled tasks, to the trash'],
  truncated: ['text that is too long', 'texts that are too long'],
  'unknown-column': ['column we do not know', 'columns we do not know'],
  dependency: ['task that waits for another', 'tasks that wait for others'],
  reminder: ['reminder without a place', 'reminders without a place'],
  'reminder-as-due': ['reminder that became the due date', 'reminders that became due dates'],
  'more-pages': ['further page that is not in the file', 'further pages that are not in the file'],
  'zone-unknown': ['time in a zone we do not know', 'times in zones we do not know'],
  location: 'place',
  'moved-occurrence': ['moved occurrence', 'moved occurrences'],
  exception: ['repetition with exceptions', 'repetitions with exceptions'],
  'past-event': ['event that is over', 'events that are over'],
  area: ['project in an area', 'projects in areas'],
  someday: ['task for someday', 'tasks for someday'],
  'project-deadline': ['deadline of a project', 'deadlines of projects'],
  'project-unknown': [
    'task of a project that is not in the file',
    'tasks of projects that are not in the file',
  ],
  'time-spent': ['task with time spent on it', 'tasks with time spent on them'],
  'issue-link': ['linked issue', 'linked issues'],
  duration: ['length of more than a year', 'lengths of more than a year'],
  counter: 'counter',
  amounts: [
    'habit with amounts, of which the days come',
    'habits with amounts, of which the days come',
  ],
  frequency: ['habit that is not for every day', 'habits that are not for every day'],
  'day-note': ['note on a day', 'notes on days'],
  archived: ['archived one, which comes as the others', 'archived ones, which come as the others'],
  difficulty: ['difficulty', 'difficulties'],
  reward: 'reward',
  'bad-marks': ['mark against a habit', 'marks against habits'],
  'daily-checklist': ['check list of a daily', 'check lists of dailies'],
  client: ['client of a time', 'clients of times'],
  billable: ['billable time', 'billable times'],
  'task-of-entry': ['task of a time', 'tasks of times'],
  activity: ['activity of a time', 'activities of times'],
  amount: ['amount of money', 'amounts of money'],
  scales: ['mood with scales', 'moods with scales'],
  color: 'colour',
  sharing: ['shared note', 'shared notes'],
  canvas: ['canvas', 'canvases'],
  state: ['state of a node', 'states of nodes'],
  'node-note': [
    'note of a node, which stands in its text',
    'notes of nodes, which stand in their texts',
  ],
  icon: 'icon',
  marker: 'marker',
  'link-title': ['name of a connection', 'names of connections'],
  attribute: ['attribute of a node', 'attributes of nodes'],
  boundary: ['boundary', 'boundaries'],
};

/** What is left behind, with counts: `2 comments, 1 assigned task`. Empty where nothing is. */
export function leftBehind({ lost }: Pick<ImportPlan, 'lost'>): string {
  // What no file of a kind holds is said in its own sentence.
  const counted = lost.filter(({ what }) => !what.endsWith('-not-in-file'));
  return counted
    .map(({ what, count }) => {
      const words = LOST[what] ?? what.replace(/-/g, ' ');
      return typeof words === 'string' ? plural(count, words) : plural(count, ...words);
    })
    .join(', ');
}

const THINGS: readonly (readonly [
  list: keyof PlannedForTools,
  words: readonly [string, string],
])[] = [
  ['habits', ['habit', 'habits']],
  ['sessions', ['tracked time', 'tracked times']],
  ['notes', ['note', 'notes']],
  ['entries', ['entry', 'entries']],
  ['maps', ['mind map', 'mind maps']],
  ['moods', ['mood', 'moods']],
];

/** What a file holds: `1 project, 9 tasks`. */
export function holdsText(plan: ImportPlan): string {
  const { projects, tasks } = plan;
  const others = THINGS.filter(([list]) => plan[list].length > 0);
  const isOther = others.length > 0;
  return [
    projects.length > 0 || !isOther ? plural(projects.length, 'project') : '',
    tasks.length > 0 || !isOther ? plural(tasks.length, 'task') : '',
    ...others.map(([list, words]) => plural(plan[list].length, ...words)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What comes in: tasks, and what other tools get. */
export function amountText(tasks: number, others: number): string {
  const parts = [
    tasks > 0 || others === 0 ? plural(tasks, 'task') : '',
    others > 0 ? plural(others, 'entry', 'entries') : '',
  ];
  return parts.filter(Boolean).join(' and ');
}

const SKIPPED: Readonly<Record<string, string>> = {
  'empty-title': 'has no title',
  'comment-alone': 'is a comment without a task',
  deleted: 'was deleted there',
  'hidden-folder': 'lies in a hidden folder',
  'file-not-understood': 'is a file we cannot read',
  'page-unread': 'is a page that is damaged, or too large with the others',
  'no-start': 'has no start',
  'no-task': 'is no task',
  running: 'is still running',
  'same-row-twice': 'stands in the file twice',
  'end-before-start': 'ends before it begins',
  'date-unreadable': 'has a date that cannot be read',
  'date-out-of-range': 'lies outside of 1970 to 2200',
  'empty-note': 'is empty',
  'empty-map': 'has no words',
  trashed: 'was thrown away there',
  'mood-missing': 'has no mood',
  'type-unknown': 'is of a type we do not know',
};

/** Why a row cannot come in: `Row 214 has no title`. */
export function skippedText(what: string, line: number | null): string {
  const reason = SKIPPED[what] ?? what.replace(/-/g, ' ');
  return `${line === null ? 'It' : `Row ${line}`} ${reason}`;
}
