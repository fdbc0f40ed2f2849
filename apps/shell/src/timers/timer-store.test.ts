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
          return true;
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

  it('leaves alone what only a newer version knows: its fields, and timers of another shape', () => {
    const device = browser();
    const newer = [
      { ...pomodoro, later: 'kept' },
      { id: 'later', label: 'Later', due: 5 },
    ];
    device.values.set('plainday.timers.u1', JSON.stringify(newer));
    const tab = device.openTab();
    expect(tab.list().map(({ id }) => id)).toEqual(['pomodoro']);
    tab.set(breathing);
    tab.set({ ...pomodoro, label: 'Proposal' });
    const kept = JSON.parse(device.values.get('plainday.timers.u1') ?? '') as unknown[];
    expect(kept).toContainEqual({ ...pomodoro, label: 'Proposal', later: 'kept' });
    expect(kept).toContainEqual(newer[1]);
    tab.clear('pomodoro');
    expect(tab.list().map(({ id }) => id)).toEqual(['mindful']);
    expect(device.values.get('plainday.timers.u1')).toContain('"due":5');
  });

  it('lasts until the page is closed where the browser keeps nothing', () => {
    const storage = { read: () => null, write: () => false, onChange: () => () => undefined };
    const store = createTimerStore('u1', storage);
    store.set(pomodoro);
    store.set(breathing);
    expect(store.list()).toEqual([pomodoro, breathing]);
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
