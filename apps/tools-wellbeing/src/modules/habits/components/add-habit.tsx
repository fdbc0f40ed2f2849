import { useState } from 'react';
import type { FormEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { PALETTE } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { Button, TextField } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { HabitFields } from '../hooks/use-habit-writes';
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
    > [data-colors] {
      order: 1;
      flex-basis: 100%;
    }
  }
`;

export interface AddHabitProps {
  readonly onAdd: (fields: HabitFields) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Name, colour, Add. The colours show once somebody is here. */
export function AddHabit({ onAdd, ref }: AddHabitProps) {
  const [title, setTitle] = useState('');
  const [color, setColor] = useState<string>(PALETTE[0]);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBlank(title)) return;
    onAdd({ title, color });
    setTitle('');
    setColor(PALETTE[0]);
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <Bar onSubmit={handleSubmit} aria-label="New habit" data-filled={title || undefined}>
      <TextField
        ref={ref}
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
