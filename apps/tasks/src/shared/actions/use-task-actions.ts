import { createTaskActions } from './task-actions';
import { useActions } from './use-actions';

/** Everything the signed-in user can do to tasks. */
export function useTaskActions() {
  return useActions(createTaskActions);
}
