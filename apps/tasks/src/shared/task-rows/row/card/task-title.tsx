import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { cleanTitle, TITLE_MAX } from '@plainday/domain-tasks';
import { GrowingArea } from '@plainday/ui-components';

interface TaskTitleProps {
  readonly title: string;
  readonly canEdit: boolean;
  /** Marks the title of a task, as against that of a subtask. */
  readonly isMain?: boolean;
  readonly id?: string;
  readonly tabIndex?: -1 | undefined;
  /** Gets the title that stood there when the field opened, too: it may be another one by now. */
  readonly onSave: (title: string, opened: string) => void;
  /** The field opens. */
  readonly onEdit?: () => void;
  /** The field has closed without a new title. */
  readonly onCancel?: () => void;
}

/** The title of a task or subtask; a click turns it into a field (spec §4, Inline title edit). */
export function TaskTitle(props: TaskTitleProps) {
  const { title, canEdit, isMain = false, id, tabIndex, onSave, onEdit, onCancel } = props;
  /** The title with which the field opened; null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null);

  // A field that is open stays, whatever happens to its task meanwhile.
  if (!canEdit && opened === null) {
    return (
      <span id={id} className="title" dir="auto" data-title={isMain || undefined}>
        {title}
      </span>
    );
  }
  if (opened === null) {
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
          setOpened(title);
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
        setOpened(null);
        if (next !== null && next !== opened) onSave(next, opened);
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
    <GrowingArea
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
