import { useState } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import {
  DUE_SHORTCUTS,
  dueFromShortcut,
  reminderAfterMove,
  timeFromMinutes,
  type DueShortcut,
} from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { Button } from '@plainday/ui-components';
import { DateField, FormField, TimeField } from '@plainday/ui-patterns';
import { inputsOf, withDate, withTime } from './due-input.logic';
import type { TaskFieldProps } from './task-fields';
import { Hint, Picks, Together } from './fields-style';

const now = () => new Date(systemClock.now());

/** Due date: a day and a time, and the shortcuts of spec §2. The reminder goes along (decisions 21). */
export function DueField({ fields, errors, onChange }: TaskFieldProps) {
  const [note, setNote] = useState('');
  const { dueTimeMinutes, dayStartMinutes } = usePreferences(useShell().user.id);
  const preferred = timeFromMinutes(dueTimeMinutes);
  const { due_date: due, reminder_time: reminder } = fields;
  const shown = inputsOf(due);

  function change(next: string | null): void {
    const gone = next === null && reminder !== null;
    setNote(gone ? 'The reminder was removed with the due date.' : '');
    onChange({ due_date: next, reminder_time: reminderAfterMove(reminder, due, next) });
  }

  function changeTo(next: string | null): void {
    if (next !== null) change(next);
  }

  function shortcut(id: DueShortcut): string {
    const existing = due === null ? null : new Date(due);
    return dueFromShortcut(id, now(), existing, preferred, dayStartMinutes).toISOString();
  }

  function changeDay(day: string): void {
    if (day === '') change(null);
    else changeTo(withDate(due, day, preferred, now()));
  }

  return (
    <div>
      <Together $least={145}>
        <FormField label="Due date" error={errors.due_date}>
          {(control) => (
            <DateField {...control} value={shown.date} pick="Pick a day" onChange={changeDay} />
          )}
        </FormField>
        <FormField label="Due time">
          {(control) => (
            <TimeField
              {...control}
              value={shown.time}
              onChange={(time) => changeTo(withTime(due, time, now()))}
            />
          )}
        </FormField>
      </Together>
      <Picks aria-label="Due date shortcuts">
        {DUE_SHORTCUTS.map(({ id, label }) => (
          <Button key={id} size="s" onClick={() => change(shortcut(id))}>
            {label}
          </Button>
        ))}
        <Button
          size="s"
          variant="ghost"
          aria-label="Clear due date"
          disabled={due === null}
          onClick={() => change(null)}
        >
          Clear
        </Button>
      </Picks>
      {note && <Hint role="status">{note}</Hint>}
    </div>
  );
}
