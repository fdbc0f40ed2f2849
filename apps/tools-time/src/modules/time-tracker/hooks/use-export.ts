import { useDayRule } from '@plainday/data-preferences';
import { dayAt } from '@plainday/domain-calendar';
import { saveCsv, systemClock } from '@plainday/shared-platform';
import { toCsv } from '../model/csv.logic';
import type { Entries } from './use-entries';

/** Gives the entries to the browser as a file. */
export function useExport({ rows, projectOf }: Entries): () => void {
  const rule = useDayRule();
  return () =>
    saveCsv(
      `time-entries-${dayAt(systemClock.now(), rule)}.csv`,
      toCsv(rows, (id) => projectOf(id)?.title ?? ''),
    );
}
