import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell, type LayerList } from '@plainday/federation-contract';
import { useMayHaveRows } from '../../../shared/use-may-have-rows';

const LAYER = 'calendar-events';

/** Asks for the lists of the layer; of several answers that of the last question counts. */
function useLists() {
  const { offers } = useShell();
  const [lists, setLists] = useState<readonly LayerList[]>([]);
  const newest = useRef(0);
  const ask = useCallback(async () => {
    const question = (newest.current += 1);
    const answer = await offers.lists(LAYER);
    if (question !== newest.current) return null;
    setLists(answer);
    return answer;
  }, [offers]);
  return { lists, ask };
}

/** The calendars of others, by what the module offers that shows them. Null where none does. */
export function useOtherCalendars() {
  const { modules } = useShell();
  const [found] = modules.flatMap(({ id: toolId, offers: offered }) =>
    (offered?.layers ?? []).flatMap(({ kind, at, table }) =>
      kind === LAYER ? { to: { kind: 'tool', toolId, ...(at && { at }) } as const, table } : [],
    ),
  );
  const { lists, ask } = useLists();
  const [asked, setAsked] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const mayHave = useMayHaveRows(found?.table, found !== undefined);
  useEffect(() => {
    if (mayHave) void ask();
  }, [mayHave, ask]);

  async function again({ id, name }: LayerList): Promise<void> {
    if (asked !== null) return;
    setAsked(id);
    setWords(`Asking ${name} again…`);
    const answer = await ask();
    setAsked(null);
    const now = answer?.find((list) => list.id === id);
    setWords(now ? `${name}: ${now.state}` : '');
  }

  return found ? { to: found.to, lists, asked, words, again } : null;
}
