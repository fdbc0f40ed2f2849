import { useEffect, useState } from 'react';
import { activeUserId, deviceStore, type ValueStatus } from '@plainday/data-device';
import { useShell } from '@plainday/federation-contract';
import { unfinishedOf, type Unfinished } from '../model/recording.logic';
import { voiceNotes, voiceParts } from '../model/voice-notes.store';
import { dropParts, keepUnfinished } from './keep-recording';
import { liveRecordings } from './recording-lock';

/** A recording whose tab has died, and what can be done with it. */
export interface LeftRecording {
  readonly recording: Unfinished | null;
  readonly keep: () => void;
  readonly discard: () => void;
}

/** Looks once for recordings that were not finished; they are offered one by one. */
/** @param status Whether what is taken over is kept. */
export function useUnfinished(status: ValueStatus): LeftRecording {
  const { notify, undo } = useShell();
  const [left, setLeft] = useState<readonly Unfinished[]>([]);
  const [userId] = useState(activeUserId);
  const recording = left[0] ?? null;

  useEffect(() => {
    if (userId === null) return undefined;
    let isShown = true;
    const store = deviceStore(userId);
    async function look(): Promise<void> {
      const live = await liveRecordings();
      const values = [...(await store.readItems(voiceParts)).values()];
      const parts = values.flatMap(({ value }) => (value ? [value] : []));
      const ids = [...(await store.readItems(voiceNotes)).keys()].map((id) => ({ id }));
      if (isShown) setLeft(unfinishedOf(parts, ids, live));
    }
    look().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [userId]);

  function next() {
    setLeft((known) => known.slice(1));
  }

  async function keep(): Promise<void> {
    if (!recording || userId === null) return;
    next();
    await keepUnfinished(deviceStore(userId), recording);
    if (status === 'kept') notify.toast({ title: 'Recording saved' });
  }

  async function discard(): Promise<void> {
    if (!recording || userId === null) return;
    next();
    const store = deviceStore(userId);
    const parts = new Map(recording.parts.map((part) => [part.id, part]));
    await dropParts(store, [...parts.keys()]);
    undo.offer('Unfinished recording deleted', async () => {
      await store.changeItems(voiceParts, [...parts.keys()], (_now, id) => parts.get(id));
      setLeft((known) => [...known, recording]);
    });
  }

  return { recording, keep: () => void keep(), discard: () => void discard() };
}
