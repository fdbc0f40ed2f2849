import { useShell } from '@plainday/federation-contract';
import { useCallback, useEffect, useRef } from 'react';

/** Goes back to where the act was asked for, where the place it led to, an `at` of this tool, is still the one shown. */
export type WayBack = (led: string) => void;

/**
 * For acts that show another place and have an Undo: what they led to is empty or gone once they are taken back. Belongs
 * to a component that stays while the tool's places change.
 */
export function useWayBack(): WayBack {
  const { selection, navigate } = useShell();
  const at = selection.kind === 'tool' ? selection.at : undefined;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = at;
    return () => void (shown.current = undefined);
  }, [at]);
  return useCallback(
    (led) => {
      if (shown.current === led) navigate(selection);
    },
    [selection, navigate],
  );
}
