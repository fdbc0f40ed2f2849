import { ImportRefusal, type ImportPlan } from '../plan';
import { PlanTaker, type ReadMessage } from './messages';
import type { ReadRequest } from './read-here';

/** Where the build puts the files of this remote. */
declare const __webpack_public_path__: string;
/** Defined where code of this remote is built into a page that has no files of workers. */
declare const PLAINDAY_NO_WORKERS: true | undefined;

/** No worker could be had, or it ended before it said anything. */
export class NoWorker extends Error {}

function start(): Worker {
  if (typeof PLAINDAY_NO_WORKERS !== 'undefined') throw new NoWorker();
  try {
    return new Worker(`${__webpack_public_path__}reading.worker.js`);
  } catch {
    throw new NoWorker();
  }
}

/** What a file would bring, read beside the page. Null once it was stopped; rejects with {@link NoWorker}. */
export async function readInWorker(
  request: ReadRequest,
  signal: AbortSignal,
): Promise<ImportPlan | null> {
  if (signal.aborted) return null;
  const worker = start();
  const taker = new PlanTaker();
  try {
    return await new Promise((resolve, reject) => {
      let hasBegun = false;
      // What a worker could not bear, the page is not to try again.
      const end = () => reject(hasBegun ? new ImportRefusal('unread') : new NoWorker());
      signal.addEventListener('abort', () => resolve(null));
      worker.addEventListener('error', end);
      worker.addEventListener('messageerror', () => reject(new ImportRefusal('unread')));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
        hasBegun = true;
        if (data.kind === 'began') return;
        if (data.kind === 'refused') return reject(new ImportRefusal(data.code));
        if (data.kind === 'failed') return reject(new Error(data.why));
        const plan = taker.take(data);
        if (plan) resolve(plan);
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
