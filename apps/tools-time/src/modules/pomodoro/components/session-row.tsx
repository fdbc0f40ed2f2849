import { Check, Timer } from 'lucide';
import styled from 'styled-components';
import { timeOfDay } from '@plainday/domain-calendar';
import { formatMinutes } from '@plainday/domain-timer';
import { Icon, IconButton } from '@plainday/ui-components';
import type { PomodoroSession } from '../model/pomodoro.schema';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 37px;
  border-top: 1px solid var(--line);
  font-size: var(--size-small);
  font-variant-numeric: tabular-nums;
  color: var(--text-2);
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  padding-block: 8px;
  color: var(--text);
  overflow-wrap: anywhere;
`;

const Done = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  color: var(--green);
`;

export interface SessionRowProps {
  readonly session: PomodoroSession;
  /** Saves it as a time entry. */
  readonly onSave: (session: PomodoroSession) => void;
}

export function SessionRow({ session, onSave }: SessionRowProps) {
  return (
    <Row>
      <time>{timeOfDay(session.startedAt)}</time>
      <Label dir="auto">{session.label || 'Focus'}</Label>
      <span>{formatMinutes(session.minutes)}</span>
      {session.saved ? (
        <Done>
          <Icon icon={Check} title="Saved as a time entry" />
        </Done>
      ) : (
        <IconButton
          label="Save as time entry"
          icon={Timer}
          size={24}
          iconSize={16}
          onClick={() => onSave(session)}
        />
      )}
    </Row>
  );
}
