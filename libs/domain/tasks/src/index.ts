export {
  draftErrors,
  draftOf,
  fieldsOfDraft,
  LAST_DAY_BEFORE_DUE,
  REMINDER_AFTER_DUE,
} from './create/draft.schema';
export {
  chosenTime,
  DEFAULT_DUE_TIME,
  DUE_SHORTCUTS,
  dueBy,
  dueFromShortcut,
  dueWithin,
  endOfDueDay,
  fromLocalInput,
  newDateTime,
  timeFromMinutes,
  toLocalInput,
} from './dates/due.logic';
export { formatDuration, formatLead, priorityLabel, saidPriority } from './text/format.logic';
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
  REPEAT_LEFT_MAX,
  TITLE_MAX,
} from './model/limits';
export {
  indexForTarget,
  moveId,
  moveTask,
  neighbourOf,
  siblingsOf,
  withPositions,
} from './order/move.logic';
export { indexBetween, neighboursAt, neighboursOf } from './order/neighbours.logic';
export {
  changedFields,
  duplicateOf,
  fullDuplicateOf,
  inverseOf,
  newSubtask,
  newTask,
} from './create/new-task.logic';
export {
  compareInstants,
  compareTasks,
  compareTrash,
  insertTask,
  sortedTasks,
} from './order/order.logic';
export {
  dayOfDue,
  dayWithoutTime,
  dueAtTime,
  dueMs,
  dueOnDay,
  hasTime,
  isOverdue,
  NO_DUE,
} from './dates/when-due.logic';
export {
  completedText,
  dayLead,
  dueDayInWords,
  dueInWords,
  formatDue,
  formatDueFull,
  formatReminder,
} from './text/due-words.logic';
export { dueChanges } from './dates/due-changes.logic';
export { dueCounts } from './dates/due-counts.logic';
export { projectSchema } from './model/project.schema';
export {
  allowedReminder,
  reminderAfterMove,
  reminderBefore,
  reminderLeadMinutes,
} from './dates/reminder.logic';
export { searchTasks, taskMatcher } from './text/search.logic';
export {
  cleanTag,
  hasTag,
  replaceTag,
  sameTags,
  TAG_MAX,
  TAGS_MAX,
  tagKey,
  tidyTags,
  withoutTag,
  withTag,
} from './tags/tag.logic';
export { findTags, tagUses } from './tags/tag-uses.logic';
export { taskSchema } from './model/task.schema';
export { NO_REPEAT, repeatFieldsOf } from './model/repeat-fields';
export { repeatSentence } from './text/repeat-sentence';
export { cleanText, cleanTitle, copyTitle, cutText } from './text/title.logic';
export { buildTree } from './order/tree.logic';
export { nextColor } from './create/next-color.logic';
export { PALETTE, PALETTE_NAMES, PRIORITIES, REPEAT_PATTERNS } from './model/vocabulary';
export type { DraftErrors, TaskDraft } from './create/draft.schema';
export { isStandIn, lastSecondOf } from './dates/stand-in.logic';
export type { Due } from './dates/when-due.logic';
export type { DueCounts } from './dates/due-counts.logic';
export type { DueShortcut, NewDates, TimeOfDay } from './dates/due.logic';
export type { Birth } from './create/new-task.logic';
export type { Project, ProjectChanges } from './model/project.schema';
export type { RepeatFields } from './model/repeat-fields';
export type { Priority, RepeatPattern, Task, TaskChanges } from './model/task.schema';
export type { TagUse } from './tags/tag-uses.logic';
export type { OrphanRule, TaskTree } from './order/tree.logic';
export type { Neighbours } from './order/neighbours.logic';
