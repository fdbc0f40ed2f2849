import { useAnsweredRow } from '@plainday/data-api';
import { tasksApi } from '@plainday/data-tasks';
import { fieldsOfDraft, type Project, type Task } from '@plainday/domain-tasks';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { focusFirstInvalid } from '@plainday/ui-patterns';
import { useState, type KeyboardEvent } from 'react';
import { useListPort } from '../port/list-context';
import { PanelFoot } from './panel-foot';
import { PanelForm } from './panel-form';
import { PanelHead, type Steps } from './panel-head';
import { PANEL_FORM, panelKey } from './panel-keys';
import { useElsewhere } from './use-elsewhere';
import { useMarkedRow } from './use-marked-row';
import { usePanelDraft } from './use-panel-draft';

export interface TaskPanelProps {
  readonly task: Task;
  /** True once the task is no longer there: done or deleted. */
  readonly isGone: boolean;
  readonly projects: readonly Project[];
  /** Its task, where it is a subtask. */
  readonly parent: Task | undefined;
  readonly subtasks: readonly Task[];
  readonly steps: Steps;
  readonly onClose: () => void;
}

/** What is in use beside the panel: rows, and what is opened from them. */
const BESIDE = '[data-task-id],[data-subtask-id],.handle';

function rowOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-task-id="${CSS.escape(id)}"]`);
}

/**
 * The dialog 'Task Settings' (spec §2, decisions 93): it stands beside the list, keeps what is changed as it is changed,
 * and takes it back field by field. 'Save Changes' sends what is pending and closes.
 */
export function TaskPanel(props: TaskPanelProps) {
  const { task, isGone, projects, parent, subtasks, steps, onClose } = props;
  const { actions } = useListPort();
  const [isAsking, setAsking] = useState(false);
  const [isTried, setTried] = useState(false);
  useMarkedRow(parent?.id ?? task.id);

  const answered = useAnsweredRow(tasksApi.endpoints.tasksList, task);
  const draft = usePanelDraft({ task, answered, subtasks, isGone });
  const elsewhere = useElsewhere(draft.given);

  function close(): void {
    if (draft.flush()) onClose();
    else setAsking(!isAsking);
  }

  function save(): void {
    setTried(true);
    setAsking(false);
    if (isGone) {
      actions.add(draft.values.title, fieldsOfDraft(draft.values));
      discard();
      return;
    }
    if (draft.flush()) return onClose();
    const form = document.querySelector(`#${PANEL_FORM}`);
    requestAnimationFrame(() => form && focusFirstInvalid(form));
  }

  function discard(): void {
    draft.drop();
    onClose();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const key = panelKey(event.nativeEvent, task.user_id);
    if (key === null) return;
    event.preventDefault();
    if (key === 'undo') draft.undo();
    else steps.go(key === 'next' ? 1 : -1);
  }

  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Task Settings"
      beside={{ what: BESIDE, home: () => rowOf(parent?.id ?? task.id), isNext: steps.isNext }}
      actions={!isGone && <PanelHead {...{ task, steps, draft, onClose }} />}
      onKeyDown={handleKeyDown}
      footer={
        <PanelFoot
          title={task.title}
          isGone={isGone}
          isPending={draft.isPending}
          elsewhere={elsewhere}
          hasErrors={Object.keys(draft.errors).length > 0}
          isAsking={isAsking}
          onDiscard={discard}
          onSave={save}
        />
      }
    >
      <PanelForm
        task={task}
        isGone={isGone}
        isTried={isTried}
        projects={projects}
        parent={parent}
        subtasks={subtasks}
        draft={draft}
        onOpen={steps.open}
        onSave={save}
        onTick={() => {
          draft.flush();
          actions.tick(task, subtasks);
          if (!parent) onClose();
        }}
      />
    </ResponsiveDialog>
  );
}
