import { dayKeyOf } from '@plainday/domain-calendar';
import { deviceZone, inSlices, logger, systemClock } from '@plainday/shared-platform';
import { isLetter } from './apps/mail/is-letter';
import { ImportRefusal, type Answers, type ImportContext, type ImportPlan } from './plan';
import { readFile } from './read-file';

/** Larger files are refused before they are opened. */
const FILE_MAX = 100_000_000;

async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > FILE_MAX) throw new ImportRefusal('too-large');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ImportRefusal('unread');
  });
  return new Uint8Array(bytes);
}

async function work(bytes: Uint8Array, name: string, context: ImportContext) {
  if (!isLetter(bytes)) return readFile(bytes, name, context);
  const { readLetter } = await import(/* webpackChunkName: "letter" */ './apps/mail/letter');
  return (await readLetter(bytes))(context);
}

/** What a file would bring, or why it cannot be read; null once it was stopped. */
export async function readPlan(
  file: File,
  answers: Answers,
  signal: AbortSignal,
): Promise<ImportPlan | { readonly refused: string } | null> {
  try {
    const bytes = await bytesOf(file);
    const timeZone = deviceZone();
    const context = {
      timeZone,
      now: systemClock.now(),
      baseDay: dayKeyOf(file.lastModified),
      answers,
    };
    return await inSlices(await work(bytes, file.name, context), signal);
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ImportRefusal) return { refused: error.code };
    logger.error('A file could not be read.', error);
    return { refused: 'unknown' };
  }
}
