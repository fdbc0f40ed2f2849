import { Check, Ellipsis, Pencil, Plus, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { relativeDay } from '@plainday/domain-calendar';
import type { DayKey } from '@plainday/domain-calendar';
import { Badge, IconButton, MenuButton, Progress, type MenuEntry } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { LearningGoal } from '../model/learning.schema';
import { readNotes } from '../model/notes.logic';
import { hoursText, isComplete } from '../model/progress.logic';
import { BurnUp } from './burn-up';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr) auto;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-4) 12px var(--space-4) 20px;
  & + & {
    border-top: 1px solid var(--line);
  }
  h2 {
    font: 600 var(--type-subheading);
    overflow-wrap: anywhere;
    small {
      margin-inline-start: 8px;
      color: var(--text-3);
      font: var(--type-caption);
    }
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: 14px 4px;
    > figure {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;

const Amount = styled.p`
  margin: 2px 0 6px;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  strong {
    margin-inline-end: 8px;
    color: var(--text);
    font: 650 var(--type-large);
    letter-spacing: -0.02em;
  }
`;

const Last = styled.p`
  margin-top: 8px;
  color: var(--text-3);
  font: var(--type-caption);
  overflow-wrap: anywhere;
`;

const Buttons = styled.div`
  display: flex;
  align-items: flex-start;
`;

export interface GoalRowProps {
  readonly goal: LearningGoal;
  readonly today: DayKey;
  readonly onLog: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One goal: how far it has come, and when it will be done. */
export function GoalRow({ goal, today, onLog, onEdit, onDelete }: GoalRowProps) {
  const { targetHours, sessions } = readNotes(goal.notes);
  const isDone = isComplete(goal);
  const last = sessions.at(-1);
  const hours = `${hoursText(goal.time_spent)} of ${targetHours} h`;
  const menu = (): readonly MenuEntry[] => [
    { label: 'Edit', icon: Pencil, onSelect: onEdit },
    'separator',
    { label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
  ];

  return (
    <Row>
      <div>
        <h2 dir="auto">
          {goal.topic}
          <small>{goal.subject}</small>
        </h2>
        {isDone ? (
          <Amount>{hours}</Amount>
        ) : (
          <>
            <Amount>
              <strong>{goal.progress_percentage} %</strong>
              {hours}
            </Amount>
            <Progress value={goal.progress_percentage} label={`${goal.topic}: progress`} />
          </>
        )}
        {last && (
          <Last>
            {relativeDay(last.day, today, { week: true })}, {last.minutes} min ·{' '}
            <span dir="auto">{last.note}</span>
          </Last>
        )}
      </div>
      {isDone ? (
        <div>
          <Badge tone="green" icon={Check}>
            Completed
          </Badge>
        </div>
      ) : (
        <BurnUp goal={goal} today={today} />
      )}
      <Buttons>
        {!isDone && (
          <IconButton
            label={`Log a session of ${goal.topic}`}
            icon={Plus}
            data-control="log"
            onClick={onLog}
          />
        )}
        <MenuButton
          label={`More actions for ${goal.topic}`}
          icon={Ellipsis}
          data-control="more"
          items={menu}
        />
      </Buttons>
    </Row>
  );
}
