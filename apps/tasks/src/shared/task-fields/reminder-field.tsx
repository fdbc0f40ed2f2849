import {
  DEFAULT_REMINDER_MINUTES,
  formatLead,
  fromLocalInput,
  REMINDER_AFTER_DUE,
  REMINDER_PICKS_MINUTES,
  reminderBefore,
  reminderLeadMinutes,
} from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { Button, Checkbox } from '@plainday/ui-components';
import { DateField, FormField, TimeField } from '@plainday/ui-patterns';
import { inputsOf } from './due-input.logic';
import type { TaskFieldProps } from './task-fields';
import { Check, Hint, Picks, Together } from './fields-style';

/** When to be reminded; never after the due date (spec §5). */
export function ReminderField({ fields, errors, onChange }: TaskFieldProps) {
  const { due_date: due, reminder_time: reminder } = fields;
  const lead = reminderLeadMinutes(reminder, due);
  const shown = inputsOf(reminder);
  const isPast = reminder !== null && Date.parse(reminder) <= systemClock.now();

  function change(date: string, time: string): void {
    const next = fromLocalInput(`${date}T${time}`);
    if (next !== null) onChange({ reminder_time: next });
  }

  return (
    <div>
      <Check>
        <Checkbox
          shape="square"
          disabled={due === null}
          checked={reminder !== null}
          onChange={() =>
            onChange({
              reminder_time:
                reminder === null && due !== null
                  ? reminderBefore(due, DEFAULT_REMINDER_MINUTES)
                  : null,
            })
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
                  max={inputsOf(due).date}
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
            {REMINDER_PICKS_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                size="s"
                aria-pressed={lead === minutes}
                onClick={() => onChange({ reminder_time: reminderBefore(due, minutes) })}
              >
                {formatLead(minutes)}
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
