import { ManualClock } from '../testing/manual-clock';
import { SlidingWindow } from './sliding-window';

function make(limit = 3, seconds = 60) {
  const clock = new ManualClock();
  return { clock, window: new SlidingWindow(limit, seconds * 1000, clock) };
}

describe('SlidingWindow', () => {
  it('gives as many places as the limit, per key', () => {
    const { window } = make();
    expect([1, 2, 3, 4].map(() => window.take('a'))).toEqual([true, true, true, false]);
    expect(window.take('b')).toBe(true);
  });

  it('frees a place when its event leaves the window, not earlier', () => {
    const { clock, window } = make(2, 60);
    window.take('a');
    clock.pass(30);
    window.take('a');
    clock.pass(29);
    expect(window.take('a')).toBe(false);
    expect(window.waitMs('a')).toBe(1000);
    clock.pass(1);
    expect(window.waitMs('a')).toBe(0);
    expect(window.take('a')).toBe(true);
    expect(window.take('a')).toBe(false);
  });

  it('takes an event back', () => {
    const { window } = make(1);
    window.take('a');
    window.giveBack('a');
    expect(window.take('a')).toBe(true);
    window.clear('a');
    expect(window.times('a')).toEqual([]);
  });

  it('stays bounded under a flood of keys', () => {
    const { window } = make(1);
    for (let key = 0; key < 60_000; key += 1) window.take(`key ${key}`);
    expect(window.take('key 0')).toBe(true);
    expect(window.take('key 59999')).toBe(false);
  });
});
