import { createAddActions } from './add-actions';
import { useActions } from './use-actions';

/** What the signed-in user adds tasks by. */
export function useAddActions() {
  return useActions(createAddActions);
}
