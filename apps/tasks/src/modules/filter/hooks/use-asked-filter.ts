import { useMemo } from 'react';
import { useRows } from '@plainday/data-api';
import { useFiltersListQuery } from '@plainday/data-tasks/filters';
import { parseFilter } from '@plainday/domain-tasks/filters';
import { useShell } from '@plainday/federation-contract';
import { filterAt, isSavedPlace, NO_CONDITIONS } from '../model/place.logic';

/** What the address asks for: a filter that is kept, or conditions. */
export function useAskedFilter() {
  const { selection } = useShell();
  const at = selection.kind === 'tool' ? selection.at : undefined;
  const { rows, status } = useRows(useFiltersListQuery());
  const saved = rows.find(({ id }) => id === at) ?? null;
  const named = useMemo(() => (saved ? parseFilter(saved.expression) : filterAt(at)), [at, saved]);
  const isUnknown = at !== undefined && isSavedPlace(at) && saved === null;
  const isGone = isUnknown && status === 'ready';
  return {
    at,
    /** The filter that is kept, where one is shown. */
    saved,
    filter: named ?? NO_CONDITIONS,
    /** Why a filter that is kept asks for nothing: it is no more, or only a newer page can read it. */
    missing: isGone ? ('gone' as const) : named === null ? ('unread' as const) : null,
    /** Whether it is a kept one is not known yet. */
    isWaiting: isUnknown && status === 'loading',
  };
}
