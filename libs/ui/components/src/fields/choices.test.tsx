import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Meter } from '../marks/meter';
import { Shape, SHAPES } from '../marks/shape';
import { ColorPicker } from './color-picker';
import { PasswordField } from './password-field';
import { Scale } from './scale';
import { TagInput } from './tag-input';
import { ToggleChip } from './toggle-chip';

const MOODS = ['Very low', 'Low', 'Okay', 'Good', 'Great'].map((label) => ({ label }));

it('rates with arrows and digits, and says the place of a step', async () => {
  function Mood() {
    const [mood, setMood] = useState<number | null>(null);
    return <Scale label="Mood" steps={MOODS} value={mood} onChange={setMood} />;
  }
  render(<Mood />);
  expect(screen.getByRole('group', { name: 'Mood' })).toBeInTheDocument();
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('4');
  expect(screen.getByRole('radio', { name: '4 of 5, Good' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '4 of 5, Good' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '5 of 5, Great' })).toBeChecked();
  await userEvent.keyboard('7');
  expect(screen.getByRole('radio', { name: '5 of 5, Great' })).toBeChecked();
});

it('shows by a check, not by colour alone, that a chip is on', () => {
  const { container, rerender } = render(
    <ToggleChip checked={false} readOnly>
      Habits
    </ToggleChip>,
  );
  expect(container.querySelector('svg')).toBeNull();
  rerender(
    <ToggleChip checked readOnly>
      Habits
    </ToggleChip>,
  );
  expect(screen.getByRole('checkbox', { name: 'Habits' })).toBeChecked();
  expect(container.querySelector('svg')).not.toBeNull();
});

it('names colours with their shapes', async () => {
  const onChange = jest.fn();
  const swatches = [
    { color: '#3b82f6', name: 'Blue', shape: 'circle' },
    { color: '#ef4444', name: 'Red', shape: 'diamond' },
  ] as const;
  render(<ColorPicker swatches={swatches} value="#3B82F6" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Blue, circle' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Red, diamond' }));
  expect(onChange).toHaveBeenCalledWith('#ef4444');
});

it('has ten shapes that differ', () => {
  const { container } = render(SHAPES.map((shape) => <Shape key={shape} shape={shape} />));
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(paths).size).toBe(10);
});

it('shows a password while asked to, and submits nothing by it', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField aria-label="Password" autoComplete="new-password" />
    </form>,
  );
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('adds and removes tags by key and by cross, says so, and keeps the focus', async () => {
  function Tags() {
    const [tags, setTags] = useState<readonly string[]>(['css']);
    return <TagInput label="Tags" value={tags} onChange={setTags} />;
  }
  render(<Tags />);
  const field = screen.getByLabelText('Tags');
  await userEvent.type(field, 'React,CSS{Enter}');
  expect(screen.getByText('CSS is already there')).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((cross) => cross.getAttribute('aria-label'))).toEqual([
    'Remove css',
    'Remove React',
  ]);
  await userEvent.keyboard('{Backspace}');
  expect(screen.getByText('React removed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove css' }));
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('measures against a limit, also beyond it', () => {
  const parts = [
    { key: 'a', value: 300, kind: 'filled' },
    { key: 'b', value: 100, kind: 'outlined' },
  ] as const;
  render(<Meter label="Planned" text="6 h 40 of 6 h" parts={parts} max={360} />);
  const meter = screen.getByRole('meter', { name: 'Planned' });
  expect(meter).toHaveAttribute('aria-valuenow', '360');
  expect(meter).toHaveAttribute('aria-valuetext', '6 h 40 of 6 h');
});
