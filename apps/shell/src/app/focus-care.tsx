import { keepFocus, leadToInvalid } from '@plainday/ui-patterns';
import { useEffect } from 'react';

/** Nowhere in the app is the focus lost, and a form with an error leads to it. */
export function FocusCare() {
  useEffect(keepFocus, []);
  useEffect(leadToInvalid, []);
  return null;
}
