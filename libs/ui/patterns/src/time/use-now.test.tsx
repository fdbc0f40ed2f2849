import { act, render, screen } from '@testing-library/react';
import { useNow } from './use-now';

beforeEach(() => jest.useFakeTimers({ now: 10_400 }));
afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
}

const clock = { now: () => Date.now() };
const onDraw = jest.fn<void, [number]>();

function Clock() {
  const now = useNow('second', clock);
  onDraw(now);
  return <time>{now}</time>;
}

const shown = () => Number(screen.getByText(/\d/).textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('renews at every full second of the clock, not a second after it began', () => {
  render(<Clock />);
  expect(shown()).toBe(10_400);
  pass(600);
  expect(shown()).toBe(11_000);
  onDraw.mockClear();
  for (let second = 0; second < 3; second += 1) pass(1000);
  expect(onDraw.mock.calls).toEqual([[12_000], [13_000], [14_000]]);
});

it('rests while the page is hidden and is right at once when it is seen', () => {
  render(<Clock />);
  setHidden(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  onDraw.mockClear();
  pass(60_000);
  expect(onDraw).not.toHaveBeenCalled();
  setHidden(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe(70_400);
});
