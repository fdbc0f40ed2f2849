import { useState } from 'react';
import { isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent } from 'react';
import {
  draftErrors,
  draftOf,
  fieldsOfDraft,
  type Project,
  type Task,
  type TaskChanges,
  TITLE_MAX,
  type TaskDraft,
} from '@plainday/domain-tasks';
import { Checkbox } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { focusFirstInvalid, FormField, RestoredNotice, useTyped } from '@plainday/ui-patterns';
import {
  Check,
  DueField,
  DurationField,
  PriorityField,
  ProjectField,
  ReminderField,
  RepeatField,
  TagsField,
  Wide,
} from '../../task-fields';
import { Subtasks } from '../row/subtasks';
import { SETTINGS_FORM, SettingsFooter } from './settings-footer';
import { Form, OneLine } from './settings-style';
import { SettingsText } from './settings-text';

interface TaskSettingsProps {
  readonly task: Task;
  /** True once the task is no longer in the list: done, deleted or moved elsewhere. */
  readonly isGone: boolean;
  readonly projects: readonly Project[];
  readonly subtasks: readonly Task[];
  readonly onClose: () => void;
  /** Gets all fields, and the task as it was when the dialog was opened. */
  readonly onSave: (fields: TaskChanges, opened: Task) => void;
}

/** The dialog 'Task Settings' (spec §2). What was changed is not lost by a click beside it or by Escape. */
export function TaskSettings(props: TaskSettingsProps) {
  const { task, isGone, projects, subtasks, onClose, onSave } = props;
  const [opened] = useState(task);
  const typed = useTyped(`task.${task.id}`, draftOf(opened));
  const { values: draft, dirty } = typed;
  const [asking, setAsking] = useState(false);
  const [tried, setTried] = useState(false);
  const errors = draftErrors(draft);
  const set = (changes: Partial<TaskDraft>) => {
    setAsking(false);
    typed.set(changes);
  };

  function save(): void {
    setTried(true);
    if (Object.keys(errors).length > 0) {
      setAsking(false);
      const form = document.querySelector(`#${SETTINGS_FORM}`);
      requestAnimationFrame(() => form && focusFirstInvalid(form));
      return;
    }
    typed.finish();
    onSave(fieldsOfDraft(draft), opened);
    onClose();
  }

  function discard(): void {
    typed.finish();
    onClose();
  }

  const shown = tried || dirty ? errors : {};
  const field = { fields: draft, errors: shown, onChange: set };
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (open) return;
        if (dirty) setAsking(!asking);
        else onClose();
      }}
      title="Task Settings"
      size="l"
      footer={
        <SettingsFooter
          title={task.title}
          isGone={isGone}
          dirty={dirty}
          asking={asking}
          onClose={discard}
          onSave={save}
        />
      }
    >
      <Form
        id={SETTINGS_FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {typed.restored && (
          <Wide>
            <RestoredNotice onRestart={typed.restart} />
          </Wide>
        )}
        <Wide>
          <FormField label="Title" error={shown.title}>
            {(control) => (
              <OneLine
                {...control}
                dir="auto"
                rows={1}
                maxLength={TITLE_MAX}
                value={draft.title}
                onChange={(event) => set({ title: event.currentTarget.value })}
                onKeyDown={saveOnEnter}
              />
            )}
          </FormField>
        </Wide>
        {!isGone && (
          <Wide>
            <h3>Subtasks</h3>
            <Subtasks parent={task} subtasks={subtasks} adding={false} tabIndex={undefined} />
          </Wide>
        )}
        <DueField {...field} />
        <DurationField {...field} />
        <ReminderField {...field} />
        <RepeatField {...field} />
        <ProjectField {...field} projects={projects} />
        <PriorityField {...field} />
        <TagsField {...field} />
        <Wide>
          <SettingsText draft={draft} errors={shown} onChange={set} />
        </Wide>
        <Check>
          <Checkbox
            shape="square"
            checked={draft.focused}
            onChange={(event) => set({ focused: event.currentTarget.checked })}
          />
          In focus
        </Check>
      </Form>
    </ResponsiveDialog>
  );
}

/** A title has one line: Enter is for the form. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isEnter(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
