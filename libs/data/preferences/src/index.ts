export { DEFAULT_PREFERENCES } from './preferences';
export { changePreferences, readPreferences, subscribePreferences } from './store';
export { presetOf, TOOL_PRESETS } from './tool-presets';
export { usePreferences } from './use-preferences';
export { useDayRule, useToday } from './use-today';
export type { Preferences } from './preferences';
export type { ToolPreset } from './tool-presets';
