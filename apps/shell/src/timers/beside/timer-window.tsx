import type { ListedModule, ShellTimer } from '@plainday/federation-contract';
import { formatCountdown } from '@plainday/domain-timer';
import { Button } from '@plainday/ui-components';
import { Pause, Play, Square } from 'lucide';
import styled from 'styled-components';
import { isPaused, shownMs } from '../timers.logic';
import { hasEnded } from './control.logic';
import { useControl } from './use-control';

const ICONS = { Pause, Resume: Play, Start: Play, Stop: Square };

const Mini = styled.main`
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

const Line = styled.span`
  max-width: calc(100vw - 24px);
  overflow: hidden;
  margin: 0;
  color: var(--text-2);
  font: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Others = styled(Line)`
  color: var(--text-3);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export interface TimerWindowProps {
  readonly timer: ShellTimer;
  /** What runs or rests beside it. */
  readonly others: readonly ShellTimer[];
  readonly now: number;
  readonly modules: readonly ListedModule[];
}

/** What stands in the window that stays on top: the time of one timer, what it is for, and the way to handle it. */
export function TimerWindow({ timer, others, now, modules }: TimerWindowProps) {
  const control = useControl()(timer, now);
  const titleOf = ({ id }: ShellTimer) => modules.find((module) => module.id === id)?.title;
  const line = hasEnded(timer, now)
    ? (timer.end?.title ?? 'Time is up')
    : [timer.label || titleOf(timer), isPaused(timer) && 'paused'].filter(Boolean).join(' · ');
  return (
    <Mini>
      <strong role="timer">{formatCountdown(shownMs(timer, now))}</strong>
      <Line as="h1" dir="auto">
        {line}
      </Line>
      {control && (
        <Button variant="primary" icon={ICONS[control.label]} onClick={control.run}>
          {control.label}
        </Button>
      )}
      {others.map((other) => (
        <Others key={other.id}>
          {titleOf(other)} {formatCountdown(shownMs(other, now))}
        </Others>
      ))}
    </Mini>
  );
}
