import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell, type LayerList } from '@plainday/federation-contract';
import { useMayHaveRows } from '../../../shared/use-may-have-rows';

const LAYER = 'calendar-events';

/** The lists of the layer, followed where there may be any; of several answers that of the last question counts. */
function useLists(isFollowed: boolean) {
  const { offers } = useShell();
  const [lists, setLists] = useState<readonly LayerList[]>([]);
  const newest = useRef<Promise<readonly LayerList[]> | null>(null);
  const ask = useCallback(async () => {
    const question = offers.lists(LAYER);
    newest.current = question;
    const answer = await question;
    if (question === newest.current) setLists(answer);
    return answer;
  }, [offers]);
  useEffect(() => {
    if (!isFollowed) return;
    void ask();
    return offers.subscribe('layers', LAYER, () => void ask());
  }, [isFollowed, ask, offers]);
  /** What the last question comes to. */
  const known = () => newest.current ?? ask();
  return { lists, ask, known };
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
  const { lists, ask, known } = useLists(mayHave || hasAdded);
  const [asked, setAsked] = useState<string | null>(null);
  const [words, setWords] = useState('');

  async function again({ id, name }: LayerList): Promise<void> {
    if (asked !== null) return;
    setAsked(id);
    setWords(`Asking ${name} again…`);
    const answer = await ask();
    setAsked(null);
    const now = answer.find((list) => list.id === id);
    setWords(now ? `${name}: ${now.state}` : '');
  }

  if (!found) return null;
  const { to, add: command } = found;

  /** Resolves to whether there is one more; why not is said by who looked for it, where it could look. */
  async function add(address: string): Promise<boolean> {
    if (command === undefined) return false;
    setWords('Looking at the calendar…');
    const before = new Set((await known()).map(({ id }) => id));
    const isRun = await offers.run(to.toolId, command, address);
    setAdded(true);
    const answer = await ask();
    setWords(isRun ? '' : 'The calendar could not be added. Please try again.');
    return answer.some(({ id }) => !before.has(id));
  }

  return { to, lists, asked, words, again, add: command === undefined ? null : add };
}
