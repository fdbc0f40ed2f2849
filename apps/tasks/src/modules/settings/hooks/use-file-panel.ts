import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The panel of a file that is brought in step by step. What was pressed is gone with each step, so the panel has the
 * focus, except where a step asks for a passphrase; `onEnd` is called when something came in or went out.
 */
export function useFilePanel(step: string, onEnd: () => void) {
  const panel = useRef<HTMLElement>(null);
  const enter = useEffectEvent(() => {
    if (step !== 'sealed') panel.current?.focus();
    if (step === 'done' || step === 'gone') onEnd();
  });
  useEffect(() => enter(), [step]);
  return panel;
}
