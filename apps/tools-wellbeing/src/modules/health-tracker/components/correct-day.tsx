import { useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import type { DayKey } from '@plainday/domain-calendar';
import { clamp } from '@plainday/shared-utils';
import { Button, TextField } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { FormField } from '@plainday/ui-patterns';
import type { HealthDay, Measure } from '../model/health.schema';
import { dayName } from '../model/texts.logic';

const MOST = { water: 99, exercise: 1440 } as const;

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  width: 220px;
  h3 {
    font: 600 var(--type-body);
  }
`;

export interface CorrectDayProps {
  readonly anchor: HTMLElement;
  readonly day: HealthDay;
  readonly onSave: (day: DayKey, measure: Measure, amount: number) => void;
  readonly onClose: () => void;
}

/** The numbers of one day, to be set right. */
export function CorrectDay({ anchor, day, onSave, onClose }: CorrectDayProps) {
  const [values, setValues] = useState({
    water: String(day.water),
    exercise: String(day.exercise),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    for (const measure of ['water', 'exercise'] as const) {
      const amount = Math.round(Number(values[measure]));
      if (Number.isFinite(amount)) onSave(day.id, measure, clamp(amount, 0, MOST[measure]));
    }
    onClose();
  }

  const field = (measure: Measure, label: string) => (
    <FormField label={label}>
      {(control) => (
        <TextField
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST[measure]}
          value={values[measure]}
          onChange={(event) => setValues({ ...values, [measure]: event.target.value })}
        />
      )}
    </FormField>
  );

  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      anchor={anchor}
      label={dayName(day.id)}
    >
      <Form onSubmit={handleSubmit}>
        <h3>{dayName(day.id)}</h3>
        {field('water', 'Water (glasses)')}
        {field('exercise', 'Exercise (minutes)')}
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Form>
    </Popover>
  );
}
