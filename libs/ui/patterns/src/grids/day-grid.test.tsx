import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusRegion } from '@plainday/ui-components';
import { DayGrid } from './day-grid';

const COLUMNS = ['Mo', 'Tu', 'We'].map((label) => ({ key: label, label, name: `${label}.` }));

function Month({ onAct = jest.fn() }: { readonly onAct?: (cell: string, row: string) => void }) {
  const [page, setPage] = useState(0);
  const [active, setActive] = useState('4');
  const first = page * 6 + 1;
  const cell = (day: number) => ({
    key: String(day),
    name: `Day ${day}`,
    content: day,
    today: day === 4,
    checked: day === 5 ? true : undefined,
    disabled: day === 6,
  });
  return (
    <DayGrid
      label={`Page ${page}`}
      columns={COLUMNS}
      rows={[0, 3].map((from) => ({
        key: `w${from}`,
        cells: [0, 1, 2].map((offset) => cell(first + from + offset)),
      }))}
      active={active}
      onActive={setActive}
      onAct={onAct}
      onTurn={(pages, by) => {
        setPage(page + pages);
        setActive(String(Number(active) + (by ?? pages * 6)));
      }}
    />
  );
}

const cell = (name: string) => screen.getByRole('gridcell', { name });

it('is one tab stop, at the active day', async () => {
  render(<Month />);
  await userEvent.tab();
  expect(cell('Day 4, today')).toHaveFocus();
  expect(cell('Day 4, today')).toHaveAttribute('aria-current', 'date');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

it.each([
  ['{ArrowRight}', 'Day 5, done'],
  ['{ArrowUp}', 'Day 1'],
  ['{End}', 'Day 6'],
  ['{End}{Home}', 'Day 4, today'],
  ['{PageDown}', 'Day 10'],
  ['{ArrowDown}', 'Day 7'],
  ['{ArrowUp}{ArrowUp}', 'Day -2'],
])('%s leads to %s', async (keys, name) => {
  render(<Month />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(cell(name)).toHaveFocus();
});

it('acts on Enter, Space and click, but not where there is nothing to do', async () => {
  const onAct = jest.fn();
  render(<Month onAct={onAct} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowRight} {ArrowRight}{Enter}');
  await userEvent.click(cell('Day 2'));
  expect(onAct.mock.calls).toEqual([
    ['4', 'w3'],
    ['5', 'w3'],
    ['2', 'w0'],
  ]);
});

it('[A1] says what has become of a day that is ticked', async () => {
  render(
    <>
      <Month />
      <StatusRegion />
    </>,
  );
  await userEvent.click(cell('Day 5, done'));
  expect(await screen.findByText('Day 5, not done')).toBeInTheDocument();
});
