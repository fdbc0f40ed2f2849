import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';

const PLAY: IconNode = [['path', { d: 'M6 4.5v15l13-7.5Z' }]];
const PAUSE: IconNode = [
  ['path', { d: 'M8 4v16' }],
  ['path', { d: 'M16 4v16' }],
];
const RESET: IconNode = [
  ['path', { d: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8' }],
  ['path', { d: 'M3 3v5h5' }],
];

export interface TimerControlsProps {
  readonly running: boolean;
  readonly onStart: () => void;
  /** Left out where a timer cannot be paused: the button then stops it. */
  readonly onPause: () => void;
  readonly onReset?: () => void;
  /** Words of the main button; `Start` and `Pause` when left out. */
  readonly startLabel?: string;
  readonly pauseLabel?: string;
  readonly disabled?: boolean;
  /** Further buttons. */
  readonly children?: ReactNode;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 10px;
`;

/* Start and Pause take the same room: nothing moves under the pointer. */
const Toggle = styled(Button)`
  min-width: 124px;
`;

/** Start or pause, and reset: one button that says what it does next. */
export function TimerControls(props: TimerControlsProps) {
  const { running, onStart, onPause, onReset, startLabel = 'Start', pauseLabel = 'Pause' } = props;
  return (
    <Row>
      <Toggle
        variant="primary"
        size="l"
        icon={running ? PAUSE : PLAY}
        disabled={props.disabled}
        onClick={running ? onPause : onStart}
      >
        {running ? pauseLabel : startLabel}
      </Toggle>
      {onReset && (
        <Button size="l" icon={RESET} onClick={onReset}>
          Reset
        </Button>
      )}
      {props.children}
    </Row>
  );
}
