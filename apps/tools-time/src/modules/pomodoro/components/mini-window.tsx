import { PictureInPicture2, Pause, Play } from 'lucide';
import { createPortal } from 'react-dom';
import styled, { StyleSheetManager } from 'styled-components';
import { formatCountdown } from '@plainday/domain-timer';
import { Button, IconButton } from '@plainday/ui-components';
import { useSecondsLeft } from '@plainday/ui-patterns';
import type { Pomodoro } from '../hooks/use-pomodoro';
import { usePipWindow } from '../hooks/use-pip-window';
import { phaseLine } from '../model/texts.logic';

const SIZE = { width: 260, height: 190 };

const Mini = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  min-height: 100dvh;
  padding: var(--space-3);
  text-align: center;
  strong {
    font: 650 var(--type-clock-small);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
`;

const Phase = styled.span`
  max-width: calc(100vw - 24px);
  overflow: hidden;
  color: var(--text-2);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function TimeLeft({ timer, totalMs }: Pick<Pomodoro, 'timer' | 'totalMs'>) {
  return <strong>{formatCountdown(useSecondsLeft(timer, totalMs) * 1000)}</strong>;
}

/** The button for the small window, and what is in it. */
export function MiniWindow({ pomodoro }: { readonly pomodoro: Pomodoro }) {
  const { supported, pipWindow, open } = usePipWindow(SIZE);
  const { state, running, timer, totalMs } = pomodoro;
  if (!supported) return null;
  return (
    <>
      <IconButton
        label="Show in a small window"
        icon={PictureInPicture2}
        variant="outline"
        size={44}
        onClick={open}
      />
      {pipWindow &&
        createPortal(
          <StyleSheetManager target={pipWindow.document.head}>
            <Mini>
              <TimeLeft timer={timer} totalMs={totalMs} />
              <Phase>{phaseLine(state)}</Phase>
              <Button
                variant="primary"
                icon={running ? Pause : Play}
                onClick={running ? pomodoro.pause : pomodoro.start}
              >
                {running ? 'Pause' : 'Start'}
              </Button>
            </Mini>
          </StyleSheetManager>,
          pipWindow.document.body,
        )}
    </>
  );
}
