import { deviceList, deviceValue } from '@plainday/data-device';
import { moodDraftSchema, moodEntrySchema, type MoodDraft } from './mood.schema';

/** All entries. */
export const moodEntries = deviceList({
  namespace: 'mood-energy',
  version: 1,
  schema: moodEntrySchema,
});

/** What stands in the form. */
export const moodDraft = deviceValue<MoodDraft>({
  namespace: 'mood-energy-draft',
  key: 'draft',
  version: 1,
  schema: moodDraftSchema,
  initial: { mood: null, energy: null, notes: '' },
});
