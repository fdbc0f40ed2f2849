import type { ReactNode } from 'react';
import { Pause, Play, RotateCcw } from 'lucide';
import styled from 'styled-components';
import { formatCountdown } from '@plainday/domain-timer';
import { Button, Card, SegmentedControl, VisuallyHidden } from '@plainday/ui-components';
import { Ring } from '@plainday/ui-patterns';
import type { Pomodoro } from '../hooks/use-pomodoro';
import { phaseLine, statusText } from '../model/texts.logic';
import { LabelField } from './label-field';

const MODE_OPTIONS = [
  { value: '25:5', label: '25:5 Mode' },
  { value: '50:10', label: '50:10 Mode' },
] as const;

const Layout = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  padding-block: 28px;
  @media (max-width: 640px) {
    gap: var(--space-4);
    padding-block: var(--space-4);
  }
`;

const Time = styled.p`
  font: 650 64px/68px var(--font);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
  @media (max-width: 359px) {
    font-size: 52px;
  }
`;

const Phase = styled.p`
  max-width: 200px;
  margin: 0 auto;
  overflow: hidden;
  color: var(--text-2);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 10px;
`;

const Toggle = styled(Button)`
  min-width: 124px;
`;

export interface TimerCardProps {
  readonly pomodoro: Pomodoro;
  /** Further buttons beside Reset. */
  readonly children?: ReactNode;
}

export function TimerCard({ pomodoro, children }: TimerCardProps) {
  const { state, running, secondsLeft, totalSeconds } = pomodoro;
  const time = formatCountdown(secondsLeft * 1000);
  return (
    <Layout>
      <SegmentedControl
        label="Mode"
        options={MODE_OPTIONS}
        value={state.mode}
        onChange={pomodoro.setMode}
      />
      <Ring
        value={secondsLeft / totalSeconds}
        label="Time left"
        valueText={time}
        color={state.phase === 'focus' ? 'var(--accent)' : 'var(--green)'}
      >
        <Time role="timer" aria-label="Time left">
          {time}
        </Time>
        <Phase title={state.label || undefined}>{phaseLine(state)}</Phase>
      </Ring>
      <LabelField value={state.label} onCommit={pomodoro.setLabel} />
      <Actions>
        <Toggle
          variant="primary"
          size="l"
          icon={running ? Pause : Play}
          onClick={running ? pomodoro.pause : pomodoro.start}
        >
          {running ? 'Pause' : 'Start'}
        </Toggle>
        <Button size="l" icon={RotateCcw} onClick={pomodoro.reset}>
          Reset
        </Button>
        {children}
      </Actions>
      <VisuallyHidden role="status">{statusText(state, pomodoro)}</VisuallyHidden>
    </Layout>
  );
}
