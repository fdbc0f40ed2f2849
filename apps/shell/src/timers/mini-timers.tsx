import type { ModuleManifest, Selection, ShellTimer } from '@plainday/federation-contract';
import { formatCountdown } from '@plainday/domain-timer';
import { Icon, VisuallyHidden } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import { Timer } from 'lucide';
import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { isPaused, shownMs } from './timers.logic';
import { useSecondOf } from './use-timers';

export interface MiniTimersProps {
  readonly timers: readonly ShellTimer[];
  readonly modules: readonly ModuleManifest[];
  readonly onOpen: (selection: Selection) => void;
}

/** The running and paused timers in the header; each leads to its tool. */
export function MiniTimers({ timers, modules, onOpen }: MiniTimersProps) {
  return timers.map((timer) => (
    <TimerPill
      key={timer.id}
      timer={timer}
      module={modules.find(({ id }) => id === timer.id)}
      onOpen={onOpen}
    />
  ));
}

interface TimerPillProps extends Pick<MiniTimersProps, 'onOpen'> {
  readonly timer: ShellTimer;
  readonly module: ModuleManifest | undefined;
}

const TimerPill = memo(function TimerPill({ timer, module, onOpen }: TimerPillProps) {
  const paused = isPaused(timer);
  return (
    <Pill type="button" $paused={paused} onClick={() => onOpen({ kind: 'tool', toolId: timer.id })}>
      <Icon icon={module?.icon ?? Timer} size={16} />
      <VisuallyHidden>
        {module?.title ?? 'Timer'}
        {paused ? ', paused' : ''}:
      </VisuallyHidden>
      <Shown timer={timer} />
      <Label>{timer.label}</Label>
    </Pill>
  );
});

/** All of a pill that changes with every second. */
function Shown({ timer }: { readonly timer: ShellTimer }) {
  const timers = useMemo(() => [timer], [timer]);
  return <Time>{formatCountdown(shownMs(timer, useSecondOf(timers)))}</Time>;
}

const Pill = styled.button<{ $paused: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  height: 32px;
  padding: 0 12px 0 10px;
  font-size: var(--size-small);
  color: var(--accent-text);
  background: var(--accent-soft);
  border: 0;
  border-radius: var(--radius-full);
  ${({ $paused }) => $paused && 'color: var(--text-2); background: var(--sunken);'}
  ${phone} {
    height: 44px;
    padding: 0 14px 0 12px;
    & + & {
      display: none;
    }
  }
`;

const Time = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.span`
  max-width: 160px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
