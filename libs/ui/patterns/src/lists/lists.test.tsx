import { useRef, useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InlineEdit, useEditing } from './inline-edit';
import { ListRow } from './list-row';
import { RowList } from './row-list';

const BIN = [['path', { d: 'M3 6h18' }]] as const;

function Notes({ isGrid = false }: { readonly isGrid?: boolean }) {
  const [notes, setNotes] = useState(['Milk', 'Bread', 'Salt']);
  const { editingId, start, stop } = useEditing();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <h1 tabIndex={-1}>Notes</h1>
      <input ref={field} aria-label="New note" />
      <RowList label="Notes" isGrid={isGrid} fallback={field}>
        {notes.map((note) => (
          <ListRow
            key={note}
            id={note}
            name={note}
            meta="today"
            actions={[
              { label: 'Edit', icon: BIN, run: () => start(note) },
              {
                label: 'Delete',
                icon: BIN,
                run: () => setNotes((all) => all.filter((other) => other !== note)),
              },
            ]}
            editor={
              editingId === note && (
                <InlineEdit label="Edit note" value={note} onSave={stop} onCancel={stop} />
              )
            }
          />
        ))}
      </RowList>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('names every action with its row', () => {
  render(<Notes />);
  expect(button('Delete: Bread')).toHaveAttribute('data-tip', 'Delete');
});

it('moves the focus to the same control of the next row, then of the row before, then to the field', async () => {
  render(<Notes />);
  button('Delete: Bread').focus();
  await userEvent.keyboard('{Enter}');
  expect(button('Delete: Salt')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Delete: Milk')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('New note')).toHaveFocus();
});

it('leaves a focus alone that went elsewhere by itself', async () => {
  render(<Notes />);
  button('Delete: Salt').focus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.tab();
  await userEvent.click(button('Delete: Milk'));
  expect(document.body).not.toHaveFocus();
  expect(button('Delete: Bread')).toHaveFocus();
});

it.each(['{Escape}', '{Enter}'])(
  'gives the focus back to what opened the editor: %s',
  async (key) => {
    render(<Notes />);
    await userEvent.click(button('Edit: Bread'));
    expect(screen.getByLabelText('Edit note')).toHaveFocus();
    await userEvent.keyboard(key);
    expect(button('Edit: Bread')).toHaveFocus();
  },
);

it('is a grid where its rows take the focus, each of which says text and facts once', () => {
  render(<Notes isGrid />);
  const rows = within(screen.getByRole('grid', { name: 'Notes' })).getAllByRole('row');
  expect(rows.map((row) => within(row).getAllByRole('gridcell').length)).toEqual([1, 1, 1]);
  expect(rows[0]).toHaveAccessibleName('Milk today');
  rows[1]?.focus();
  expect(rows[1]).toHaveFocus();
});

it('saves several lines with Ctrl+Enter and refuses blank ones', async () => {
  const onSave = jest.fn();
  render(<InlineEdit multiline label="Edit" value="a" onSave={onSave} onCancel={onSave} />);
  await userEvent.clear(screen.getByLabelText('Edit'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('b{Enter}c{Control>}{Enter}{/Control}');
  expect(onSave).toHaveBeenCalledWith('b\nc', 'a');
});
