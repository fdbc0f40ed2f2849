import { afterPaint, whenIdle } from './time/schedule';
import { onHidden, onVisible } from './visible';

function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => setVisibility('visible'));

test('onVisible and onHidden follow the page, until they are left', () => {
  const calls: string[] = [];
  const stops = [onVisible(() => calls.push('visible')), onHidden(() => calls.push('hidden'))];
  setVisibility('hidden');
  setVisibility('visible');
  window.dispatchEvent(new Event('pagehide'));
  for (const stop of stops) stop();
  setVisibility('hidden');
  expect(calls).toEqual(['hidden', 'visible', 'hidden']);
});

test('afterPaint comes also in a hidden tab, where nothing is painted', async () => {
  setVisibility('hidden');
  await expect(afterPaint()).resolves.toBeUndefined();
  setVisibility('visible');
  await expect(afterPaint()).resolves.toBeUndefined();
});

test('whenIdle runs once, or not at all when it is left in time', async () => {
  const run = jest.fn();
  const stop = whenIdle(run);
  stop();
  await new Promise<void>((resolve) => whenIdle(resolve));
  expect(run).not.toHaveBeenCalled();
});
