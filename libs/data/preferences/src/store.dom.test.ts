import { DEFAULT_PREFERENCES } from './preferences';
import { changePreferences, readPreferences, subscribePreferences } from './store';

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('are the defaults until somebody chooses', () => {
    expect(readPreferences('ann')).toEqual(DEFAULT_PREFERENCES);
  });

  it('keep what was chosen, for one user alone', () => {
    changePreferences('ann', { singleKeys: false, hiddenTools: ['mindful'] });
    expect(readPreferences('ann')).toEqual({
      ...DEFAULT_PREFERENCES,
      singleKeys: false,
      hiddenTools: ['mindful'],
    });
    changePreferences('ann', { pinnedTools: ['notes'] });
    expect(readPreferences('ann').pinnedTools).toEqual(['notes']);
    expect(readPreferences('bob')).toEqual(DEFAULT_PREFERENCES);
  });

  it('are the same object while nothing changes', () => {
    changePreferences('ann', { dueTimeMinutes: 540 });
    expect(readPreferences('ann')).toBe(readPreferences('ann'));
  });

  it.each([
    ['not JSON', '{'],
    ['no object', '7'],
    ['null', 'null'],
    [
      'fields of other kinds',
      '{"dayStartMinutes":-1,"dueTimeMinutes":"9","hiddenTools":{},"pinnedTools":"notes"}',
    ],
    ['fractions and tomorrow', '{"dayStartMinutes":1.5,"dueTimeMinutes":1440,"singleKeys":0}'],
  ])('fall back where the stored text is broken: %s', (_, text) => {
    localStorage.setItem('plainday.preferences.ann', text);
    expect(readPreferences('ann')).toEqual(DEFAULT_PREFERENCES);
  });

  it('keep what a newer version has stored beside them', () => {
    localStorage.setItem('plainday.preferences.ann', '{"fontSize":18,"singleKeys":false}');
    changePreferences('ann', { notifications: false });
    expect(JSON.parse(localStorage.getItem('plainday.preferences.ann') ?? '')).toEqual({
      ...DEFAULT_PREFERENCES,
      fontSize: 18,
      singleKeys: false,
      notifications: false,
    });
  });

  it('tell their listeners, until these have gone', () => {
    const listener = jest.fn();
    const stop = subscribePreferences(listener);
    changePreferences('ann', { notifications: false });
    expect(listener).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    changePreferences('ann', { notifications: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
