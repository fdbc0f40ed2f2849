import {
  PRIORITIES,
  priorityLabel,
  TITLE_MAX,
  type Project,
  type Task,
} from '@plainday/domain-tasks';
import { isBlank, isEnter } from '@plainday/shared-utils';
import { Button, Checkbox, SegmentedControl } from '@plainday/ui-components';
import { FormField, RestoredNotice } from '@plainday/ui-patterns';
import { ChevronLeft } from 'lucide';
import type { KeyboardEvent } from 'react';
import {
  DueField,
  DurationField,
  ProjectField,
  ReminderField,
  RepeatField,
  TagsField,
} from '../../task-fields';
import { Subtasks } from '../row/subtasks/subtasks';
import { PANEL_FORM } from './panel-keys';
import { Line, Rows } from './panel-rows-style';
import { Form, OneLine, Top } from './panel-style';
import { PanelDescription, PanelNotes } from './panel-text';
import type { PanelDraft } from './use-panel-draft';

interface PanelFormProps {
  readonly task: Task;
  readonly isGone: boolean;
  /** Somebody has tried to save. */
  readonly isTried: boolean;
  readonly projects: readonly Project[];
  readonly parent: Task | undefined;
  readonly subtasks: readonly Task[];
  readonly draft: PanelDraft;
  readonly onOpen: (task: Task) => void;
  readonly onSave: () => void;
  readonly onTick: () => void;
}

const PRIORITY_OPTIONS = PRIORITIES.map((value) => ({ value, label: priorityLabel(value) }));

/** No keyboard rises under a finger. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** The fields of a task: title and notes as they are read, then a row for each value, then the subtasks. */
export function PanelForm(props: PanelFormProps) {
  const { task, isGone, isTried, projects, parent, subtasks, draft, onOpen, onSave } = props;
  const { values, errors, set } = draft;
  const shown = isTried || draft.isPending ? errors : {};
  const field = { fields: values, errors: shown, onChange: set };

  function leave(): void {
    // A task without a title is none: the one it had comes back (spec §4).
    if (isBlank(values.title) && !isGone) draft.drop(['title']);
    else draft.flush();
  }

  return (
    <Form
      id={PANEL_FORM}
      noValidate
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {parent && (
        <Button size="s" variant="ghost" icon={ChevronLeft} onClick={() => onOpen(parent)}>
          <bdi>{parent.title}</bdi>
        </Button>
      )}
      {draft.restored && <RestoredNotice onRestart={() => draft.drop()} />}
      <Top>
        <FormField label="Title" error={shown.title}>
          {(control) => (
            <OneLine
              {...control}
              data-part="Title"
              dir="auto"
              rows={1}
              maxLength={TITLE_MAX}
              data-autofocus={hasKeyboard() || undefined}
              value={values.title}
              onChange={(event) => set({ title: event.currentTarget.value })}
              onKeyDown={saveOnEnter}
            />
          )}
        </FormField>
        {!isGone && (
          <Checkbox
            priority={task.priority}
            checked={task.completed}
            label={`Complete ${task.title}`}
            onChange={props.onTick}
          />
        )}
        <PanelNotes values={values} errors={shown} onChange={set} />
      </Top>
      <Rows>
        <DueField {...field} />
        {!parent && <ProjectField {...field} projects={projects} />}
        <Line role="presentation" data-part="Priority">
          <span aria-hidden>Priority</span>
          <SegmentedControl
            label="Priority"
            options={PRIORITY_OPTIONS}
            value={values.priority}
            onChange={(priority) => set({ priority })}
          />
        </Line>
        <DurationField {...field} />
        <TagsField {...field} />
        <ReminderField {...field} />
        <RepeatField {...field} />
        <PanelDescription values={values} errors={shown} onChange={set} />
      </Rows>
      {!isGone && !parent && (
        <section aria-labelledby="panel-subtasks">
          <h3 id="panel-subtasks">Subtasks</h3>
          <Subtasks parent={task} subtasks={subtasks} adding={false} tabIndex={undefined} />
        </section>
      )}
    </Form>
  );
}

/** A title has one line: Enter is for the form. */
function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (!isEnter(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
