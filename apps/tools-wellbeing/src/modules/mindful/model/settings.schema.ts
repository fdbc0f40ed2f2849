import * as z from 'zod/mini';
import { PATTERN_IDS } from './patterns.logic';

/** How somebody likes to breathe. */
export const breathSettingsSchema = z.object({
  pattern: z.enum(PATTERN_IDS),
  sound: z.boolean(),
  vibration: z.boolean(),
});

export type BreathSettings = z.infer<typeof breathSettingsSchema>;
