import type { Slices } from '@plainday/shared-platform';
import { anyHead, readAnyCsv, unknownHead } from './apps/csv/any-csv';
import { isGoogleTasks, readGoogleTasks } from './apps/json/google-tasks';
import { isICal, readICal } from './apps/ical/ical';
import { hasCheckList, readMarkdown } from './apps/text/markdown';
import { isMsTodo, readMsTodo } from './apps/json/ms-todo';
import { isSuperProductivity, readSuperProductivity } from './apps/json/super-productivity';
import { isTaskPaper, readTaskPaper } from './apps/text/taskpaper';
import { isThings, readThings } from './apps/json/things';
import { readTickTick, tickTickHead } from './apps/csv/ticktick';
import { readTodoistCsv, todoistHead } from './apps/csv/todoist-csv';
import { isTodoistJson, readTodoistJson } from './apps/json/todoist-json';
import { isTodoTxt, readTodoTxt } from './apps/text/todotxt';
import { isTududi, readTududi } from './apps/json/tududi';
import { isVikunja, readVikunja } from './apps/json/vikunja';
import type { Collector } from './core/collect.logic';
import { isFreeMind, readFreeMind } from './apps/maps/freemind';
import { isOpml, readOpml } from './apps/maps/outline';
import { isXMind, isXMind8, readXMind, readXMind8 } from './apps/maps/xmind';
import { isEvernote, readEvernote } from './apps/notes/evernote';
import { isKeep, readKeep } from './apps/notes/keep';
import { isKeepPage, readKeepPage } from './apps/notes/keep-page';
import { isMarkdownNote, readMarkdownNote } from './apps/notes/markdown-notes';
import { isDaylio, readDaylio } from './apps/tools/daylio';
import { isHabitica, readHabitica } from './apps/tools/habitica';
import { isTimesOf, readTimes } from './apps/tools/times';
import type { ImportContext, Kind, Source } from './plan';

/** What reads files of one kind. */
export interface Reader extends Kind {
  readonly fits: (source: Source) => boolean;
  readonly read: (source: Source, plan: Collector, context: ImportContext) => Slices<void>;
}

/** Every kind of file that can be read. The first that fits reads it. */
export const READERS: readonly Reader[] = [
  { app: 'toggl', kind: 'Toggl times', missing: null, fits: isTimesOf('toggl'), read: readTimes },
  {
    app: 'clockify',
    kind: 'Clockify times',
    missing: null,
    fits: isTimesOf('clockify'),
    read: readTimes,
  },
  { app: 'kimai', kind: 'Kimai times', missing: null, fits: isTimesOf('kimai'), read: readTimes },
  {
    app: 'solidtime',
    kind: 'solidtime times',
    missing: null,
    fits: isTimesOf('solidtime'),
    read: readTimes,
  },
  { app: 'habitica', kind: 'Habitica data', missing: null, fits: isHabitica, read: readHabitica },
  { app: 'daylio', kind: 'Daylio moods', missing: null, fits: isDaylio, read: readDaylio },
  { app: 'google-keep', kind: 'Google Keep notes', missing: null, fits: isKeep, read: readKeep },
  {
    app: 'google-keep',
    kind: 'Google Keep notes',
    missing: null,
    fits: isKeepPage,
    read: readKeepPage,
  },
  {
    app: 'evernote',
    kind: 'Evernote notebook',
    missing: 'Evernote leaves some tasks out of its files.',
    fits: isEvernote,
    read: readEvernote,
  },
  { app: 'xmind', kind: 'XMind maps', missing: null, fits: isXMind, read: readXMind },
  { app: 'xmind', kind: 'XMind maps', missing: null, fits: isXMind8, read: readXMind8 },
  { app: 'opml', kind: 'Outline', missing: null, fits: isOpml, read: readOpml },
  { app: 'freemind', kind: 'FreeMind map', missing: null, fits: isFreeMind, read: readFreeMind },
  {
    app: 'todoist',
    kind: 'Todoist project',
    missing: 'Todoist’s backups hold no completed tasks and no reminders.',
    fits: ({ text, json }) => json === null && todoistHead(text) !== null,
    read: readTodoistCsv,
  },
  {
    app: 'ticktick',
    kind: 'TickTick backup',
    missing: 'TickTick’s backups hold no attachments, habits and focus times.',
    fits: ({ text, json }) => json === null && tickTickHead(text) !== null,
    read: readTickTick,
  },
  {
    app: 'todoist',
    kind: 'Todoist data',
    missing: null,
    fits: isTodoistJson,
    read: readTodoistJson,
  },
  {
    app: 'google-tasks',
    kind: 'Google Tasks',
    missing: 'Google’s files hold no times of day, repetitions and reminders.',
    fits: isGoogleTasks,
    read: readGoogleTasks,
  },
  {
    app: 'super-productivity',
    kind: 'Super Productivity backup',
    missing: null,
    fits: isSuperProductivity,
    read: readSuperProductivity,
  },
  { app: 'tududi', kind: 'tududi backup', missing: null, fits: isTududi, read: readTududi },
  {
    app: 'ms-todo',
    kind: 'Microsoft To Do lists',
    missing: null,
    fits: isMsTodo,
    read: readMsTodo,
  },
  { app: 'vikunja', kind: 'Vikunja export', missing: null, fits: isVikunja, read: readVikunja },
  {
    app: 'things',
    kind: 'Things lists',
    missing: 'Lists of Things hold no repetitions.',
    fits: isThings,
    read: readThings,
  },
  {
    app: 'ical',
    kind: 'Calendar file',
    missing: 'Apple’s Reminders write no tags, flags and groups into it.',
    fits: isICal,
    read: readICal,
  },
  {
    app: 'csv',
    kind: 'Spreadsheet',
    missing: null,
    fits: ({ text, json }) => json === null && anyHead(text) !== null,
    read: readAnyCsv,
  },
  {
    app: 'markdown',
    kind: 'Check lists in Markdown',
    missing: null,
    fits: ({ text }) => hasCheckList(text),
    read: readMarkdown,
  },
  {
    app: 'taskpaper',
    kind: 'TaskPaper lists',
    missing: null,
    fits: isTaskPaper,
    read: readTaskPaper,
  },
  {
    app: 'markdown',
    kind: 'Markdown text',
    missing: null,
    fits: isMarkdownNote,
    read: readMarkdownNote,
  },
  {
    app: 'todotxt',
    kind: 'todo.txt',
    missing: null,
    fits: isTodoTxt,
    read: readTodoTxt,
  },
  {
    app: 'csv',
    kind: 'Spreadsheet',
    missing: null,
    fits: ({ text, json }) => json === null && unknownHead(text) !== null,
    read: readAnyCsv,
  },
];
