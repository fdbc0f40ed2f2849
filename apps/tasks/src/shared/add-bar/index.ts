export { AddBar } from './add-bar';
export { useAddTasks } from './use-add-tasks';
export type { AddDefaults, NewTask } from './add-choices.logic';
