import type { ReadMessage } from './messages';

/** What the worker says until it ends, each message as the browser posts it: what cannot be cloned is thrown. */
async function saidOf(request: object): Promise<readonly ReadMessage[]> {
  const said: ReadMessage[] = [];
  await import('./reading.worker');
  await new Promise<void>((resolve) => {
    jest.spyOn(globalThis, 'postMessage').mockImplementation((message: unknown) => {
      said.push(structuredClone(message) as ReadMessage);
      if (said.at(-1)?.kind !== 'began') resolve();
    });
    globalThis.dispatchEvent(new MessageEvent('message', { data: request }));
  });
  return said;
}

afterEach(() => jest.restoreAllMocks());

test('[SE23] the worker says that it began, and of a failure that cannot be cloned why', async () => {
  const file = {
    get size(): number {
      throw Object.assign(new Error('No size'), { again: () => undefined, cause: () => undefined });
    },
  };
  expect(await saidOf({ file, context: {} })).toEqual([
    { kind: 'began' },
    { kind: 'failed', why: 'Error: No size' },
  ]);
});
