import { plural } from '@plainday/shared-utils';
import type { ImportPlan } from './plan';

/** The formats that can be read, in words. */
export const FORMATS =
  'A Todoist backup, CSV or JSON, a TickTick backup, Google Tasks, a spreadsheet as CSV, check lists in Markdown or Obsidian, or a todo.txt.';

const REFUSALS: Readonly<Record<string, string>> = {
  'empty-file': 'This file is empty.',
  'nothing-found': 'There are no tasks in this file.',
  'too-large': 'This file is too large to be read on this device.',
  damaged: 'This archive is damaged or locked with a password.',
  unread: 'This file could not be opened. Choose it once more.',
};

/** Why a file cannot be read, in one sentence. */
export const refusalText = (code: string): string =>
  REFUSALS[code] ?? 'This file is not one we can read.';

const LOST: Readonly<Record<string, string | readonly [string, string]>> = {
  labels: ['task with tags', 'tasks with tags'],
  context: ['task with contexts', 'tasks with contexts'],
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
  reminder: ['further reminder', 'further reminders'],
};

/** What is left behind, with counts: `2 comments, 1 assigned task`. Empty where nothing is. */
export function leftBehind({ lost, notes }: ImportPlan): string {
  // What no file of a kind holds is said in its own sentence.
  const counted = lost.filter(({ what }) => !what.endsWith('-not-in-file'));
  const parts = counted.map(({ what, count }) => {
    const words = LOST[what] ?? what.replace(/-/g, ' ');
    return typeof words === 'string' ? plural(count, words) : plural(count, ...words);
  });
  if (notes.length > 0) parts.push(plural(notes.length, 'note'));
  return parts.join(', ');
}

const SKIPPED: Readonly<Record<string, string>> = {
  'empty-title': 'has no title',
  'comment-alone': 'is a comment without a task',
  deleted: 'was deleted there',
  'hidden-folder': 'lies in a hidden folder',
  'file-not-understood': 'is a file we cannot read',
};

/** Why a row cannot come in: `Row 214 has no title`. */
export function skippedText(what: string, line: number | null): string {
  const reason = SKIPPED[what] ?? what.replace(/-/g, ' ');
  return `${line === null ? 'It' : `Row ${line}`} ${reason}`;
}
