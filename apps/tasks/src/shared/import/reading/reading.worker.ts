import { ImportRefusal } from '../plan';
import { messagesOf, type ReadMessage } from './messages';
import { readHere, type ReadRequest } from './read-here';

const say = (message: ReadMessage) => postMessage(message);

async function read(request: ReadRequest): Promise<void> {
  try {
    // The page stops it by ending the worker.
    const plan = await readHere(request, new AbortController().signal);
    if (plan) for (const message of messagesOf(plan)) say(message);
  } catch (why) {
    say(
      why instanceof ImportRefusal ? { kind: 'refused', code: why.code } : { kind: 'failed', why },
    );
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data));
