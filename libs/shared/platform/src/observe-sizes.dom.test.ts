import { observeSizes } from './observe-sizes';

class Watcher {
  static watched: Element[] = [];
  observe = (element: Element) => void Watcher.watched.push(element);
  unobserve = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  jest.useFakeTimers();
  Watcher.watched = [];
  window.ResizeObserver = Watcher as typeof ResizeObserver;
});
afterEach(() => jest.useRealTimers());

it('begins in the next frame, with what is wanted by then', () => {
  const [first, second, third] = ['a', 'b', 'i'].map((tag) => document.createElement(tag));
  const sizes = observeSizes(() => undefined);
  for (const element of [first, second, third]) if (element) sizes.observe(element);
  if (second) sizes.unobserve(second);
  expect(Watcher.watched).toEqual([]);
  jest.advanceTimersByTime(20);
  expect(Watcher.watched).toEqual([first, third]);
});

it('watches nothing that was given up before, and begins again', () => {
  const [first, second] = ['a', 'b'].map((tag) => document.createElement(tag));
  const sizes = observeSizes(() => undefined);
  if (first) sizes.observe(first);
  sizes.disconnect();
  if (second) sizes.observe(second);
  jest.advanceTimersByTime(20);
  expect(Watcher.watched).toEqual([second]);
});

it('does nothing where there is nothing to watch with', () => {
  window.ResizeObserver = undefined as unknown as typeof ResizeObserver;
  const sizes = observeSizes(() => undefined);
  sizes.observe(document.body);
  jest.advanceTimersByTime(20);
  expect(() => sizes.disconnect()).not.toThrow();
});
