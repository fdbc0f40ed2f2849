import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { isBlank } from '@plainday/shared-utils';
import { Button, TextField } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { HabitFields } from '../hooks/use-habit-writes';
import { useHabitDraft } from '../hooks/use-habit-draft';
import { HabitColorPicker } from './habit-color-picker';

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-bottom: var(--space-4);
  padding: 7px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  > input {
    flex: 1 1 200px;
    width: auto;
    border-color: transparent;
    background: none;
  }
  > [data-colors] {
    display: none;
  }
  &:focus-within > [data-colors],
  &[data-filled] > [data-colors] {
    display: block;
  }
  ${phone} {
    display: none;
  }
`;

export interface AddHabitProps {
  /** Of the habits that are there. */
  readonly colors: readonly string[];
  readonly onAdd: (fields: HabitFields) => void;
}

/** Name, colour, Add. The colours show once somebody is here; half a name survives leaving. A phone has a sheet. */
export function AddHabit({ colors, onAdd }: AddHabitProps) {
  const { title, color, setTitle, setColor, clear } = useHabitDraft(colors);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBlank(title)) return;
    onAdd({ title, color });
    clear();
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <Bar onSubmit={handleSubmit} aria-label="New habit" data-filled={title || undefined}>
      <TextField
        aria-label="Habit name"
        placeholder="Add a habit..."
        dir="auto"
        maxLength={200}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div data-colors="">
        <HabitColorPicker labelHidden value={color} onChange={setColor} />
      </div>
      <Button type="submit" variant="primary" disabled={isBlank(title)}>
        Add
      </Button>
    </Bar>
  );
}
