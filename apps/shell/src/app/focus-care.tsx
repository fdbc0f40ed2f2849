import { keepFocus, leadToInvalid, leadToMessages, watchKeyboard } from '@plainday/ui-patterns';
import { useEffect, type RefObject } from 'react';

interface FocusCareProps {
  /** What had the focus last before this was loaded. */
  readonly lastFocused: RefObject<Element | null>;
}

/**
 * Nowhere in the app is the focus lost, a form with an error leads to it, F8 leads to the newest message, and the
 * keyboard of a phone covers no window.
 */
export function FocusCare({ lastFocused }: FocusCareProps) {
  useEffect(() => keepFocus(lastFocused.current), [lastFocused]);
  useEffect(leadToInvalid, []);
  useEffect(leadToMessages, []);
  useEffect(watchKeyboard, []);
  return null;
}
