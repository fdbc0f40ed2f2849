import { usePreferences } from '@plainday/data-preferences';
import { addDays, clockText } from '@plainday/domain-calendar';
import {
  dayWithoutTime,
  DEFAULT_REMINDER_MINUTES,
  formatLead,
  dayLead,
  fromLocalInput,
  REMINDER_AFTER_DUE,
  REMINDER_PICKS_MINUTES,
  reminderBefore,
  reminderLeadMinutes,
} from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { Button, Checkbox } from '@plainday/ui-components';
import { DateField, FormField, TimeField } from '@plainday/ui-patterns';
import { dueInputs, inputsOf } from '../when/due-input.logic';
import type { TaskFieldProps } from './task-fields';
import { Check, Hint, Picks, Together } from './fields-style';

/** Days before a day without a time that can be chosen at once. */
const DAY_PICKS = [0, 1, 2, 7];

/**
 * When to be reminded; never after the due date (spec §5). Of a day without a time at a time of that day or of one before
 * it (decisions 89).
 */
export function ReminderField({ fields, errors, onChange }: TaskFieldProps) {
  const { due_date: due, reminder_time: reminder } = fields;
  const lead = reminderLeadMinutes(reminder, due);
  const shown = inputsOf(reminder);
  const { dayReminderMinutes } = usePreferences(useShell().user.id);
  const day = dayWithoutTime(fields);
  const isPast = reminder !== null && Date.parse(reminder) <= systemClock.now();

  function change(date: string, time: string): void {
    const next = fromLocalInput(`${date}T${time}`);
    if (next !== null) onChange({ reminder_time: next });
  }

  const dayBefore = (days: number, time: string) =>
    fromLocalInput(`${addDays(day ?? '', -days)}T${time}`);
  const usual = (at: string) =>
    day === null
      ? reminderBefore(at, DEFAULT_REMINDER_MINUTES)
      : dayBefore(0, clockText(dayReminderMinutes));
  const picksFor = (at: string) =>
    day === null
      ? REMINDER_PICKS_MINUTES.map((minutes) => ({
          label: formatLead(minutes),
          isChosen: lead === minutes,
          reminder_time: reminderBefore(at, minutes),
        }))
      : DAY_PICKS.map((days) => ({
          label: dayLead(days),
          isChosen: shown.date === addDays(day, -days),
          reminder_time: dayBefore(days, shown.time),
        }));

  return (
    <div data-part="Reminder">
      <Check>
        <Checkbox
          shape="square"
          disabled={due === null}
          checked={reminder !== null}
          onChange={() =>
            onChange({ reminder_time: reminder === null && due !== null ? usual(due) : null })
          }
        />
        {due === null ? 'Reminder (requires date)' : 'Reminder'}
      </Check>
      {reminder !== null && due !== null && (
        <>
          <Together $least={145}>
            <FormField label="Remind me on" error={errors.reminder_time}>
              {(control) => (
                <DateField
                  {...control}
                  value={shown.date}
                  max={dueInputs(fields).date}
                  beyond={REMINDER_AFTER_DUE}
                  pick="Pick the day of the reminder"
                  onChange={(date) => change(date, shown.time)}
                />
              )}
            </FormField>
            <FormField label="Remind me at">
              {(control) => (
                <TimeField
                  {...control}
                  value={shown.time}
                  onChange={(time) => change(shown.date, time)}
                />
              )}
            </FormField>
          </Together>
          <Picks aria-label="Reminder shortcuts">
            {picksFor(due).map(({ label, isChosen, reminder_time }) => (
              <Button
                key={label}
                size="s"
                aria-pressed={isChosen}
                onClick={() => onChange({ reminder_time })}
              >
                {label}
              </Button>
            ))}
          </Picks>
          {isPast && (
            <Hint role="status">
              This time is over already: the reminder is only listed under the bell.
            </Hint>
          )}
        </>
      )}
    </div>
  );
}
