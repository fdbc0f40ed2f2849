import { ListChecks } from 'lucide';
import { styled } from 'styled-components';
import type { FoundItem } from '@plainday/federation-contract';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { ItemLink } from '../../../shared/links/item-link';
import { checklistOf } from '../../../shared/markdown/tick-line.logic';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-2);
  color: var(--text-3);
  font: var(--type-caption);
`;

interface Props {
  readonly content: string;
  /** What its lines became, where they are no checklist. */
  readonly tasks: readonly FoundItem[];
  /** How many lines are left to become tasks. */
  readonly left: number;
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: (() => void) | undefined;
}

/** How much of a note's checklist is done, its tasks, and what is left to become some. */
export function NoteProgress({ content, tasks, left, onMakeTasks }: Props) {
  const lines = checklistOf(content);
  const done = lines.filter((line) => line.done).length;
  if (lines.length === 0 && tasks.length === 0) return null;
  return (
    <Line>
      {lines.length > 0 && `${done} of ${lines.length} done`}
      {tasks.map((task) => (
        <ItemLink key={task.id} to={task.to}>
          {task.done ? <s>{task.title}</s> : task.title}
        </ItemLink>
      ))}
      {onMakeTasks && left > 0 && (
        <Button size="s" icon={ListChecks} onClick={onMakeTasks}>
          Make {plural(left, 'task')}
        </Button>
      )}
    </Line>
  );
}
