import type { Segment, VoiceNote, VoicePart } from './voice-note.schema';
import { levelsOf, titleFor } from './voice-notes.logic';

/** Bars of a note's picture. */
const LEVELS = 120;

/** A recording that has come to its end. */
export interface Recorded {
  readonly id: string;
  readonly title: string;
  readonly startedAt: number;
  readonly seconds: number;
  readonly mimeType: string;
  readonly size: number;
  readonly levels: readonly number[];
  readonly segments: readonly Segment[];
}

/** The note of a recording. */
export function noteOf(recorded: Recorded, others: readonly VoiceNote[]): VoiceNote {
  const { id, startedAt, seconds, mimeType, size, levels, segments } = recorded;
  return {
    id,
    title: titleFor(recorded.title, others),
    duration: Math.round(seconds * 10) / 10,
    transcript: segments.map(({ text }) => text).join(' '),
    tags: [],
    createdAt: new Date(startedAt).toISOString(),
    mimeType,
    size,
    levels: levelsOf(levels, Math.min(LEVELS, levels.length)),
    ...(segments.length > 0 && { segments: [...segments] }),
  };
}

/** Name of a piece: in the order of their names the pieces are the recording. */
export function partId(recordingId: string, index: number): string {
  return `${recordingId} ${String(index).padStart(6, '0')}`;
}

/** What is left of a recording, in order. */
export interface Unfinished {
  readonly id: string;
  readonly parts: readonly VoicePart[];
}

/** Recordings that nobody finishes any more: neither a note has become of them, nor does a tab still record. */
export function unfinishedOf(
  parts: readonly VoicePart[],
  notes: readonly Pick<VoiceNote, 'id'>[],
  recording: ReadonlySet<string>,
): Unfinished[] {
  const done = new Set(notes.map(({ id }) => id));
  const found = new Map<string, VoicePart[]>();
  for (const part of parts) {
    const { recordingId } = part;
    if (done.has(recordingId) || recording.has(recordingId)) continue;
    found.set(recordingId, [...(found.get(recordingId) ?? []), part]);
  }
  return [...found].map(([id, own]) => ({ id, parts: own.sort((a, b) => a.index - b.index) }));
}

/** Everything of an unfinished recording but its sound. */
export function recordedOf({ id, parts }: Unfinished): Recorded {
  const first = parts[0];
  const last = parts.at(-1);
  return {
    id,
    title: last?.title ?? '',
    startedAt: first?.startedAt ?? 0,
    seconds: last?.seconds ?? 0,
    mimeType: first?.mimeType ?? '',
    size: parts.reduce((sum, { audio }) => sum + audio.size, 0),
    levels: parts.flatMap(({ levels }) => levels),
    segments: parts.flatMap(({ segments }) => segments),
  };
}
