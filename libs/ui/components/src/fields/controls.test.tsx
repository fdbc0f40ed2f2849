import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../buttons/button';
import { Checkbox } from './checkbox';
import { Chip } from '../marks/chip';
import { Icon } from '../marks/icon';
import { Progress } from '../marks/progress';
import { SegmentedControl } from './segmented-control';

const DOT = [['circle', { cx: 12, cy: 12, r: 1 }]] as const;

it('submits nothing by accident', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('draws icons as decoration unless they are named', () => {
  const { container } = render(<Icon icon={DOT} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  render(<Icon icon={DOT} title="Overdue" />);
  expect(screen.getByRole('img', { name: 'Overdue' })).toBeInTheDocument();
});

it('ticks with mouse and keyboard', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Pay rent" priority="high" onChange={onChange} />);
  const box = screen.getByRole('checkbox', { name: 'Pay rent' });
  await userEvent.click(box);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('chooses one of a few with the arrow keys', async () => {
  function Modes() {
    const [mode, setMode] = useState<'25' | '50'>('25');
    return (
      <SegmentedControl
        label="Mode"
        value={mode}
        onChange={setMode}
        options={[
          { value: '25', label: '25:5 Mode' },
          { value: '50', label: '50:10 Mode' },
        ]}
      />
    );
  }
  render(<Modes />);
  expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '25:5 Mode' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '50:10 Mode' })).toBeChecked();
});

it('takes a chip away by its named cross', async () => {
  const onRemove = jest.fn();
  render(
    <Chip onRemove={onRemove} removeLabel="Remove due date">
      Nov 22
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove due date' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

it.each([
  [6, 8, '6'],
  [12, 8, '8'],
  [-1, 8, '0'],
])('says how far %s of %s has come, within its bounds', (value, max, now) => {
  render(<Progress label="Pomodoros today" value={value} max={max} steps={8} />);
  expect(screen.getByRole('progressbar', { name: 'Pomodoros today' })).toHaveAttribute(
    'aria-valuenow',
    now,
  );
});
