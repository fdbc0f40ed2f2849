import { Timer } from 'lucide';
import { styled } from 'styled-components';
import { timeOfDay } from '@plainday/domain-calendar';
import { ListRow } from '@plainday/ui-patterns';
import { SessionLength } from '../../../shared/session-length';
import type { PomodoroSession } from '../model/pomodoro.schema';

const Began = styled.time`
  color: var(--text-2);
  line-height: 1.75rem;
  font-variant-numeric: tabular-nums;
`;

export interface SessionRowProps {
  readonly session: PomodoroSession;
  /** Saves it as a time entry. */
  readonly onSave: (session: PomodoroSession) => void;
}

export function SessionRow({ session, onSave }: SessionRowProps) {
  const save = { label: 'Save as time entry', icon: Timer, run: () => onSave(session) };
  return (
    <ListRow
      id={session.id}
      name={session.label || 'Focus'}
      start={<Began>{timeOfDay(session.startedAt)}</Began>}
      end={<SessionLength minutes={session.minutes} saved={session.saved} />}
      actions={session.saved ? [] : [save]}
    />
  );
}
