import { useCallback, useState } from 'react';

interface Expansion {
  readonly expanded: ReadonlySet<string>;
  /** The task whose field for a new subtask takes the cursor. */
  readonly adding: string | null;
}

/** Which tasks show their subtasks. */
export function useExpansion() {
  const [state, setState] = useState<Expansion>({ expanded: new Set(), adding: null });

  const toggle = useCallback((id: string) => {
    setState(({ expanded }) => {
      const next = new Set(expanded);
      if (!next.delete(id)) next.add(id);
      return { expanded: next, adding: null };
    });
  }, []);
  const startSubtask = useCallback((id: string) => {
    setState(({ expanded }) => ({ expanded: new Set(expanded).add(id), adding: id }));
  }, []);

  return { ...state, toggle, startSubtask };
}
