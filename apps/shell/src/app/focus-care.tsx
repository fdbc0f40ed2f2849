import { keepFocus, leadToInvalid, leadToMessages } from '@plainday/ui-patterns';
import { useEffect } from 'react';

/** Nowhere in the app is the focus lost, a form with an error leads to it, and F8 to the newest message. */
export function FocusCare() {
  useEffect(keepFocus, []);
  useEffect(leadToInvalid, []);
  useEffect(leadToMessages, []);
  return null;
}
