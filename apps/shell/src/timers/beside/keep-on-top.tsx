import { useShell, type ShellTimer } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { IconButton } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { PictureInPicture2 } from 'lucide';
import { memo, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager, styled } from 'styled-components';
import { leadingTimer } from '../timers.logic';
import type { RunningTimers } from '../use-timers';
import { hasEnded } from './control.logic';
import { TimerWindow } from './timer-window';
import { usePipWindow } from './use-pip-window';

/** A narrow window has no room for it, and a phone no windows. */
const Desk = styled.span`
  display: contents;
  ${phone} {
    display: none;
  }
`;

const SIZE = { width: 260, height: 190 };

/** Not drawn anew with every second. */
const KeepButton = memo(function KeepButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <Desk>
      <IconButton label="Keep on top" icon={PictureInPicture2} iconSize={18} onClick={onOpen} />
    </Desk>
  );
});

/** The button for a window that stays on top of all others, and what is in it; nothing where the browser has none. */
export function KeepOnTop({ timers, now }: RunningTimers) {
  const { modules } = useShell();
  const { supported, pipWindow, open, close } = usePipWindow(SIZE);
  const current = leadingTimer(timers, now) ?? timers[0] ?? null;
  /** What was shown last: an end is still read, and answered, when its tool has cleared the timer. */
  const [last, setLast] = useState<ShellTimer | null>(current);
  if (current && current !== last) setLast(current);
  const shown = current ?? last;

  useEffect(() => {
    if (!current && last && !hasEnded(last, systemClock.now())) close();
  }, [current, last, close]);

  if (!supported) return null;
  return (
    <>
      {current && <KeepButton onOpen={open} />}
      {pipWindow &&
        shown &&
        createPortal(
          <StyleSheetManager target={pipWindow.document.head}>
            <TimerWindow
              timer={shown}
              others={timers.filter(({ id }) => id !== shown.id)}
              now={now}
              modules={modules}
            />
          </StyleSheetManager>,
          pipWindow.document.body,
        )}
    </>
  );
}
