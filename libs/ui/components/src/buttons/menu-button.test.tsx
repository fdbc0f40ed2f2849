import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../dialogs/dialog';
import { MenuButton } from './menu-button';

const DOTS = [['circle', { cx: 12, cy: 12, r: 1 }]] as const;

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

function Task({ onDelete = () => undefined }: { readonly onDelete?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton
        label="More actions"
        icon={DOTS}
        items={() => [
          { label: 'Edit', onSelect: () => setOpen(true) },
          'separator',
          { label: 'Delete', danger: true, onSelect: onDelete },
          { label: 'Move', disabled: true },
        ]}
      />
      <Dialog open={open} onOpenChange={setOpen} title="Task Settings" />
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'More actions' });

it('opens a named menu and runs what is chosen with the keyboard', async () => {
  const onDelete = jest.fn();
  render(<Task onDelete={onDelete} />);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button());
  expect(await screen.findByRole('menu', { name: 'More actions' })).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1));
  expect(button()).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('is gone, has given the focus back and has acted when the event that chose is over', async () => {
  const seen: unknown[] = [];
  const onDelete = () => seen.push(screen.queryByRole('menu'), document.activeElement);
  render(<Task onDelete={onDelete} />);
  await userEvent.click(button());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(seen).toEqual([null, button()]);
});

it('closes at a second press of its button', async () => {
  render(<Task />);
  await userEvent.click(button());
  await screen.findByRole('menu');
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

it('gets focus back from a dialog that one of its actions opened', async () => {
  render(<Task />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button()).toHaveFocus());
});

it('does not run what is disabled', async () => {
  render(<Task />);
  await userEvent.click(button());
  expect(await screen.findByRole('menuitem', { name: 'Move' })).toHaveAttribute('data-disabled');
});

it('opens the lines below a line, by click and by key, and runs the one that is chosen', async () => {
  const onChoose = jest.fn();
  const items = () => [
    { label: 'Priority', items: [{ label: 'High', onSelect: onChoose }] },
    { label: 'Delete', onSelect: () => undefined },
  ];
  render(<MenuButton label="More actions" icon={DOTS} items={items} />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Priority' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'High' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(button());
  await screen.findByRole('menuitem', { name: 'Priority' });
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(await screen.findByRole('menuitem', { name: 'High' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(2));
});
