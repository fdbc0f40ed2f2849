import { ListChecks } from 'lucide';
import { styled } from 'styled-components';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { checklistOf, openItems } from '../../../shared/markdown/tick-line.logic';

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
  /** Absent where no module makes tasks. */
  readonly onMakeTasks?: (titles: readonly string[]) => void;
}

/** How much of a note's checklist is done, and what is open as tasks. */
export function NoteProgress({ content, onMakeTasks }: Props) {
  const lines = checklistOf(content);
  const open = openItems(content);
  if (lines.length === 0) return null;
  return (
    <Line>
      {lines.length - open.length} of {lines.length} done
      {onMakeTasks && open.length > 0 && (
        <Button size="s" icon={ListChecks} onClick={() => onMakeTasks(open)}>
          Make {plural(open.length, 'task')}
        </Button>
      )}
    </Line>
  );
}
