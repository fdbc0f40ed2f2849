import { useState } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell, type ListedModule } from '@plainday/federation-contract';
import { logger, saveFile, systemClock } from '@plainday/shared-platform';
import { exportName } from '../../model/archive/export-name';
import { storesOf } from '../../model/stored.logic';
import type { StoredTool } from '../use-stored-data';
import { collect, type Wanted } from '../rows/collect';

/** What is exported: everything, or what a tool keeps. */
export interface ExportRequest extends Wanted {
  /** In words, for the name of the file. */
  readonly title: string;
  readonly passphrase?: string;
}

/** All there is. */
export const everything = (modules: readonly ListedModule[]): ExportRequest => ({
  title: 'archive',
  tables: [...new Set(modules.flatMap((module) => storesOf(module).account))],
  namespaces: null,
  literals: null,
});

/** What one tool keeps. */
export const onlyOf = ({ module, tables, values, literals }: StoredTool): ExportRequest => ({
  title: module.title,
  tables,
  namespaces: [...new Set(values.map(({ namespace }) => namespace))],
  literals: literals.map(({ key }) => key),
});

/** Exports archives. `save` answers when it was given to the browser; null where it failed, which was said. */
export function useExport() {
  const dispatch = useAppDispatch();
  const { notify, user } = useShell();
  const [isBusy, setIsBusy] = useState(false);

  async function save({ title, passphrase, ...wanted }: ExportRequest): Promise<number | null> {
    setIsBusy(true);
    try {
      const [{ writeArchive }, { sealing }] = await Promise.all([
        import(/* webpackChunkName: "archive" */ '../../model/archive/write-archive'),
        import(/* webpackChunkName: "archive" */ '../../model/archive/sealed/seal'),
      ]);
      const at = systemClock.now();
      const { contents, waiting } = await collect(dispatch, user.id, wanted);
      const scope = wanted.namespaces === null ? 'everything' : 'part';
      const made = writeArchive({ contents, waiting, at, scope, account: user.id });
      const bytes = passphrase ? made.pipeThrough(sealing(passphrase)) : made;
      // The browser keeps what comes on its disk, where it is large.
      saveFile(exportName(title, at, Boolean(passphrase)), await new Response(bytes).blob());
      if (waiting.length > 0) {
        notify.toast({
          title: 'Only what is on this device was exported',
          description: 'What is in your account could not be read. Export again when connected.',
          tone: 'destructive',
        });
        return null;
      }
      return at;
    } catch (error) {
      logger.error('The export failed.', error);
      notify.toast({
        title: 'Export failed',
        description:
          'Check the free space of this device, then try again. One archive holds at most 4 GB.',
        tone: 'destructive',
      });
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, save };
}
