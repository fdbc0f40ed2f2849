import { useShell } from '@plainday/federation-contract';
import { useCallback, useEffect } from 'react';

/** Goes back to where the act was asked for, where the place it led to, an `at` of this tool, is still the one shown. */
export type WayBack = (led: string) => void;

/** The place that is shown, whichever mount of the page shows it: an Undo may come after somebody went and came back. */
let shown: string | undefined;

/**
 * For acts that show another place and have an Undo: what they led to is empty or gone once they are taken back. Belongs
 * to a component that stays while the tool's places change.
 */
export function useWayBack(): WayBack {
  const { selection, navigate } = useShell();
  const at = selection.kind === 'tool' ? selection.at : undefined;
  useEffect(() => {
    shown = at;
    return () => void (shown = undefined);
  }, [at]);
  return useCallback(
    (led) => {
      if (shown === led) navigate(selection);
    },
    [selection, navigate],
  );
}
