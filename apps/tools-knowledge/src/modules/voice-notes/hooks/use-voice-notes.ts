import { useMemo } from 'react';
import {
  activeUserId,
  deviceStore,
  useDeviceList,
  useRecovery,
  type Recovery,
  type ValueStatus,
} from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { fileName, searchVoiceNotes } from '../model/voice-notes.logic';
import type { VoiceNote } from '../model/voice-note.schema';
import { voiceNotes, voiceRecordings } from '../model/voice-notes.store';
import { readAudio } from './read-audio';

const REVOKE_MS = 10_000;

/** The notes as the page sees them. */
export interface VoiceNotes {
  /** Newest first. */
  readonly notes: readonly VoiceNote[];
  readonly status: ValueStatus;
  readonly ready: boolean;
  readonly recovery: Recovery;
  readonly rename: (note: VoiceNote, title: string) => void;
  readonly setTranscript: (id: string, transcript: string) => void;
  readonly remove: (note: VoiceNote) => void;
  readonly download: (note: VoiceNote) => void;
}

export function useVoiceNotes(): VoiceNotes {
  const { notify, undo } = useShell();
  const { items, status, ready, put, update, remove } = useDeviceList(voiceNotes);
  const recovery = useRecovery(voiceNotes);

  async function erase(note: VoiceNote): Promise<void> {
    const userId = activeUserId();
    if (userId === null) return;
    const store = deviceStore(userId);
    const audio = await readAudio(note.id);
    remove(note.id);
    const erased = store.changeItems(voiceRecordings, [note.id], () => undefined);
    async function restore(): Promise<void> {
      await erased;
      if (audio) {
        await store.changeItems(voiceRecordings, [note.id], () => ({ id: note.id, audio }));
      }
      put(note);
    }
    undo.offer(`“${note.title}” deleted`, restore, {
      toast: { title: 'Note deleted', description: note.title },
    });
  }

  async function save(note: VoiceNote): Promise<void> {
    const audio = await readAudio(note.id);
    if (!audio) {
      notify.toast({ title: 'This recording is not on this device', tone: 'destructive' });
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(audio);
    link.download = fileName(note);
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS);
  }

  return {
    notes: useMemo(() => searchVoiceNotes(items, ''), [items]),
    status,
    ready,
    recovery,
    rename(note, title) {
      const next = title.trim();
      if (next === note.title) return;
      update(note.id, (now) => ({ ...now, title: next }));
      undo.offer(`“${note.title}” is now “${next}”`, () =>
        update(note.id, (now) => ({ ...now, title: note.title })),
      );
    },
    setTranscript: (id, transcript) => update(id, (now) => ({ ...now, transcript })),
    remove: (note) => void erase(note),
    download: (note) => void save(note),
  };
}
