import { dayKeyOf } from '@plainday/domain-calendar';
import { deviceZone, logger, systemClock } from '@plainday/shared-platform';
import { ImportRefusal, type Answers, type ImportPlan } from './plan';
import type { ReadRequest } from './reading/read-here';
import { NoWorker, readInWorker } from './reading/read-in-worker';

async function read(request: ReadRequest, signal: AbortSignal): Promise<ImportPlan | null> {
  try {
    return await readInWorker(request, signal);
  } catch (error) {
    if (!(error instanceof NoWorker)) throw error;
  }
  const { readHere } = await import(/* webpackChunkName: "read-here" */ './reading/read-here');
  return readHere(request, signal);
}

/** What a file would bring, or why it cannot be read; null once it was stopped. */
export async function readPlan(
  file: File,
  answers: Answers,
  signal: AbortSignal,
): Promise<ImportPlan | { readonly refused: string } | null> {
  const now = systemClock.now();
  const baseDay = dayKeyOf(file.lastModified);
  const context = { timeZone: deviceZone(), now, baseDay, answers };
  try {
    return await read({ file, context }, signal);
  } catch (error) {
    if (signal.aborted) return null;
    if (error instanceof ImportRefusal) return { refused: error.code };
    logger.error('A file could not be read.', error);
    return { refused: 'unknown' };
  }
}
