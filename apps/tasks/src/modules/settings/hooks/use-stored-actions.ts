import { api, useAppDispatch } from '@plainday/data-api';
import { eraseSnapshots, manageDevice } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import {
  exportName,
  exportOf,
  literalOf,
  type ExportedTool,
} from '@plainday/federation-contract/export';
import { logger, systemClock } from '@plainday/shared-platform';
import { storedApi } from '../api/stored.api';
import type { StoredTool } from './use-stored-data';

const { settingsEraseRows, settingsRows } = storedApi.endpoints;

/** Exporting and erasing what tools keep. */
export function useStoredActions(refresh: () => void) {
  const { notify, undo, user } = useShell();
  const dispatch = useAppDispatch();

  async function collect({ module, tables, values, literals }: StoredTool): Promise<ExportedTool> {
    const account: Record<string, readonly unknown[]> = {};
    for (const table of tables) {
      const request = settingsRows.initiate(table, { forceRefetch: true, subscribe: false });
      account[table] = await dispatch(request).unwrap();
    }
    const { readable } = await manageDevice();
    const device: Record<string, Record<string, unknown>> = {};
    for (const { namespace, key, stored } of values) {
      (device[namespace] ??= {})[key] = await readable(stored.value);
    }
    const literal = Object.fromEntries(literals.map(({ key, text }) => [key, literalOf(text)]));
    return { id: module.id, title: module.title, account, device, literal };
  }

  return {
    /** Saves a file with all that these tools keep. */
    async save(tools: readonly StoredTool[], title: string): Promise<void> {
      try {
        const collected: ExportedTool[] = [];
        for (const tool of tools) collected.push(await collect(tool));
        const { download } = await manageDevice();
        const now = new Date(systemClock.now()).toISOString();
        download(exportName(title, now.slice(0, 10)), exportOf(collected, now));
      } catch (error) {
        logger.error('The export failed.', error);
        notify.toast({
          title: 'Export failed',
          description: 'Check the connection, then try again.',
          tone: 'destructive',
        });
      }
    },
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
