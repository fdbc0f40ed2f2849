import { nextTask, untilSettled } from './schedule';

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
