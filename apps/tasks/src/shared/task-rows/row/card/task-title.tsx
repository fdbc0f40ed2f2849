import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cleanTitle, TITLE_MAX } from '@plainday/domain-tasks';

interface TaskTitleProps {
  readonly title: string;
  readonly canEdit: boolean;
  /** Marks the title of a task, as against that of a subtask. */
  readonly isMain?: boolean;
  readonly id?: string;
  readonly tabIndex?: -1 | undefined;
  readonly onSave: (title: string) => void;
  /** The field opens. */
  readonly onEdit?: () => void;
  /** The field has closed without a new title. */
  readonly onCancel?: () => void;
}

/** The title of a task or subtask; a click turns it into a field (spec §4, Inline title edit). */
export function TaskTitle(props: TaskTitleProps) {
  const { title, canEdit, isMain = false, id, tabIndex, onSave, onEdit, onCancel } = props;
  const [editing, setEditing] = useState(false);

  // A field that is open stays, whatever happens to its task meanwhile.
  if (!canEdit && !editing) {
    return (
      <span id={id} className="title" dir="auto" data-title={isMain || undefined}>
        {title}
      </span>
    );
  }
  if (!editing) {
    return (
      <button
        type="button"
        id={id}
        className="title"
        tabIndex={tabIndex}
        dir="auto"
        data-edit
        data-grip={isMain || undefined}
        data-title={isMain || undefined}
        onClick={() => {
          setEditing(true);
          onEdit?.();
        }}
      >
        {title}
      </button>
    );
  }
  return (
    <TitleEditor
      id={id}
      title={title}
      onEnd={(next) => {
        setEditing(false);
        if (next !== null && next !== title) onSave(next);
        else onCancel?.();
      }}
    />
  );
}

interface TitleEditorProps {
  readonly id: string | undefined;
  readonly title: string;
  /** The new title, or null when the old one stays. */
  readonly onEnd: (title: string | null) => void;
}

/** As one function: another would be called at each drawing, and select what is being typed. */
function openField(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
  field?.select();
}

function TitleEditor({ id, title, onEnd }: TitleEditorProps) {
  const ended = useRef(false);

  function end(field: HTMLTextAreaElement, save: boolean): void {
    if (ended.current) return;
    ended.current = true;
    const row = field.closest<HTMLElement>('[data-task-id]');
    const byKeyboard = document.activeElement === field;
    onEnd((save && cleanTitle(field.value)) || null);
    if (byKeyboard) row?.focus({ preventScroll: true });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return;
    const saves = event.key === 'Enter' && !event.shiftKey;
    if (!saves && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(event.currentTarget, saves);
  }

  return (
    <textarea
      id={id}
      className="title editor"
      dir="auto"
      rows={1}
      defaultValue={title}
      maxLength={TITLE_MAX}
      aria-label="Task title"
      ref={openField}
      onKeyDown={handleKeyDown}
      onBlur={(event) => end(event.currentTarget, true)}
    />
  );
}
