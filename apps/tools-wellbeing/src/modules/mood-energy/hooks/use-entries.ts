import { useMemo } from 'react';
import { useDeviceList, useRecovery, type Recovery, type ValueStatus } from '@plainday/data-device';
import { useDayRule } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import type { MoodEntry } from '../model/mood.schema';
import { moodEntries } from '../model/mood.store';
import { newestFirst } from '../model/trend.logic';
import { entryName, moodLabel } from '../model/words.logic';

/** What a person says of a moment. */
export type EntryFields = Pick<MoodEntry, 'mood' | 'energy' | 'notes'>;

/** The entries as the page sees them. */
export interface Entries {
  /** Newest first. */
  readonly entries: readonly MoodEntry[];
  readonly status: ValueStatus;
  readonly ready: boolean;
  readonly recovery: Recovery;
  readonly record: (fields: EntryFields) => void;
  readonly change: (entry: MoodEntry, fields: EntryFields) => void;
  readonly remove: (entry: MoodEntry) => void;
}

export function useEntries(): Entries {
  const { notify, undo } = useShell();
  const rule = useDayRule();
  const { items, status, ready, put, remove } = useDeviceList(moodEntries);
  const recovery = useRecovery(moodEntries);

  return {
    entries: useMemo(() => newestFirst(items), [items]),
    status,
    ready,
    recovery,
    record(fields) {
      put({ id: newId(), at: systemClock.now(), ...fields });
      if (status === 'kept')
        notify.toast({ title: 'Entry recorded', description: moodLabel(fields.mood) });
    },
    change(entry, fields) {
      put({ ...entry, ...fields });
      undo.offer(`“${entryName(entry, rule)}” changed`, () => put(entry));
    },
    remove(entry) {
      remove(entry.id);
      undo.offer(`“${entryName(entry, rule)}” deleted`, () => put(entry));
    },
  };
}
