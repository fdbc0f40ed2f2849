import { useCallback } from 'react';
import { useShell, useShellTimer } from '@plainday/federation-contract';
import type { ShellTimer } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';
import { useCountdown } from '@plainday/ui-patterns';
import type { CountdownOptions, CountdownView } from '@plainday/ui-patterns';
import { SESSION_MS, TIMER_ID } from '../model/breathing.logic';

/** A breathing session as its page sees it. */
export interface Breathing extends CountdownView {
  readonly timer: ShellTimer | null;
}

/** The minute runs as a timer of the shell; nothing else is kept. */
export function useBreathing(clock: Clock = systemClock): Breathing {
  const { timers } = useShell();
  const timer = useShellTimer(TIMER_ID);
  const onChange = useCallback<CountdownOptions['onChange']>(
    (next) => {
      if (next) timers.set({ id: TIMER_ID, label: 'Mindful Break', ...next });
      else timers.clear(TIMER_ID);
    },
    [timers],
  );
  return { timer, ...useCountdown({ timer, totalMs: SESSION_MS, onChange, clock }) };
}
