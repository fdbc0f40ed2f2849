import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card, SegmentedControl } from '@plainday/ui-components';
import { TimerControls } from '@plainday/ui-patterns';
import { phone } from '@plainday/ui-theme';
import type { Pomodoro } from '../hooks/use-pomodoro';
import type { TaskChoices } from '../hooks/use-task-choices';
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

export interface TimerCardProps {
  readonly pomodoro: Pomodoro;
  /** Tasks that the label may name. */
  readonly choices?: TaskChoices;
  /** Further buttons beside Reset. */
  readonly children?: ReactNode;
}

export function TimerCard({ pomodoro, choices, children }: TimerCardProps) {
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
      <LabelField
        value={state.label}
        choices={choices?.titles}
        onFocus={choices?.find}
        onCommit={(label) => pomodoro.setLabel(label, choices?.taskOf(label))}
      />
      <TimerControls
        running={running}
        onStart={pomodoro.start}
        onPause={pomodoro.pause}
        onReset={pomodoro.reset}
      >
        {children}
      </TimerControls>
    </Layout>
  );
}
