import { styled } from 'styled-components';
import { isBlank, plural } from '@plainday/shared-utils';
import { TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { projectOf, type TaskDraft } from '../../model/edit.logic';
import { TEXT_MAX, type Nodes } from '../../model/mind-map.schema';

const Preview = styled.div`
  max-height: 40dvh;
  overflow: auto;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--sunken);
  font: var(--type-body);
  overflow-wrap: anywhere;
  li {
    padding-block: 3px;
  }
  ul ul {
    padding-inline-start: 20px;
    color: var(--text-2);
    font: var(--type-small);
  }
`;

export interface MakeProjectDialogProps {
  readonly nodes: Nodes;
  /** The branch. */
  readonly id: string;
  readonly onMake: (title: string, tasks: readonly TaskDraft[]) => void;
  readonly onClose: () => void;
}

/** What a branch would become, before it does. */
export function MakeProjectDialog({ nodes, id, onMake, onClose }: MakeProjectDialogProps) {
  const project = projectOf(nodes, id);
  const tasks = project?.tasks ?? [];
  const below = tasks.reduce((sum, { subtasks }) => sum + subtasks.length, 0);
  const counts = [plural(tasks.length, 'task'), ...(below > 0 ? [plural(below, 'subtask')] : [])];
  return (
    <FormDialog<{ title: string }>
      draft={`map-project.${id}`}
      title="Make project"
      description={`The branch becomes a project with ${counts.join(' and ')}. The map stays as it is.`}
      submitLabel="Make project"
      initial={{ title: project?.title ?? '' }}
      validate={({ title }) => (isBlank(title) ? { title: 'Title is required' } : {})}
      onClose={onClose}
      onSubmit={({ title }) => {
        onMake(title.trim(), tasks);
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Project" required error={errors.title}>
            {(control) => (
              <TextField
                {...control}
                dir="auto"
                maxLength={TEXT_MAX}
                data-autofocus=""
                value={values.title}
                onChange={(event) => set('title', event.currentTarget.value)}
              />
            )}
          </FormField>
          {tasks.length > 0 && (
            <Preview role="region" aria-label="Tasks" tabIndex={0}>
              <ul>
                {tasks.map((task, index) => (
                  <li key={index} dir="auto">
                    {task.title}
                    {task.subtasks.length > 0 && (
                      <ul>
                        {task.subtasks.map((text, place) => (
                          <li key={place} dir="auto">
                            {text}
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </Preview>
          )}
        </>
      )}
    </FormDialog>
  );
}
