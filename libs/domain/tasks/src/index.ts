export { draftErrors, draftOf, fieldsOfDraft, taskDraftSchema } from './draft.schema';
export {
  DEFAULT_DUE_TIME,
  DUE_SHORTCUTS,
  dueFromShortcut,
  endOfDueDay,
  fromLocalInput,
  isOverdue,
  sameDayAs,
  timeFromMinutes,
  toLocalInput,
} from './due.logic';
export {
  completedText,
  formatDue,
  formatDueFull,
  formatDuration,
  formatLead,
  formatRepeat,
  priorityLabel,
} from './format.logic';
export {
  COPY_SUFFIX,
  DEFAULT_DURATION_MINUTES,
  DEFAULT_REMINDER_MINUTES,
  DESCRIPTION_MAX,
  DURATION_MAX_MINUTES,
  DURATION_PICKS_MINUTES,
  NOTES_MAX,
  REMINDER_PICKS_MINUTES,
  REPEAT_INTERVAL_MAX,
  TITLE_MAX,
} from './limits';
export { indexForTarget, moveId, moveTask, neighbourOf, siblingsOf } from './move.logic';
export {
  changedFields,
  duplicateOf,
  fullDuplicateOf,
  inverseOf,
  newSubtask,
  newTask,
} from './new-task.logic';
export {
  compareInstants,
  compareTasks,
  compareTrash,
  insertTask,
  sortedTasks,
} from './order.logic';
export { dueCounts } from './due-counts.logic';
export { projectSchema } from './project.schema';
export {
  allowedReminder,
  reminderAfterMove,
  reminderBefore,
  reminderLeadMinutes,
} from './reminder.logic';
export { searchTasks, taskMatcher } from './search.logic';
export { taskSchema } from './task.schema';
export { cleanText, cleanTitle, copyTitle, cutText } from './title.logic';
export { buildTree } from './tree.logic';
export { nextColor } from './next-color.logic';
export { PALETTE, PALETTE_NAMES, PRIORITIES, REPEAT_PATTERNS } from './vocabulary';
export type { DraftErrors, TaskDraft } from './draft.schema';
export { isStandIn, lastSecondOf } from './stand-in.logic';
export type { DueCounts } from './due-counts.logic';
export type { DueShortcut, TimeOfDay } from './due.logic';
export type { Birth } from './new-task.logic';
export type { Project, ProjectChanges } from './project.schema';
export type { Priority, RepeatPattern, Task, TaskChanges } from './task.schema';
export type { OrphanRule, TaskTree } from './tree.logic';
