import { activeUserId, deviceStore } from '@plainday/data-device';
import { voiceRecordings } from '../model/voice-notes.store';

/** The sound of a note; null when it is gone. */
export async function readAudio(id: string): Promise<Blob | null> {
  const userId = activeUserId();
  if (userId === null) return null;
  const { value } = await deviceStore(userId).readItem(voiceRecordings, id);
  return value?.audio ?? null;
}
