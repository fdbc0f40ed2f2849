import {
  DEFAULT_REMINDER_MINUTES,
  formatLead,
  fromLocalInput,
  REMINDER_PICKS_MINUTES,
  reminderBefore,
  reminderLeadMinutes,
  toLocalInput,
} from '@plainday/domain-tasks';
import { Button, Checkbox, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import type { TaskFieldProps } from './task-fields';

/** When to be reminded; never after the due date (spec §5). */
export function ReminderField({ fields, errors, onChange }: TaskFieldProps) {
  const { due_date: due, reminder_time: reminder } = fields;
  const lead = reminderLeadMinutes(reminder, due);

  return (
    <div>
      <label className="check">
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
      </label>
      {reminder !== null && due !== null && (
        <>
          <FormField label="Remind me at" error={errors.reminder_time}>
            {(control) => (
              <TextField
                {...control}
                type="datetime-local"
                max={toLocalInput(due)}
                value={toLocalInput(reminder)}
                onChange={(event) =>
                  onChange({ reminder_time: fromLocalInput(event.currentTarget.value) })
                }
              />
            )}
          </FormField>
          <div className="picks">
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
          </div>
        </>
      )}
    </div>
  );
}
