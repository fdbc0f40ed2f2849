import {
  fromLocalInput,
  REPEAT_INTERVAL_MAX,
  REPEAT_PATTERNS,
  toLocalInput,
  type RepeatPattern,
} from '@plainday/domain-tasks';
import { Checkbox, NativeSelect, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import type { SettingsGroupProps } from './settings-style';

const LABELS: Record<RepeatPattern, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
};

/** Whether and how a task comes back; weekly, interval 1 unless said otherwise (spec §9). */
export function SettingsRepeat({ draft, errors, onChange }: SettingsGroupProps) {
  const { repeat_pattern: pattern } = draft;
  return (
    <div>
      <label className="check">
        <Checkbox
          shape="square"
          checked={pattern !== null}
          onChange={() =>
            onChange(
              pattern === null
                ? { repeat_pattern: 'weekly', repeat_interval: draft.repeat_interval ?? 1 }
                : { repeat_pattern: null },
            )
          }
        />
        Repeat
      </label>
      {pattern !== null && (
        <div className="pair">
          <FormField label="Pattern">
            {(control) => (
              <NativeSelect
                {...control}
                value={pattern}
                onChange={(event) =>
                  onChange({ repeat_pattern: event.currentTarget.value as RepeatPattern })
                }
              >
                {REPEAT_PATTERNS.map((value) => (
                  <option key={value} value={value}>
                    {LABELS[value]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          <FormField label="Interval" error={errors.repeat_interval}>
            {(control) => (
              <TextField
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                max={REPEAT_INTERVAL_MAX}
                step={1}
                value={draft.repeat_interval ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ repeat_interval: value === '' ? null : Number(value) })
                }
              />
            )}
          </FormField>
          <FormField label="Until (optional)" error={errors.repeat_until}>
            {(control) => (
              <TextField
                {...control}
                type="date"
                value={toLocalInput(draft.repeat_until).slice(0, 10)}
                onChange={(event) =>
                  onChange({ repeat_until: fromLocalInput(event.currentTarget.value) })
                }
              />
            )}
          </FormField>
        </div>
      )}
    </div>
  );
}
