import { ImportRefusal, type ImportPlan } from '../plan';
import { PlanTaker, type ReadMessage } from './messages';
import type { ReadRequest } from './read-here';

/** Where the build puts the files of this remote. */
declare const __webpack_public_path__: string;

/** No worker could be had, or it ended before it had read. */
export class NoWorker extends Error {}

function start(): Worker {
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
  const worker = start();
  const taker = new PlanTaker();
  try {
    return await new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => resolve(null));
      worker.addEventListener('error', () => reject(new NoWorker()));
      worker.addEventListener('messageerror', () => reject(new NoWorker()));
      worker.addEventListener('message', ({ data }: MessageEvent<ReadMessage>) => {
        if (data.kind === 'refused') return reject(new ImportRefusal(data.code));
        if (data.kind === 'failed') return reject(data.why as Error);
        const plan = taker.take(data);
        if (plan) resolve(plan);
      });
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
}
