import { logger } from '@plainday/shared-platform';
import { readPlan } from './read-plan';
import type { ReadMessage } from './reading/messages';

const BYTES = new TextEncoder().encode('(A) Call Ann +House\n');

/** A file of one task, and how often the page opened it itself. */
function todo() {
  let opened = 0;
  const file = Object.assign(new File([BYTES], 'todo.txt'), {
    arrayBuffer: async () => {
      opened += 1;
      return BYTES.buffer;
    },
  });
  return { file, opened: () => opened };
}

const read = (file: File) => readPlan(file, {}, new AbortController().signal);

/** A browser whose workers do this once they are asked. */
function provideWorkers(answer: (worker: EventTarget) => void): void {
  class Asked extends EventTarget {
    postMessage(): void {
      answer(this);
    }

    terminate(): void {}
  }
  Object.assign(globalThis, { Worker: Asked, __webpack_public_path__: '/remotes/tasks/1/' });
}

const say = (worker: EventTarget, data: ReadMessage) =>
  worker.dispatchEvent(new MessageEvent('message', { data }));

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker');
  Reflect.deleteProperty(globalThis, '__webpack_public_path__');
});

test('[SE23] the page reads where the worker does not come', async () => {
  provideWorkers((worker) => worker.dispatchEvent(new Event('error')));
  const { file, opened } = todo();
  expect(await read(file)).toMatchObject({ tasks: [{ title: 'Call Ann' }] });
  expect(opened()).toBe(1);
});

test.each<[string, readonly ReadMessage[]]>([
  ['had begun', [{ kind: 'began' }]],
  ['had said a part', [{ kind: 'began' }, { kind: 'rows', list: 'tasks', rows: [] }]],
])('[SE23] a file on which a worker ended that %s is refused, not read again', async (_, said) => {
  provideWorkers((worker) => {
    for (const message of said) say(worker, message);
    worker.dispatchEvent(new Event('error'));
  });
  const { file, opened } = todo();
  expect(await read(file)).toEqual({ refused: 'unread' });
  expect(opened()).toBe(0);
});

test('[SE23] a part that does not arrive whole ends as a refusal', async () => {
  provideWorkers((worker) => worker.dispatchEvent(new Event('messageerror')));
  const { file, opened } = todo();
  expect(await read(file)).toEqual({ refused: 'unread' });
  expect(opened()).toBe(0);
});

test('[SE23] a failure in the worker ends as a refusal, and its reason is logged', async () => {
  const logged = jest.spyOn(logger, 'error').mockImplementation(() => undefined);
  provideWorkers((worker) => say(worker, { kind: 'failed', why: 'RangeError: Too deep' }));
  expect(await read(todo().file)).toEqual({ refused: 'unknown' });
  expect(logged).toHaveBeenCalledWith(
    'A file could not be read.',
    new Error('RangeError: Too deep'),
  );
  logged.mockRestore();
});

test('[SE23] what was stopped before it began starts no worker', async () => {
  let asked = 0;
  provideWorkers(() => (asked += 1));
  expect(await readPlan(todo().file, {}, AbortSignal.abort())).toBeNull();
  expect(asked).toBe(0);
});
