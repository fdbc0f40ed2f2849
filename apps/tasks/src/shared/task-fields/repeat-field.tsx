import {
  fromLocalInput,
  LAST_DAY_BEFORE_DUE,
  NO_REPEAT,
  REPEAT_INTERVAL_MAX,
  REPEAT_PATTERNS,
  type RepeatPattern,
} from '@plainday/domain-tasks';
import { Button, Checkbox, NativeSelect, TextField } from '@plainday/ui-components';
import { DateField, FormField } from '@plainday/ui-patterns';
import { Repeat } from 'lucide';
import { useState } from 'react';
import { RepeatPopover } from '../when/repeat/lazy-repeat';
import { dueInputs, inputsOf } from '../when/due-input.logic';
import { RepeatPreview } from './repeat-preview';
import type { TaskFieldProps } from './task-fields';
import { Check, Ends, Hint, Together } from './fields-style';

const LABELS: Record<RepeatPattern, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
};

/** Whether and how a task comes back; weekly, interval 1 unless said otherwise (spec §9). */
export function RepeatField({ fields, errors, onChange }: TaskFieldProps) {
  const { repeat_pattern: pattern, repeat_until: last } = fields;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);

  function changeLast(day: string): void {
    const next = fromLocalInput(day);
    if (next !== null || day === '') onChange({ repeat_until: next });
  }

  return (
    <div data-part="Repeat">
      <Ends>
        <Check>
          <Checkbox
            shape="square"
            checked={pattern !== null}
            onChange={() =>
              onChange(
                pattern === null
                  ? { repeat_pattern: 'weekly', repeat_interval: fields.repeat_interval ?? 1 }
                  : NO_REPEAT,
              )
            }
          />
          Repeat
        </Check>
        <Button
          ref={setAnchor}
          size="s"
          variant="ghost"
          icon={Repeat}
          aria-label="Choose how it repeats"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Choose how…
        </Button>
      </Ends>
      {isOpen && (
        <RepeatPopover
          fields={fields}
          anchor={anchor}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
      {pattern !== null && (
        <Together $least={130}>
          <FormField label="Pattern">
            {(control) => (
              <NativeSelect
                {...control}
                value={pattern}
                onChange={(event) =>
                  onChange({
                    repeat_pattern: event.currentTarget.value as RepeatPattern,
                    repeat_rule: null,
                  })
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
                value={fields.repeat_interval ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  onChange({
                    repeat_interval: value === '' ? null : Number(value),
                    repeat_rule: null,
                  })
                }
              />
            )}
          </FormField>
          <FormField label="Until (optional)" error={errors.repeat_until}>
            {(control) => (
              <DateField
                {...control}
                value={inputsOf(last).date}
                min={dueInputs(fields).date}
                pick="Pick the last day"
                beyond={LAST_DAY_BEFORE_DUE}
                onChange={changeLast}
              />
            )}
          </FormField>
        </Together>
      )}
      {pattern !== null && <RepeatPreview fields={fields} />}
      {pattern !== null && fields.due_date === null && (
        <Hint>Without a due date the first one is today.</Hint>
      )}
    </div>
  );
}
