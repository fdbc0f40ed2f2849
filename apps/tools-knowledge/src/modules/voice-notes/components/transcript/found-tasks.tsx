import { Fragment, useMemo } from 'react';
import { ListChecks } from 'lucide';
import { styled } from 'styled-components';
import { plural } from '@plainday/shared-utils';
import { Button, Icon } from '@plainday/ui-components';
import { ItemLink } from '../../../../shared/links/item-link';
import { useMadeTasks } from '../../../../shared/made-tasks/use-made-tasks';
import { useTaskMaker } from '../../../../shared/made-tasks/use-task-maker';
import { tasksIn } from '../../model/spoken-tasks.logic';
import { voiceTasks } from '../../model/voice-tasks.store';

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
  a {
    color: var(--accent-text);
  }
  strong {
    color: var(--text);
    font-weight: 600;
  }
`;

interface FoundTasksProps {
  readonly noteId: string;
  readonly transcript: string;
}

/** The tasks that stand in a transcript: those that are made, and the others to be made at once. */
export function FoundTasks({ noteId, transcript }: FoundTasksProps) {
  const texts = useMemo(() => tasksIn(transcript), [transcript]);
  const make = useTaskMaker(voiceTasks);
  const { lines, gone } = useMadeTasks(voiceTasks, noteId, texts);
  if (texts.length === 0 || !make) return null;
  const left = lines.flatMap(({ text, task }) => (task === null ? [text] : []));
  const isMade = left.length === 0;
  return (
    <Box>
      <Icon icon={ListChecks} size={16} />
      <p>
        <strong>{`${plural(texts.length, 'task')} ${isMade ? 'made' : 'found'}`}</strong>:{' '}
        {lines.map(({ text, task }, index) => (
          <Fragment key={index}>
            {index > 0 && ', '}
            {task ? (
              <ItemLink to={task.to}>{task.done ? <s>{task.title}</s> : task.title}</ItemLink>
            ) : (
              text
            )}
          </Fragment>
        ))}
      </p>
      {!isMade && (
        <Button size="s" onClick={() => make(noteId, left, gone)}>
          {left.length === 1 ? 'Make a task' : `Make ${left.length} tasks`}
        </Button>
      )}
    </Box>
  );
}
