import { debounce } from './debounce';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('only the last of several calls runs, once it has been quiet', () => {
  const run = jest.fn();
  const later = debounce(run, 100);
  later('a');
  jest.advanceTimersByTime(99);
  later('b');
  jest.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([['b']]);
});

test('flush runs a waiting call now, cancel forgets it, and neither invents one', () => {
  const run = jest.fn();
  const later = debounce(run, 100);
  later.flush();
  later('a');
  later.flush();
  later('b');
  later.cancel();
  jest.runAllTimers();
  expect(run.mock.calls).toEqual([['a']]);
});
