import { deviceList, deviceValue } from '@plainday/data-device';
import {
  voiceNoteSchema,
  voicePartSchema,
  voiceRecordingSchema,
  voiceSettingsSchema,
  type VoiceSettings,
} from './voice-note.schema';

/** All notes, without their sound. */
export const voiceNotes = deviceList({
  namespace: 'voice-notes',
  version: 1,
  schema: voiceNoteSchema,
});

/** The sound of the notes: read when one plays, not when they are listed. */
export const voiceRecordings = deviceList({
  namespace: 'voice-recordings',
  version: 1,
  schema: voiceRecordingSchema,
});

/** Recordings under way, and what is left of those whose tab has died. */
export const voiceParts = deviceList({
  namespace: 'voice-parts',
  version: 1,
  schema: voicePartSchema,
});

/** Settings of the tool. */
export const voiceSettings = deviceValue<VoiceSettings>({
  namespace: 'voice-settings',
  key: 'settings',
  version: 1,
  schema: voiceSettingsSchema,
  initial: { service: 'unasked', rate: 1 },
});
