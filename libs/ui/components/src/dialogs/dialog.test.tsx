import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog, Dialog } from './dialog';
import { Button } from '../buttons/button';
import { TextField } from '../fields/text-field';

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

function Form({ removeOpener = false }: { readonly removeOpener?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>All Tasks</h1>
      {!(open && removeOpener) && <Button onClick={() => setOpen(true)}>Open</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="Task Settings" description="Pay rent">
        <TextField aria-label="Notes" />
      </Dialog>
    </>
  );
}

it('names and describes itself, and starts in the first field', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Task Settings' });
  expect(dialog).toHaveAccessibleDescription('Pay rent');
  expect(screen.getByLabelText('Notes')).toHaveFocus();
});

it('gives focus back to what opened it', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('gives focus to the heading when what opened it is gone', async () => {
  render(<Form removeOpener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it.each([
  ['a finger far down', 'touch', 90, 1],
  ['a finger that rests', 'touch', 20, 0],
  ['a mouse', 'mouse', 90, 0],
])(
  'at the bottom of a phone it is pulled away by a finger alone: %s',
  (_, pointerType, to, closed) => {
    const onOpenChange = jest.fn();
    render(<Dialog open low title="Install" onOpenChange={onOpenChange} />);
    const title = screen.getByRole('heading', { name: 'Install' });
    const finger = (type: string, clientY: number) =>
      fireEvent(
        title,
        Object.assign(new Event(type, { bubbles: true }), {
          clientY,
          pointerType,
          isPrimary: true,
        }),
      );
    finger('pointerdown', 10);
    finger('pointerup', to);
    expect(onOpenChange.mock.calls).toHaveLength(closed);
  },
);

it('keeps focus inside', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  for (let step = 0; step < 4; step += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

it('asks a question with the harmless answer first', async () => {
  const onConfirm = jest.fn();
  const onOpenChange = jest.fn();
  render(
    <AlertDialog
      open
      onOpenChange={onOpenChange}
      title="Delete project"
      description="All tasks in this project will also be deleted."
      confirmLabel="Delete"
      tone="destructive"
      onConfirm={onConfirm}
    />,
  );
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/also be deleted/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
