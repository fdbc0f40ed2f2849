import { useState } from 'react';
import {
  DUE_SHORTCUTS,
  dueFromShortcut,
  fromLocalInput,
  reminderAfterMove,
  toLocalInput,
} from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { Button, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import type { SettingsGroupProps } from './settings-style';

/** Due date: a date and time, and the shortcuts of spec §2. The reminder goes along (decisions 21). */
export function SettingsDue({ draft, errors, onChange }: SettingsGroupProps) {
  const [note, setNote] = useState('');
  const due = draft.due_date;

  function change(next: string | null): void {
    setNote(
      next === null && draft.reminder_time !== null
        ? 'The reminder was removed with the due date.'
        : '',
    );
    onChange({
      due_date: next,
      reminder_time: reminderAfterMove(draft.reminder_time, due, next),
    });
  }

  return (
    <div>
      <FormField label="Due date" error={errors.due_date}>
        {(control) => (
          <TextField
            {...control}
            type="datetime-local"
            min="1970-01-01T00:00"
            max="2199-12-31T23:59"
            value={toLocalInput(due)}
            onChange={(event) => change(fromLocalInput(event.currentTarget.value))}
          />
        )}
      </FormField>
      <div className="picks">
        {DUE_SHORTCUTS.map(({ id, label }) => (
          <Button
            key={id}
            size="s"
            onClick={() =>
              change(
                dueFromShortcut(
                  id,
                  new Date(systemClock.now()),
                  due === null ? null : new Date(due),
                ).toISOString(),
              )
            }
          >
            {label}
          </Button>
        ))}
        <Button size="s" variant="ghost" disabled={due === null} onClick={() => change(null)}>
          Clear
        </Button>
      </div>
      {note && (
        <p className="note" role="status">
          {note}
        </p>
      )}
    </div>
  );
}
