import { deviceValue } from '@plainday/data-device';
import { DEFAULT_PATTERN } from './patterns.logic';
import { breathSettingsSchema, type BreathSettings } from './settings.schema';

/** How somebody likes to breathe; quiet at first. */
export const breathSettings = deviceValue<BreathSettings>({
  namespace: 'mindful-settings',
  key: 'settings',
  version: 1,
  schema: breathSettingsSchema,
  initial: { pattern: DEFAULT_PATTERN, sound: false, vibration: false },
});
