import { useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { TITLE_MAX, type Project, type Task } from '@plainday/domain-tasks';
import { isBlank, isEnter } from '@plainday/shared-utils';
import { takeTypedLines, useTyped } from '@plainday/ui-patterns';
import {
  DraftPreview,
  typedLine,
  useAddDraft,
  usePastedLines,
  type DraftLine,
} from '../../../add-bar';
import { useListPort } from '../../port/list-context';
import type { SubtaskEdits } from '../../port/use-subtask-edit';
import { useCursor } from './use-cursor';

/** A subtask is where its task is, so its words name no project. */
const NO_PROJECTS: readonly Project[] = [];

interface NewSubtaskProps {
  readonly parent: Task;
  readonly subtasks: readonly Task[];
  readonly adding: boolean;
  readonly tabIndex: -1 | undefined;
  readonly edits: SubtaskEdits;
}

function fill(input: HTMLInputElement | null, text: string): void {
  if (input) input.value = text;
}

/** The field that adds subtasks: its words are read as in the add bar, and pasted lines are one each. */
export function NewSubtask({ parent, subtasks, adding, tabIndex, edits }: NewSubtaskProps) {
  const { actions, unfold } = useListPort();
  const field = useCursor(adding);
  /** Those that may not be in the list yet. */
  const added = useRef<readonly Task[]>([]);
  const { id: parent_task_id, project_id } = parent;
  const defaults = useMemo(() => ({ parent_task_id, project_id }), [parent_task_id, project_id]);
  const typed = useTyped(`subtask.${parent_task_id}`, { title: '' });
  const draft = useAddDraft({
    projects: NO_PROJECTS,
    defaults,
    initialText: typed.values.title,
    onAdd(drafts) {
      const siblings = [...subtasks, ...added.current];
      added.current = [...added.current, ...actions.addSubtasks(parent, drafts, siblings)];
    },
  });
  const lines = usePastedLines(handleText);

  function handleText(text: string): void {
    typed.set({ title: text });
    draft.warm();
    draft.read(text);
    lines.forget();
  }

  function setText(text: string): void {
    fill(field.current, text);
    handleText(text);
  }

  function addAll(tasks: readonly DraftLine[], rest: string): void {
    draft.add(tasks);
    setText(rest);
    field.current?.focus();
  }

  /** What was typed before the field was there goes on where a text that was kept ends. */
  function addTypedAhead(input: HTMLInputElement): void {
    const [first = '', ...others] = takeTypedLines();
    if (first === '' && others.length === 0) return;
    const ahead = [input.value + first, ...others].map((line) => line.slice(0, TITLE_MAX));
    const rest = ahead.pop() ?? '';
    const whole = ahead.filter((line) => !isBlank(line));
    if (whole.length > 0) draft.add(whole.map(typedLine));
    input.value = rest;
    handleText(rest);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { currentTarget: input } = event;
    draft.backspace(event);
    if (event.key === 'Escape') {
      setText('');
      input.closest<HTMLElement>('[data-task-id]')?.focus({ preventScroll: true });
    }
    if (!isEnter(event)) return;
    event.preventDefault();
    if (edits.leaveNew(input.value)) setText('');
    else if (!isBlank(input.value)) addAll([typedLine(input.value)], '');
  }

  return (
    <>
      <input
        ref={field}
        className="new-subtask"
        placeholder="Add a subtask..."
        aria-label={`Add a subtask to ${parent.title}`}
        dir="auto"
        maxLength={TITLE_MAX}
        defaultValue={typed.values.title}
        tabIndex={tabIndex}
        onFocus={({ currentTarget }) => {
          draft.warm();
          edits.openNew();
          if (adding) addTypedAhead(currentTarget);
        }}
        onBlur={({ currentTarget }) => {
          if (edits.leaveNew(currentTarget.value)) setText('');
          // Asked again, it takes the cursor again.
          if (adding) unfold(parent.id);
        }}
        onInput={({ currentTarget }) => handleText(currentTarget.value)}
        onPaste={lines.handlePaste}
        onKeyDown={handleKeyDown}
      />
      <DraftPreview draft={draft} lines={lines} areSubtasks field={field} onAddAll={addAll} />
    </>
  );
}
