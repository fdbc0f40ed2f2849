import type { ReactNode } from 'react';
import { Pause, Play, RotateCcw } from 'lucide';
import { styled } from 'styled-components';
import { Button, Card, SegmentedControl } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { Pomodoro } from '../hooks/use-pomodoro';
import { LabelField } from './label-field';
import { TimeRing } from './time-ring';

const MODE_OPTIONS = [
  { value: '25:5', label: '25:5 Mode' },
  { value: '50:10', label: '50:10 Mode' },
] as const;

const Layout = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--space-6);
  padding-block: 28px;
  ${phone} {
    gap: var(--space-4);
    padding-block: var(--space-4);
  }
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
  const { state, running } = pomodoro;
  return (
    <Layout>
      <SegmentedControl
        label="Mode"
        options={MODE_OPTIONS}
        value={state.mode}
        onChange={pomodoro.setMode}
      />
      <TimeRing pomodoro={pomodoro} />
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
    </Layout>
  );
}
