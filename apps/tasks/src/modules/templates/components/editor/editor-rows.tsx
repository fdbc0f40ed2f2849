import { useEffect, useId, useState } from 'react';
import { newId } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { Plus } from 'lucide';
import { rowOfTask } from '../../model/draft.logic';
import type { DraftRow, RowErrors } from '../../model/draft.logic';
import { readMarkdown } from '../../model/markdown/read-markdown';
import { changeRow, insertEmptyRow, insertRows, moveRow, removeRow } from '../../model/rows.logic';
import { TASKS_MAX } from '../../model/templates.schema';
import { EditorRow } from './editor-row';
import { Heads, Rows } from './editor-style';
import { Notice } from '../apply/apply-style';

type Change = (rows: readonly DraftRow[]) => readonly DraftRow[];

interface EditorRowsProps {
  readonly rows: readonly DraftRow[];
  readonly errors: Readonly<Record<string, RowErrors>>;
  readonly onChange: (change: Change) => void;
}

/** The tasks of the form. Enter adds a row below, Backspace in an empty one takes it away. */
export function EditorRows({ rows, errors, onChange }: EditorRowsProps) {
  const id = useId();
  const [focus, setFocus] = useState<{ readonly key: string } | null>(null);
  const isFull = rows.length >= TASKS_MAX;

  useEffect(() => {
    if (focus) document.getElementById(`${id}${focus.key}`)?.focus();
  }, [id, focus]);

  function addBelow(key: string): void {
    if (isFull) return;
    const added = newId();
    onChange((current) => insertEmptyRow(current, key, added));
    setFocus({ key: added });
  }

  function remove(key: string): void {
    const index = rows.findIndex((row) => row.key === key);
    const fallback = newId();
    onChange((current) => removeRow(current, key, fallback));
    setFocus({ key: (rows[index - 1] ?? rows[index + 1])?.key ?? fallback });
  }

  function move(key: string, step: -1 | 1): void {
    onChange((current) => moveRow(current, key, step));
    setFocus({ key });
  }

  function paste(row: DraftRow, text: string): void {
    const added = readMarkdown(text).tasks.map((task) => rowOfTask(task, newId()));
    const replaces = row.title === '' && row.description === '';
    onChange((current) => {
      const next = insertRows(current, row.key, added);
      return replaces && added.length > 0 ? next.filter(({ key }) => key !== row.key) : next;
    });
    const last = added.at(-1);
    if (last) setFocus({ key: last.key });
  }

  return (
    <div>
      <Heads aria-hidden="true">
        <span>Tasks</span>
        <span>Priority</span>
        <span>Due (days)</span>
        <span>Time</span>
      </Heads>
      <Rows role="list" aria-label="Tasks">
        {rows.map((row, index) => (
          <EditorRow
            key={row.key}
            id={`${id}${row.key}`}
            row={row}
            number={index + 1}
            isLast={index === rows.length - 1}
            errors={errors[row.key] ?? {}}
            onChange={(changes) => onChange((current) => changeRow(current, row.key, changes))}
            onEnter={() => addBelow(row.key)}
            onRemove={() => remove(row.key)}
            onMove={(step) => move(row.key, step)}
            onPaste={(text) => paste(row, text)}
          />
        ))}
      </Rows>
      <Button
        variant="ghost"
        size="s"
        icon={Plus}
        disabled={isFull}
        onClick={() => addBelow(rows.at(-1)?.key ?? '')}
      >
        Add task
      </Button>
      {isFull && <p role="status">{`A template takes up to ${TASKS_MAX} tasks.`}</p>}
      <Notice>
        {
          'Enter adds a task, a pasted list adds many. What you write as {{name}} is asked when the template is used.'
        }
      </Notice>
    </div>
  );
}
