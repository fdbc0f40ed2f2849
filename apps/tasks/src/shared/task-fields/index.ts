export { DueField } from './due-field';
export { DurationField } from './duration-field';
export { PriorityField } from './priority-field';
export { ProjectField } from './project-field';
export { ReminderField } from './reminder-field';
export { RepeatField } from './repeat-field';
export { TagsField } from './tags-field';
export { Check, taskFieldsStyle, Wide } from './fields-style';
export type { TaskFieldProps, TaskFields } from './task-fields';
