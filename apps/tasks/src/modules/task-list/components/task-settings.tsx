import { useState } from 'react';
import {
  draftErrors,
  draftOf,
  fieldsOfDraft,
  PRIORITIES,
  priorityLabel,
  type Priority,
  type Project,
  type Task,
  type TaskChanges,
  type TaskDraft,
} from '@plainday/domain-tasks';
import { Button, Checkbox, NativeSelect } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { FormField } from '@plainday/ui-patterns';
import { Form, Unsaved } from './settings-style';
import { SettingsDue } from './settings-due';
import { SettingsDuration } from './settings-duration';
import { SettingsReminder } from './settings-reminder';
import { SettingsRepeat } from './settings-repeat';
import { SettingsText } from './settings-text';

interface TaskSettingsProps {
  readonly task: Task;
  readonly projects: readonly Project[];
  readonly onClose: () => void;
  readonly onSave: (changes: TaskChanges) => void;
}

/** The dialog 'Task Settings' (spec §2). What was changed is not lost by a click beside it or by Escape. */
export function TaskSettings({ task, projects, onClose, onSave }: TaskSettingsProps) {
  const [draft, setDraft] = useState(() => draftOf(task));
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const [start] = useState(draft);
  const errors = draftErrors(draft);
  const dirty = (Object.keys(start) as (keyof TaskDraft)[]).some(
    (key) => draft[key] !== start[key],
  );
  const set = (changes: Partial<TaskDraft>) => {
    setAsking(false);
    setDraft((before) => ({ ...before, ...changes }));
  };

  function save(): void {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    onSave(fieldsOfDraft(draft));
    onClose();
  }

  const field = { draft, errors: tried || dirty ? errors : {}, onChange: set };
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        if (dirty && !asking) setAsking(true);
        else if (!dirty) onClose();
      }}
      title="Task Settings"
      description={task.title}
      size="l"
      footer={
        asking ? (
          <Unsaved role="alert">
            <span>There are unsaved changes.</span>
            <Button onClick={onClose}>Discard</Button>
            <Button variant="primary" onClick={save}>
              Save Changes
            </Button>
          </Unsaved>
        ) : (
          <Button variant="primary" type="submit" form="task-settings">
            Save Changes
          </Button>
        )
      }
    >
      <Form
        id="task-settings"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <SettingsDue {...field} />
        <SettingsDuration {...field} />
        <SettingsReminder {...field} />
        <SettingsRepeat {...field} />
        <FormField label="Project">
          {({ invalid, ...control }) => (
            <NativeSelect
              {...control}
              invalid={invalid}
              value={draft.project_id ?? 'none'}
              onChange={({ currentTarget: { value } }) =>
                set({ project_id: value === 'none' ? null : value })
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
        <FormField label="Priority">
          {({ invalid, ...control }) => (
            <NativeSelect
              {...control}
              invalid={invalid}
              value={draft.priority}
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
        <div className="wide">
          <SettingsText {...field} />
        </div>
        <label className="check">
          <Checkbox
            shape="square"
            checked={draft.focused}
            onChange={(event) => set({ focused: event.currentTarget.checked })}
          />
          In focus
        </label>
      </Form>
    </ResponsiveDialog>
  );
}
