import { useRef } from 'react';
import { ListChecks } from 'lucide';
import { styled } from 'styled-components';
import { plural } from '@plainday/shared-utils';
import { Button, Icon } from '@plainday/ui-components';
import { useMakeTasks } from '../../hooks/use-make-tasks';
import { tasksIn } from '../../model/spoken-tasks.logic';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: 6px 6px 6px 12px;
  border-radius: var(--radius-m);
  background: var(--sunken);
  color: var(--text-2);
  font: var(--type-small);
  > p {
    flex: 1 1 220px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--text);
    font-weight: 600;
  }
`;

/** The tasks that stand in a transcript, to be made at once. */
export function FoundTasks({ transcript }: { readonly transcript: string }) {
  const tasks = tasksIn(transcript);
  const action = useMakeTasks();
  const words = useRef<HTMLParagraphElement>(null);
  if (tasks.length === 0 || !action) return null;
  return (
    <Box>
      <Icon icon={ListChecks} size={16} />
      <p ref={words} tabIndex={-1}>
        <strong>
          {action.made
            ? `${plural(tasks.length, 'task')} made`
            : `${plural(tasks.length, 'task')} found`}
        </strong>
        : {tasks.join(', ')}
      </p>
      {!action.made && (
        <Button
          size="s"
          onClick={() => {
            words.current?.focus();
            action.make(tasks);
          }}
        >
          {tasks.length === 1 ? 'Make a task' : 'Make tasks'}
        </Button>
      )}
    </Box>
  );
}
