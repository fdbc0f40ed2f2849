import {
  DUE_SHORTCUTS,
  dueFromShortcut,
  DURATION_PICKS_MINUTES,
  formatDuration,
  fromLocalInput,
  PRIORITIES,
  priorityLabel,
  toLocalInput,
  type Priority,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { Button, NativeSelect, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import styled from 'styled-components';

/** Fields of the task being added. */
export type AddFields = Partial<Pick<Task, 'due_date' | 'duration' | 'priority' | 'project_id'>>;

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 16px 20px;
  padding: 14px 16px 16px;
  border-top: 1px solid var(--line);
  .picks {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
`;

interface AddOptionsProps {
  readonly fields: AddFields;
  readonly projects: readonly Project[];
  readonly onChange: (fields: AddFields) => void;
}

/** The panel behind the settings button of the add bar. */
export function AddOptions({ fields, projects, onChange }: AddOptionsProps) {
  const set = (changes: AddFields) => onChange({ ...fields, ...changes });
  const now = () => new Date(systemClock.now());

  return (
    <Panel id="add-options" role="group" aria-label="Settings of the new task">
      <div>
        <FormField label="Due date">
          {(control) => (
            <TextField
              {...control}
              type="datetime-local"
              value={toLocalInput(fields.due_date ?? null)}
              onChange={(event) =>
                set({ due_date: fromLocalInput(event.currentTarget.value) ?? undefined })
              }
            />
          )}
        </FormField>
        <div className="picks">
          {DUE_SHORTCUTS.map(({ id, label }) => (
            <Button
              key={id}
              size="s"
              onClick={() => set({ due_date: dueFromShortcut(id, now()).toISOString() })}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <FormField label="Priority">
        {(control) => (
          <NativeSelect
            {...control}
            value={fields.priority ?? 'medium'}
            onChange={(event) => set({ priority: event.currentTarget.value as Priority })}
          >
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {priorityLabel(priority)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField label="Duration">
        {(control) => (
          <NativeSelect
            {...control}
            value={String(fields.duration ?? 'none')}
            onChange={(event) => set({ duration: Number(event.currentTarget.value) || undefined })}
          >
            <option value="none">No duration</option>
            {DURATION_PICKS_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatDuration(minutes)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
      <FormField label="Project">
        {(control) => (
          <NativeSelect
            {...control}
            value={fields.project_id ?? 'none'}
            onChange={({ currentTarget: { value } }) =>
              set({ project_id: value === 'none' ? undefined : value })
            }
          >
            <option value="none">No Project</option>
            {projects.map((project) => (
              <option key={project.id} value={project.id}>
                {project.title}
              </option>
            ))}
          </NativeSelect>
        )}
      </FormField>
    </Panel>
  );
}
