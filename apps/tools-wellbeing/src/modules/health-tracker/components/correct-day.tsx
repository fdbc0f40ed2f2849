import { styled } from 'styled-components';
import type { DayKey } from '@plainday/domain-calendar';
import { Button, TextField } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { FormField, useForm } from '@plainday/ui-patterns';
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

const wrong = (text: string, most: number) => {
  const amount = Number(text);
  const isRight = text !== '' && Number.isInteger(amount) && amount >= 0 && amount <= most;
  return isRight ? undefined : `A whole number from 0 to ${most}`;
};

/** The numbers of one day, to be set right. */
export function CorrectDay({ anchor, day, onSave, onClose }: CorrectDayProps) {
  const form = useForm({
    draft: `health-day.${day.id}`,
    initial: { water: String(day.water), exercise: String(day.exercise) },
    validate({ water, exercise }) {
      const found = { water: wrong(water, MOST.water), exercise: wrong(exercise, MOST.exercise) };
      return Object.fromEntries(Object.entries(found).filter(([, text]) => text));
    },
    onSubmit(values) {
      for (const measure of ['water', 'exercise'] as const)
        onSave(day.id, measure, Number(values[measure]));
      onClose();
    },
  });

  const field = (measure: Measure, label: string) => (
    <FormField label={label} error={form.errors[measure]}>
      {(control) => (
        <TextField
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST[measure]}
          value={form.values[measure]}
          onChange={(event) => form.set(measure, event.target.value)}
        />
      )}
    </FormField>
  );

  return (
    <Popover
      open
      onOpenChange={(open) => {
        if (open) return;
        form.finish();
        onClose();
      }}
      anchor={anchor}
      label={dayName(day.id)}
    >
      <Form
        id={form.id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
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
