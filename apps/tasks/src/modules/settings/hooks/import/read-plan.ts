import { dayKeyOf } from '@plainday/domain-calendar';
import { logger, systemClock } from '@plainday/shared-platform';
import { ImportRefusal, type Answers, type ImportPlan } from '../../model/import/plan';
import { readFile } from '../../model/import/read-file';
import { inSlices } from '../rows/in-slices';

/** Larger files are refused before they are opened. */
const FILE_MAX = 100_000_000;

/** What a file would bring, or why it cannot be read; null once it was stopped. */
export async function readPlan(
  file: File,
  answers: Answers,
  signal: AbortSignal,
): Promise<ImportPlan | { readonly refused: string } | null> {
  try {
    if (file.size > FILE_MAX) throw new ImportRefusal('too-large');
    const bytes = await file.arrayBuffer().catch(() => {
      throw new ImportRefusal('unread');
    });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const context = {
      timeZone,
      now: systemClock.now(),
      baseDay: dayKeyOf(file.lastModified),
      answers,
    };
    return await inSlices(readFile(new Uint8Array(bytes), file.name, context), signal);
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ImportRefusal) return { refused: error.code };
    logger.error('A file could not be read.', error);
    return { refused: 'unknown' };
  }
}
