import { dayKeyOf } from '@plainday/domain-calendar';
import { systemClock } from '@plainday/shared-platform';
import { toCsv } from '../model/csv.logic';
import type { Entries } from './use-entries';

/** How long a browser may take to begin the download. */
const RELEASE_MS = 10_000;

/** Gives the entries to the browser as a file. */
export function useExport({ rows, projectOf }: Entries): () => void {
  return () => {
    const csv = toCsv(rows, (id) => projectOf(id)?.title ?? '');
    // The mark tells spreadsheets that the text is UTF-8.
    const blob = new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `time-entries-${dayKeyOf(systemClock.now())}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
  };
}
