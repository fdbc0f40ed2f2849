import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell, type LayerList } from '@plainday/federation-contract';
import { useMayHaveRows } from '../../../shared/use-may-have-rows';

const LAYER = 'calendar-events';

/** The lists of the layer, followed where there may be any; of several answers that of the last question counts. */
function useLists(isFollowed: boolean) {
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
  useEffect(() => {
    if (!isFollowed) return;
    void ask();
    return offers.subscribe('layers', LAYER, () => void ask());
  }, [isFollowed, ask, offers]);
  return { lists, ask };
}

/** The calendars of others, by what the module offers that shows them. Null where none does. */
export function useOtherCalendars() {
  const { modules, offers } = useShell();
  const [found] = modules.flatMap(({ id: toolId, offers: offered }) =>
    (offered?.layers ?? []).flatMap(({ kind, at, table, add }) =>
      kind === LAYER
        ? { to: { kind: 'tool', toolId, ...(at && { at }) } as const, table, add }
        : [],
    ),
  );
  const mayHave = useMayHaveRows(found?.table, found !== undefined);
  const [hasAdded, setAdded] = useState(false);
  const { lists, ask } = useLists(mayHave || hasAdded);
  const [asked, setAsked] = useState<string | null>(null);
  const [words, setWords] = useState('');

  async function again({ id, name }: LayerList): Promise<void> {
    if (asked !== null) return;
    setAsked(id);
    setWords(`Asking ${name} again…`);
    const answer = await ask();
    setAsked(null);
    const now = answer?.find((list) => list.id === id);
    setWords(now ? `${name}: ${now.state}` : '');
  }

  if (!found) return null;
  const { to, add: command } = found;

  /** Resolves to whether the calendar is there; why not is said by who looked for it. */
  async function add(address: string): Promise<boolean> {
    if (command === undefined) return false;
    setWords('Looking at the calendar…');
    await offers.run(to.toolId, command, address);
    setAdded(true);
    const answer = await ask();
    setWords('');
    return (answer?.length ?? 0) > lists.length;
  }

  return { to, lists, asked, words, again, add: command === undefined ? null : add };
}
