import { useState } from 'react';
import { usePreferences } from '@plainday/data-preferences';
import {
  DUE_SHORTCUTS,
  dueChanges,
  dueFromShortcut,
  hasTime,
  newDateTime,
  NO_DUE,
  type Due,
  type DueShortcut,
} from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { Button, IconButton } from '@plainday/ui-components';
import { DateField, FormField, TimeField } from '@plainday/ui-patterns';
import { CalendarClock } from 'lucide';
import { DatePopover } from '../when/lazy-date';
import { dueInputs, withDate, withTime } from '../when/due-input.logic';
import { NewDatesOffer } from './new-dates-offer';
import type { TaskFieldProps } from './task-fields';
import { Hint, Picks, Together } from './fields-style';

const now = () => new Date(systemClock.now());

/** Due date: a day, with a time or without, and the shortcuts of spec §2. The reminder goes along (decisions 21, 89). */
export function DueField({ fields, errors, onChange }: TaskFieldProps) {
  const [note, setNote] = useState('');
  const [isEmptied, setEmptied] = useState(false);
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const preferences = usePreferences(useShell().user.id);
  const { dayStartMinutes } = preferences;
  const preferred = newDateTime(preferences);
  const shown = dueInputs(fields);
  const choosing = () => ({ preferred, dayStartMinutes, now: now() });

  function change(next: Due | null): void {
    if (next === null) return;
    const gone = next.due_date === null && fields.reminder_time !== null;
    setNote(gone ? 'The reminder was removed with the due date.' : '');
    setEmptied(hasTime(fields) && next.due_day !== null);
    onChange(dueChanges(fields, next));
  }

  function shortcut(id: DueShortcut): Due {
    return dueFromShortcut(id, now(), fields, preferred, dayStartMinutes);
  }

  return (
    <div data-part="Due date">
      <Together $least={145}>
        <FormField label="Due date" error={errors.due_date}>
          {(control) => (
            <DateField
              {...control}
              value={shown.date}
              pick="Pick a day"
              onChange={(day) => change(day === '' ? NO_DUE : withDate(fields, day, choosing()))}
            />
          )}
        </FormField>
        <FormField label="Due time">
          {(control) => (
            <TimeField
              {...control}
              isOptional
              value={shown.time}
              onChange={(time) => change(withTime(fields, time, choosing()))}
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
        <IconButton
          label="Type a date"
          icon={CalendarClock}
          size={28}
          iconSize={16}
          aria-haspopup="dialog"
          aria-expanded={asked !== null}
          onClick={({ currentTarget }) => setAsked(currentTarget)}
        />
        <Button
          size="s"
          variant="ghost"
          disabled={!hasTime(fields)}
          onClick={() => change(withTime(fields, '', choosing()))}
        >
          No time
        </Button>
        <Button
          size="s"
          variant="ghost"
          aria-label="Clear due date"
          disabled={fields.due_date === null}
          onClick={() => change(NO_DUE)}
        >
          Clear
        </Button>
      </Picks>
      {asked && (
        <DatePopover
          tasks={[fields]}
          anchor={asked}
          onClose={() => setAsked(null)}
          onSave={(changesOf) => onChange(changesOf(fields))}
        />
      )}
      {isEmptied && <NewDatesOffer />}
      {note && <Hint role="status">{note}</Hint>}
    </div>
  );
}
