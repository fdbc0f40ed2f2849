import * as z from 'zod/mini';

/** A phrase of a transcript, with the second at which it began. */
const segmentSchema = z.object({ id: z.string(), at: z.number(), text: z.string() });

/** A recording. Compared by its name, for a browser has more than one kind of window. */
const blobSchema = z.custom<Blob>(
  (value) => Object.prototype.toString.call(value) === '[object Blob]',
);

/** A voice note (spec §3). The recording lies beside it as a Blob; addresses of it are made when it plays. */
export const voiceNoteSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Seconds. */
  duration: z.number(),
  transcript: z.string(),
  tags: z.array(z.string()),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  mimeType: z.string(),
  /** Bytes of the recording. */
  size: z.number(),
  /** Loudness of the recording in equal steps, each 0 to 1: its picture. */
  levels: z.array(z.number()),
  /** The transcript by phrases, where it was made while speaking. */
  segments: z.optional(z.array(segmentSchema)),
});

/** The sound of a note, under the note's id. */
export const voiceRecordingSchema = z.object({ id: z.string(), audio: blobSchema });

/** A piece of a recording under way, written as it comes. */
export const voicePartSchema = z.object({
  id: z.string(),
  recordingId: z.string(),
  index: z.number(),
  /** When the recording began, epoch milliseconds. */
  startedAt: z.number(),
  /** Seconds from the beginning to the end of this piece. */
  seconds: z.number(),
  mimeType: z.string(),
  /** What stood in the field of the title. */
  title: z.string(),
  audio: blobSchema,
  levels: z.array(z.number()),
  segments: z.array(segmentSchema),
});

/** What a person has chosen for this tool. */
export const voiceSettingsSchema = z.object({
  /** Whether the browser's service may transcribe where the device cannot: nobody was asked yet, yes, no. */
  service: z.enum(['unasked', 'allowed', 'refused']),
  /** How fast notes are played. */
  rate: z.number(),
});

export type Segment = z.infer<typeof segmentSchema>;
export type VoiceNote = z.infer<typeof voiceNoteSchema>;
export type VoicePart = z.infer<typeof voicePartSchema>;
export type VoiceSettings = z.infer<typeof voiceSettingsSchema>;
