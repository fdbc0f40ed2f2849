import { useCallback, useEffect, useState } from 'react';
import { useShell, type LayerList } from '@plainday/federation-contract';
import { useHasRowsQuery } from '../../../shared/has-rows.api';

const LAYER = 'calendar-events';

/** The calendars of others, by what the module offers that shows them. Null where none does. */
export function useOtherCalendars() {
  const { modules, offers } = useShell();
  const [found] = modules.flatMap(({ id: toolId, offers: offered }) =>
    (offered?.layers ?? []).flatMap(({ kind, at, table }) =>
      kind === LAYER ? { to: { kind: 'tool', toolId, ...(at && { at }) } as const, table } : [],
    ),
  );
  const [lists, setLists] = useState<readonly LayerList[]>([]);
  const { data: hasAny = false } = useHasRowsQuery(found?.table ?? '', { skip: !found?.table });
  const ask = useCallback(() => void offers.lists(LAYER).then(setLists), [offers]);
  useEffect(() => {
    if (hasAny) ask();
  }, [hasAny, ask]);
  return found ? { to: found.to, lists, ask } : null;
}
