import { useEffect } from 'react';
import { formatCountdown } from '@plainday/domain-timer';
import { useSecondsLeft } from '@plainday/ui-patterns';
import { TimerCard } from './components/timer-card';
import { useVisitorPlace } from './hooks/pomodoro-places';
import { usePomodoro } from './hooks/use-pomodoro';
import { phaseLine } from './model/texts.logic';

/** The timer on its public page: the same card, without an account. The tab's title shows the time. */
export function Face() {
  const pomodoro = usePomodoro(useVisitorPlace());
  const { state, timer, totalMs, running } = pomodoro;
  const secondsLeft = useSecondsLeft(timer, totalMs);
  const title = running ? `${formatCountdown(secondsLeft * 1000)} · ${phaseLine(state)}` : null;

  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);

  return <TimerCard pomodoro={pomodoro} />;
}
