import { Check, Timer } from 'lucide';
import { styled } from 'styled-components';
import { timeOfDay } from '@plainday/domain-calendar';
import { formatMinutes } from '@plainday/domain-timer';
import { Icon } from '@plainday/ui-components';
import { ListRow } from '@plainday/ui-patterns';
import type { PomodoroSession } from '../model/pomodoro.schema';

const Facts = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  svg {
    color: var(--green);
  }
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
      start={<time>{timeOfDay(session.startedAt)}</time>}
      end={
        <Facts>
          {formatMinutes(session.minutes)}
          {session.saved && <Icon icon={Check} title="Saved as a time entry" />}
        </Facts>
      }
      actions={session.saved ? [] : [save]}
    />
  );
}
