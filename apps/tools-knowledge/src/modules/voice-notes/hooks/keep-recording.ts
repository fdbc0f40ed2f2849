import type { DeviceStore } from '@plainday/data-device';
import { noteOf, recordedOf, type Recorded, type Unfinished } from '../model/recording.logic';
import type { VoiceNote } from '../model/voice-note.schema';
import { voiceNotes, voiceParts, voiceRecordings } from '../model/voice-notes.store';

/** Takes the pieces of a recording away. */
export async function dropParts(store: DeviceStore, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await store.changeItems(voiceParts, ids, () => undefined);
}

/**
 * Makes a note of a recording. The sound is written first and the pieces go last: whatever happens in between,
 * nothing that was said is lost.
 */
export async function keepRecording(
  store: DeviceStore,
  recorded: Recorded,
  audio: Blob,
  partIds: readonly string[],
): Promise<VoiceNote> {
  const { id } = recorded;
  await store.changeItems(voiceRecordings, [id], () => ({ id, audio }));
  const others = [...(await store.readItems(voiceNotes)).values()].flatMap(({ value }) =>
    value ? [value] : [],
  );
  const note = noteOf(recorded, others);
  await store.changeItems(voiceNotes, [id], () => note);
  await dropParts(store, partIds);
  return note;
}

/** Makes a note of what is left of a recording. */
export function keepUnfinished(store: DeviceStore, unfinished: Unfinished): Promise<VoiceNote> {
  const { parts } = unfinished;
  const recorded = recordedOf(unfinished);
  const audio = new Blob(
    parts.map((part) => part.audio),
    { type: recorded.mimeType },
  );
  return keepRecording(
    store,
    recorded,
    audio,
    parts.map(({ id }) => id),
  );
}
