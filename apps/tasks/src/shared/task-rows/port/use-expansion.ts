import { useMemo, useState } from 'react';

interface Expanded {
  readonly expanded: ReadonlySet<string>;
  /** The task whose field for a new subtask takes the cursor. */
  readonly adding: string | null;
}

/** Which tasks show their subtasks, and what changes it. */
export type Expansion = ReturnType<typeof useExpansion>;

/** Which tasks show their subtasks. `toggles` is always the same object. */
export function useExpansion() {
  const [state, setState] = useState<Expanded>({ expanded: new Set(), adding: null });

  const toggles = useMemo(
    () => ({
      toggle: (id: string) =>
        setState(({ expanded }) => {
          const next = new Set(expanded);
          if (!next.delete(id)) next.add(id);
          return { expanded: next, adding: null };
        }),
      unfold: (id: string) =>
        setState(({ expanded }) => ({ expanded: new Set(expanded).add(id), adding: null })),
      startSubtask: (id: string) =>
        setState(({ expanded }) => ({ expanded: new Set(expanded).add(id), adding: id })),
    }),
    [],
  );

  return { ...state, toggles };
}
