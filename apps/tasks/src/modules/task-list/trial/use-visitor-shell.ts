import { useEffect, useMemo, useState } from 'react';
import type { Notify, ShellApi, ToastAction } from '@plainday/federation-contract';
import { createBroker } from '@plainday/federation-contract/broker';
import { createUndo, submitByKeys, useUndoKeys } from '@plainday/ui-patterns';
import { VISITOR } from './visitor-store';

/** What was said last. */
export interface Said {
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

const nothing = () => undefined;

/** What the list asks of a shell that is not there. */
function portsWithout(): Omit<ShellApi, 'user' | 'notify' | 'undo'> {
  return {
    selection: { kind: 'all' },
    search: '',
    navigate: nothing,
    setSearch: nothing,
    hrefOf: () => '#try',
    timers: { list: () => [], set: nothing, clear: nothing, subscribe: () => nothing },
    snoozes: { until: nothing, subscribe: () => nothing },
    overlay: { open: nothing, request: () => ({}), close: nothing },
    offers: createBroker({
      modules: () => [],
      load: () => Promise.reject(new Error('Nothing is offered to a visitor.')),
      navigate: nothing,
      log: nothing,
    }),
    modules: [],
  };
}

/** The shell of a visitor: it says what was done, takes it back, and leads nowhere. */
export function useVisitorShell() {
  const [said, setSaid] = useState<Said | null>(null);
  const [{ notify, undo, ports }] = useState(() => {
    const say = (next: Said) => {
      setSaid(next);
      return () => setSaid((now) => (now === next ? null : now));
    };
    const port: Notify = {
      toast: ({ title, action }) => say({ text: title, action }),
      brief: (text, action) => say({ text, action }),
    };
    return { notify: port, undo: createUndo(port), ports: portsWithout() };
  });
  // A visitor has no settings in which single keys can be switched off.
  useUndoKeys(undo, () => false);
  useEffect(submitByKeys, []);
  const shell = useMemo<ShellApi>(
    () => ({ ...ports, user: VISITOR, notify, undo }),
    [ports, notify, undo],
  );
  return { shell, said };
}
