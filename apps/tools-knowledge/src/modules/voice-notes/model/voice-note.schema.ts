import * as z from 'zod/mini';

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
});

export type VoiceNote = z.infer<typeof voiceNoteSchema>;
