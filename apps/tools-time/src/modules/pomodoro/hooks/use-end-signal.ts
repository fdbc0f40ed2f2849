import { useShell } from '@plainday/federation-contract';
import { tellEnd } from '../../../shared/tell-end';
import type { PomodoroState } from '../model/pomodoro.schema';
import { shellTimerOf } from '../model/shell-timer.logic';

/** What a phase leads to that has just ended on the page: message, tone, notification, and the way to a break. */
export function useEndSignal(): (ended: PomodoroState, at: number) => void {
  const { notify, navigate } = useShell();
  const rest = {
    label: 'Take a mindful break',
    run: () => navigate({ kind: 'tool', toolId: 'mindful' }),
  };
  return (ended, at) => {
    const timer = shellTimerOf(ended, { endsAt: at, remainingMs: null });
    void tellEnd(notify, timer, ended.phase === 'focus' ? rest : undefined);
  };
}
