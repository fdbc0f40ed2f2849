import { watchKeyboard } from './watch-keyboard';

const seen = Object.assign(new EventTarget(), { height: 0, scale: 1 });
const covered = () => document.documentElement.style.getPropertyValue('--keyboard');
const show = (height: number, scale = 1) => {
  Object.assign(seen, { height, scale });
  seen.dispatchEvent(new Event('resize'));
  return covered();
};

test('says how much the keyboard of a phone covers, as long as it does', () => {
  Object.assign(window, { innerHeight: 800, visualViewport: seen });
  const stop = watchKeyboard();
  expect(show(500)).toBe('300px');
  expect(show(800)).toBe('');
  // A bar of the browser's that comes and goes, and a page that is zoomed in.
  expect(show(750)).toBe('');
  expect(show(400, 2)).toBe('');
  show(500);
  stop();
  expect(covered()).toBe('');
  expect(show(500)).toBe('');
});
