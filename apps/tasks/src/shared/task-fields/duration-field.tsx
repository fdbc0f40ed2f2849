import {
  DEFAULT_DURATION_MINUTES,
  DURATION_MAX_MINUTES,
  DURATION_PICKS_MINUTES,
  formatDuration,
} from '@plainday/domain-tasks';
import { Button, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import type { TaskFieldProps } from './task-fields';
import { Picks } from './fields-style';

/** Minutes a task takes, with the quick picks of spec §9. */
export function DurationField({ fields, errors, onChange }: TaskFieldProps) {
  return (
    <div data-part="Duration" data-empty={fields.duration === null || undefined}>
      <FormField label="Duration (minutes)" error={errors.duration}>
        {(control) => (
          <TextField
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={DURATION_MAX_MINUTES}
            step={1}
            placeholder={String(DEFAULT_DURATION_MINUTES)}
            value={fields.duration ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ duration: value === '' ? null : Number(value) })
            }
          />
        )}
      </FormField>
      <Picks aria-label="Duration shortcuts">
        {DURATION_PICKS_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="s"
            aria-pressed={fields.duration === minutes}
            onClick={() => onChange({ duration: minutes })}
          >
            {formatDuration(minutes)}
          </Button>
        ))}
      </Picks>
    </div>
  );
}
