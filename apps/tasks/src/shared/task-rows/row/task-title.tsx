import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isComposing, isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent } from 'react';
import { cleanTitle, TITLE_MAX } from '@plainday/domain-tasks';
import { GrowingArea } from '@plainday/ui-components';
import { caretAt, putCaret } from '@plainday/ui-patterns';

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
  const [caret, setCaret] = useState<number | null>(null);

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
        onClick={(event) => {
          setCaret(caretAt(event));
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
      caret={caret}
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
  /** Before which letter was clicked; null where a key has opened it. */
  readonly caret: number | null;
  /** The new title, or null when the old one stays. */
  readonly onEnd: (title: string | null) => void;
}

function TitleEditor({ id, title, caret, onEnd }: TitleEditorProps) {
  const ended = useRef(false);
  const area = useRef<HTMLTextAreaElement>(null);

  const open = useEffectEvent(() => {
    area.current?.focus({ preventScroll: true });
    if (area.current) putCaret(area.current, caret);
  });
  const leave = useEffectEvent((field: HTMLTextAreaElement) => end(field, true));
  useLayoutEffect(() => {
    const field = area.current;
    open();
    return () => {
      // Nobody leaves a field that is taken away with its page.
      if (field) queueMicrotask(() => field.isConnected || leave(field));
    };
  }, []);

  function end(field: HTMLTextAreaElement, save: boolean): void {
    if (ended.current) return;
    ended.current = true;
    const row = field.closest<HTMLElement>('[data-task-id]');
    const byKeyboard = document.activeElement === field;
    onEnd((save && cleanTitle(field.value)) || null);
    if (byKeyboard) row?.focus({ preventScroll: true });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (isComposing(event)) return;
    const saves = isEnter(event) && !event.shiftKey;
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
      ref={area}
      onKeyDown={handleKeyDown}
      onBlur={(event) => end(event.currentTarget, true)}
    />
  );
}
