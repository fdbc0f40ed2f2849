import { useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { formatCountdown } from '@plainday/domain-timer';
import { StatusText } from '@plainday/ui-components';
import { Ring, useSecondsLeft } from '@plainday/ui-patterns';
import { upTo } from '@plainday/ui-theme';
import type { Pomodoro } from '../hooks/use-pomodoro';
import { phaseLine, statusText } from '../model/texts.logic';

const Time = styled.p`
  font: 650 var(--type-clock);
  font-size: min(var(--size-clock), 25cqi);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
  ${upTo(359)} {
    font-size: var(--size-clock-small);
  }
`;

const Phase = styled.p`
  max-width: 200px;
  margin: 0 auto;
  min-height: 1lh;
  overflow: hidden;
  color: var(--text-2);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The part of the page that changes with every second, and nothing else. */
export function TimeRing({ pomodoro }: { readonly pomodoro: Pomodoro }) {
  const { state, timer, totalMs, endIfOver } = pomodoro;
  const secondsLeft = useSecondsLeft(timer, totalMs);
  useEffect(endIfOver);

  const time = formatCountdown(secondsLeft * 1000);
  const status = statusText(state, { ...pomodoro, secondsLeft });
  // Neither changes with every second.
  const phase = useMemo(
    () => <Phase title={state.label || undefined}>{phaseLine(state)}</Phase>,
    [state],
  );
  const said = useMemo(() => <StatusText text={status} />, [status]);
  return (
    <>
      <Ring
        value={(secondsLeft * 1000) / totalMs}
        label="Time left"
        valueText={time}
        color={state.phase === 'focus' ? 'var(--accent)' : 'var(--green)'}
      >
        <Time role="timer" aria-label="Time left">
          {time}
        </Time>
        {phase}
      </Ring>
      {said}
    </>
  );
}
