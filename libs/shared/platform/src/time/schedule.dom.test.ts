import { nextTask, untilSettled, whenIdle } from './schedule';

function loading(state: DocumentReadyState): void {
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
}

afterEach(() => {
  Reflect.deleteProperty(document, 'readyState');
  jest.useRealTimers();
});

it('waits until the page has loaded', async () => {
  loading('interactive');
  const done = jest.fn();
  const settled = untilSettled().then(done);
  await nextTask();
  expect(done).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settled;
  expect(done).toHaveBeenCalled();
});

it('does not wait for ever for a file that hangs', async () => {
  jest.useFakeTimers();
  loading('interactive');
  const done = jest.fn();
  void untilSettled().then(done);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(done).toHaveBeenCalled();
});

describe('without requestIdleCallback, as in Safari', () => {
  const { requestIdleCallback: held } = globalThis;
  beforeAll(() => void Reflect.deleteProperty(globalThis, 'requestIdleCallback'));
  afterAll(() => Object.assign(globalThis, { requestIdleCallback: held }));

  /** Keeps the thread busy, as the first screen does. */
  function work(milliseconds: number): void {
    const until = performance.now() + milliseconds;
    while (performance.now() < until);
  }

  it('is not idle while the page works', async () => {
    const done = jest.fn();
    whenIdle(done);
    for (const part of [1, 2, 3]) {
      await nextTask();
      work(70);
      await nextTask();
      expect([part, done.mock.calls.length]).toEqual([part, 0]);
    }
    await new Promise((resolve) => whenIdle(() => resolve(undefined)));
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('gives up waiting in time, and can be stopped', () => {
    jest.useFakeTimers();
    const [late, stopped] = [jest.fn(), jest.fn()];
    whenIdle(late, 100);
    whenIdle(stopped)();
    jest.advanceTimersByTime(200);
    expect([late.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
  });
});
