import { useMemo, useState } from 'react';
import { filterEntries, type EntryFilter } from '../model/entries.logic';
import type { Entry } from '../model/entry.schema';

const ALL: EntryFilter = { query: '', category: null, type: null, starredOnly: false };

/** Which entries the list shows. */
export interface ShownEntries {
  readonly filter: EntryFilter;
  readonly shown: readonly Entry[];
  readonly starred: number;
  readonly isFiltered: boolean;
  readonly set: (fields: Partial<EntryFilter>) => void;
  readonly clear: () => void;
}

export function useEntryFilter(entries: readonly Entry[]): ShownEntries {
  const [filter, setFilter] = useState(ALL);
  return {
    filter,
    shown: useMemo(() => filterEntries(entries, filter), [entries, filter]),
    starred: useMemo(() => entries.filter(({ starred }) => starred).length, [entries]),
    isFiltered:
      filter.query.trim() !== '' ||
      filter.category !== null ||
      filter.type !== null ||
      filter.starredOnly,
    set: (fields) => setFilter((now) => ({ ...now, ...fields })),
    clear: () => setFilter(ALL),
  };
}
