import { failureOf, messagesOf, type ReadMessage } from './messages';
import { readHere, type ReadRequest } from './read-here';

const say = (message: ReadMessage) => postMessage(message);

async function read(request: ReadRequest): Promise<void> {
  say({ kind: 'began' });
  try {
    // The page stops it by ending the worker.
    const plan = await readHere(request, new AbortController().signal);
    if (plan) for (const message of messagesOf(plan)) say(message);
  } catch (error) {
    say(failureOf(error));
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => void read(data));
