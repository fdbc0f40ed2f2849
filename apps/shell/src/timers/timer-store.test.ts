import type { ShellTimer } from '@plainday/federation-contract';
import { createTimerStore } from './timer-store';

/** One browser: a storage shared by tabs, each of which hears the writes of the others. */
function browser() {
  const values = new Map<string, string>();
  const tabs: Map<string, () => void>[] = [];
  return {
    values,
    openTab(userId = 'u1') {
      const heard = new Map<string, () => void>();
      tabs.push(heard);
      return createTimerStore(userId, {
        read: (key) => values.get(key) ?? null,
        write(key, value) {
          values.set(key, value);
          for (const tab of tabs) if (tab !== heard) tab.get(key)?.();
        },
        onChange(key, listener) {
          heard.set(key, listener);
          return () => heard.delete(key);
        },
      });
    },
  };
}

const pomodoro: ShellTimer = { id: 'pomodoro', label: 'Focus', endsAt: 90_000, remainingMs: null };
const breathing: ShellTimer = { id: 'mindful', label: 'Breathe', endsAt: null, remainingMs: 4000 };

describe('createTimerStore', () => {
  it('keeps one timer per module', () => {
    const store = browser().openTab();
    store.set(pomodoro);
    store.set(breathing);
    store.set({ ...pomodoro, label: 'Write proposal' });
    expect(store.list()).toEqual([breathing, { ...pomodoro, label: 'Write proposal' }]);
    store.clear('mindful');
    expect(store.list().map((timer) => timer.id)).toEqual(['pomodoro']);
  });

  it('finds its timers again after a reload', () => {
    const device = browser();
    device.openTab().set(pomodoro);
    expect(device.openTab().list()).toEqual([pomodoro]);
  });

  it('keeps what a timer says of itself: since when it counts, quiet, and its end', () => {
    const device = browser();
    const work: ShellTimer = { ...pomodoro, quiet: true, end: { title: 'Done', sound: true } };
    const tracker: ShellTimer = {
      id: 'time-tracker',
      label: 'Logo',
      endsAt: null,
      remainingMs: null,
      startedAt: 10_000,
    };
    const tab = device.openTab();
    tab.set(work);
    tab.set(tracker);
    expect(device.openTab().list()).toEqual([work, tracker]);
  });

  it('keeps the timers of one user from the next', () => {
    const device = browser();
    device.openTab('u1').set(pomodoro);
    expect(device.openTab('u2').list()).toEqual([]);
  });

  it('shows a change made in another tab', () => {
    const device = browser();
    const [here, there] = [device.openTab(), device.openTab()];
    const listener = jest.fn();
    here.subscribe(listener);
    there.set(pomodoro);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(here.list()).toEqual([pomodoro]);
    there.clear('pomodoro');
    expect(here.list()).toEqual([]);
  });

  it('stops telling who has left', () => {
    const device = browser();
    const [here, there] = [device.openTab(), device.openTab()];
    const listener = jest.fn();
    here.subscribe(listener)();
    there.set(pomodoro);
    here.set(breathing);
    expect(listener).not.toHaveBeenCalled();
  });

  it('gives the same list until something changes', () => {
    const store = browser().openTab();
    store.set(pomodoro);
    const list = store.list();
    store.clear('unknown');
    expect(store.list()).toBe(list);
  });

  it.each([
    '{',
    'null',
    '{"id":1}',
    '[{"id":"a"}]',
    '[{"id":"a","label":"b","endsAt":"1"}]',
    '[{"id":"a","label":"b","endsAt":null,"remainingMs":null,"end":{}}]',
  ])('starts empty where the storage holds %s', (value) => {
    const device = browser();
    device.values.set('plainday.timers.u1', value);
    expect(device.openTab().list()).toEqual([]);
  });
});
