import { useDayRule } from '@plainday/data-preferences';
import { dayAt } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { logger, systemClock } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import { takeIn } from '../model/take-in.logic';
import type { Entries } from './use-entries';

const loadFolder = () => import(/* webpackChunkName: "knowledge-folder" */ './folder');

/** Files that a message names. */
const NAMED = 5;

function leftText(left: readonly string[]): string {
  const named = left.slice(0, NAMED).join(', ');
  return left.length > NAMED ? `${named} and ${left.length - NAMED} more` : named;
}

/** Takes all entries along as a folder of Markdown files, and brings such a folder in. */
export function useFolder({ entries, addAll }: Entries) {
  const { notify } = useShell();

  function fail(title: string, error: unknown): void {
    logger.warn(title, error);
    const description = 'Nothing was changed. Please try again.';
    notify.toast({ title, description, tone: 'destructive' });
  }

  const rule = useDayRule();

  async function exportAll(): Promise<void> {
    try {
      const { downloadFolder } = await loadFolder();
      downloadFolder(entries, dayAt(systemClock.now(), rule));
    } catch (error) {
      fail('The export did not work', error);
    }
  }

  async function importFiles(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    try {
      const { readFolder } = await loadFolder();
      const read = await readFolder(files);
      const taken = takeIn(entries, read.entries);
      if (taken.put.length > 0) addAll(taken);
      const rest = [
        taken.known > 0 && `${plural(taken.known, 'entry was', 'entries were')} there already`,
        read.left.length > 0 && `left out: ${leftText(read.left)}`,
      ]
        .filter(Boolean)
        .join(', ');
      if (rest !== '' || taken.put.length === 0) {
        const title = taken.put.length > 0 ? 'Imported' : 'Nothing new was imported';
        notify.toast({
          title,
          description:
            `${rest.charAt(0).toUpperCase()}${rest.slice(1)}` || 'No Markdown files were found',
        });
      }
    } catch (error) {
      fail('The file could not be read', error);
    }
  }

  return { exportAll, importFiles };
}
