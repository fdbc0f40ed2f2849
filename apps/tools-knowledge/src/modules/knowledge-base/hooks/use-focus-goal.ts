import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null;

interface Goal {
  readonly at: string | undefined;
  readonly candidates: readonly Find[];
}

/**
 * Puts the focus on the first of some elements that can take it, once the page is where it was sent to.
 *
 * @param at Where the page is.
 */
export function useFocusGoal(at: string | undefined): (goal: Goal) => void {
  const goal = useRef<Goal | null>(null);

  useEffect(() => {
    const wanted = goal.current;
    if (!wanted || wanted.at !== at) return undefined;
    // After the shell, which goes to the heading of the page at every step.
    const timer = setTimeout(() => {
      for (const find of wanted.candidates) {
        const element = find();
        // What is not drawn on this screen does not take it.
        element?.focus();
        if (!element || document.activeElement !== element) continue;
        if (goal.current === wanted) goal.current = null;
        return;
      }
    });
    return () => clearTimeout(timer);
  });

  return (next) => void (goal.current = next);
}
