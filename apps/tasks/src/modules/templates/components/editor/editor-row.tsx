import { useState } from 'react';
import { isMac } from '@plainday/shared-platform';
import { isComposing, isEnter, shortcutLabel } from '@plainday/shared-utils';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { PRIORITIES, priorityLabel, TITLE_MAX } from '@plainday/domain-tasks';
import type { Priority } from '@plainday/domain-tasks';
import { MenuButton, NativeSelect, TextArea, TextField } from '@plainday/ui-components';
import type { MenuEntry } from '@plainday/ui-components';
import { TimeField } from '@plainday/ui-patterns';
import { Ellipsis } from 'lucide';
import type { DraftRow, RowErrors } from '../../model/draft.logic';
import { MenuCell, MoreCell, Problem, RowGrid, TitleCell } from './editor-style';

interface EditorRowProps {
  /** Id of the title's field. */
  readonly id: string;
  readonly row: DraftRow;
  readonly number: number;
  readonly isLast: boolean;
  readonly errors: RowErrors;
  readonly onChange: (changes: Partial<DraftRow>) => void;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
  readonly onMove: (step: -1 | 1) => void;
  /** Several lines were pasted into the title. */
  readonly onPaste: (text: string) => void;
}

/** One task of the form: title, priority, due date, and its description on demand. */
export function EditorRow({ id, row, number, isLast, errors, ...on }: EditorRowProps) {
  const [isOpen, setOpen] = useState(row.description !== '');
  const isIndented = row.subtask && number > 1;
  const problems = Object.values(errors);
  const described = problems.length > 0 ? `${id}-error` : undefined;
  const named = (field: string) => `Task ${number} ${field}`;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    if (isEnter(event)) on.onEnter();
    else if (event.key === 'Backspace' && row.title === '' && row.description === '') on.onRemove();
    else if (event.altKey && event.key === 'ArrowUp') on.onMove(-1);
    else if (event.altKey && event.key === 'ArrowDown') on.onMove(1);
    else return;
    event.preventDefault();
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(text.trim())) return;
    event.preventDefault();
    on.onPaste(text);
  }

  const entries = (): readonly MenuEntry[] => [
    { label: 'Add description', disabled: isOpen, onSelect: () => setOpen(true) },
    {
      label: row.subtask ? 'Make it a task' : 'Make it a subtask',
      disabled: number === 1,
      onSelect: () => on.onChange({ subtask: !row.subtask }),
    },
    'separator',
    {
      label: 'Move up',
      shortcut: shortcutLabel('alt+arrowup', isMac()),
      disabled: number === 1,
      onSelect: () => on.onMove(-1),
    },
    {
      label: 'Move down',
      shortcut: shortcutLabel('alt+arrowdown', isMac()),
      disabled: isLast,
      onSelect: () => on.onMove(1),
    },
    'separator',
    { label: 'Remove', danger: true, onSelect: on.onRemove },
  ];

  return (
    <RowGrid>
      <TitleCell $subtask={isIndented}>
        <TextField
          id={id}
          aria-label={named('title')}
          aria-describedby={described}
          invalid={Boolean(errors.title)}
          dir="auto"
          placeholder={row.subtask ? 'Subtask' : 'Task'}
          maxLength={TITLE_MAX}
          value={row.title}
          onChange={(event) => on.onChange({ title: event.currentTarget.value })}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
      </TitleCell>
      <NativeSelect
        aria-label={named('priority')}
        value={row.priority}
        onChange={(event) => on.onChange({ priority: event.currentTarget.value as Priority })}
      >
        {PRIORITIES.map((priority) => (
          <option key={priority} value={priority}>
            {priorityLabel(priority)}
          </option>
        ))}
      </NativeSelect>
      <TextField
        aria-label={named('due after days')}
        aria-describedby={described}
        invalid={Boolean(errors.days)}
        inputMode="numeric"
        placeholder="+ days"
        value={row.days}
        onChange={(event) => on.onChange({ days: event.currentTarget.value })}
      />
      <TimeField
        aria-label={named('due time')}
        isOptional
        value={row.time}
        onChange={(time) => on.onChange({ time })}
      />
      <MenuCell>
        <MenuButton
          icon={Ellipsis}
          label={`Actions for task ${number}`}
          align="end"
          items={entries}
        />
      </MenuCell>
      {problems.length > 0 && (
        <MoreCell $subtask={isIndented} id={`${id}-error`}>
          {problems.map((problem) => (
            <Problem key={problem}>{problem}</Problem>
          ))}
        </MoreCell>
      )}
      {isOpen && (
        <MoreCell $subtask={isIndented}>
          <TextArea
            aria-label={named('description')}
            aria-describedby={described}
            invalid={Boolean(errors.description)}
            dir="auto"
            rows={2}
            placeholder="Description"
            value={row.description}
            onChange={(event) => on.onChange({ description: event.currentTarget.value })}
          />
        </MoreCell>
      )}
    </RowGrid>
  );
}
