import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayPopover } from './day-popover';

class NoResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
beforeEach(() => {
  globalThis.ResizeObserver = NoResizeObserver;
});

function Example({ value, min }: { readonly value: string; readonly min?: string }) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);
  const [picked, setPicked] = useState(value);
  return (
    <>
      <button ref={setAnchor}>{picked}</button>
      {open && anchor && (
        <DayPopover
          anchor={anchor}
          label="Calendar"
          value={picked}
          min={min}
          nowMs={new Date(2026, 10, 21, 12).getTime()}
          onPick={setPicked}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const calendar = () => screen.findByRole('dialog', { name: 'Calendar' });

test('[QA4] the keyboard starts on the chosen day and picks another; weeks start on Monday', async () => {
  render(<Example value="2026-11-30" />);
  const dialog = await calendar();
  const heads = within(dialog).getAllByRole('columnheader', { hidden: true });
  expect(heads[0]).toHaveTextContent(/^Mo/);
  expect(document.activeElement).toHaveAccessibleName(/November 30, 2026/);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  expect(screen.getByText('2026-12-08')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[QA4] days before the first one are out of reach', async () => {
  render(<Example value="" min="2026-11-25" />);
  const dialog = await calendar();
  expect(within(dialog).getByRole('button', { name: /November 24/ })).toBeDisabled();
  await userEvent.click(within(dialog).getByRole('button', { name: /November 25/ }));
  expect(screen.getByText('2026-11-25')).toBeInTheDocument();
});
