export { DEFAULT_PREFERENCES } from './preferences';
export { changePreferences, readPreferences, subscribePreferences } from './store';
export { usePreferences } from './use-preferences';
export type { Preferences } from './preferences';
