import { api, useAppDispatch } from '@plainday/data-api';
import { eraseSnapshots, manageDevice } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { storedApi } from '../api/stored.api';
import type { StoredTool } from './use-stored-data';

const { settingsEraseRows } = storedApi.endpoints;

/** Erasing what tools keep. */
export function useStoredActions(refresh: () => void) {
  const { notify, undo, user } = useShell();
  const dispatch = useAppDispatch();

  return {
    /** Erases what a tool keeps. What lay on this device can be put back; rows of the account cannot. */
    async erase({ module, tables, values, literals }: StoredTool): Promise<void> {
      const device = await manageDevice();
      if (tables.length > 0) {
        const answer = await dispatch(settingsEraseRows.initiate(tables, { track: false }));
        if (answer.error) {
          notify.toast({
            title: `${module.title} could not be erased`,
            description: 'Check the connection, then try again.',
            tone: 'destructive',
          });
          return refresh();
        }
        await eraseSnapshots(user.id);
        dispatch(api.util.resetApiState());
      }
      await device.eraseKept(user.id, values);
      device.eraseLiterals(literals);
      refresh();
      const label = `${module.title} erased`;
      if (values.length + literals.length === 0) return void notify.brief(label);
      undo.offer(label, () => {
        device.putLiterals(literals);
        void device.putKept(user.id, values).then(refresh);
      });
    },
  };
}
