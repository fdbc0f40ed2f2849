import { useEffect, useRef, useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OWNER_KEY } from '@plainday/shared-platform';
import { InlineEdit, useEditing, type InlineEditProps } from './inline-edit';
import { LostEdit } from './lost-edit';
import { ListRow } from './list-row';
import { RowList } from './row-list';
import { useLimit } from './use-limit';

const BIN = [['path', { d: 'M3 6h18' }]] as const;

function Notes({ isGrid = false }: { readonly isGrid?: boolean }) {
  const [notes, setNotes] = useState(['Milk', 'Bread', 'Salt']);
  const editing = useEditing('notes');
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
              { label: 'Edit', icon: BIN, run: () => editing.start(note) },
              {
                label: 'Delete',
                icon: BIN,
                run: () => setNotes((all) => all.filter((other) => other !== note)),
              },
            ]}
            editor={
              editing.editingId === note && (
                <InlineEdit
                  editing={editing}
                  label="Edit note"
                  value={note}
                  onSave={editing.stop}
                  onCancel={editing.stop}
                />
              )
            }
          />
        ))}
      </RowList>
    </>
  );
}

type EditorProps = Partial<Omit<InlineEditProps, 'editing'>>;

/** The field of one row, as its list draws it. */
function Editor(props: EditorProps) {
  const editing = useEditing('list');
  const { editingId, start } = editing;
  useEffect(() => {
    if (editingId === null) start('row');
  }, [editingId, start]);
  const given = { label: 'Edit', value: 'a', onSave: jest.fn(), onCancel: jest.fn(), ...props };
  return editingId && <InlineEdit editing={editing} {...given} />;
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
  render(<Editor multiline onSave={onSave} />);
  await userEvent.clear(screen.getByLabelText('Edit'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('b{Enter}c{Control>}{Enter}{/Control}');
  expect(onSave).toHaveBeenCalledWith('b\nc', 'a');
});

describe('a text that is half edited', () => {
  beforeEach(() => {
    localStorage.clear();
    localStorage.setItem(OWNER_KEY, 'ada');
  });

  it('is there again when the page has gone meanwhile, and takes no focus by itself', async () => {
    const { unmount } = render(<Editor value="Milk" />);
    await userEvent.type(screen.getByLabelText('Edit'), ' and bread');
    unmount();
    render(<Editor value="Milk" />);
    expect(screen.getByLabelText('Edit')).toHaveValue('Milk and bread');
    expect(screen.getByLabelText('Edit')).not.toHaveFocus();
  });

  it.each(['Save', 'Cancel'])('is kept no longer after %s', async (name) => {
    const { unmount } = render(<Editor value="Milk" />);
    await userEvent.type(screen.getByLabelText('Edit'), ' and bread');
    await userEvent.click(button(name));
    unmount();
    render(<Editor value="Milk" />);
    expect(screen.getByLabelText('Edit')).toHaveValue('Milk');
  });

  it('[K6] covers what was written elsewhere only when that has been seen', async () => {
    const onSave = jest.fn();
    const { rerender } = render(<Editor value="Milk" onSave={onSave} />);
    await userEvent.type(screen.getByLabelText('Edit'), '!');
    rerender(<Editor value="Oat milk" onSave={onSave} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Oat milk');
    await userEvent.type(screen.getByLabelText('Edit'), '{Enter}');
    expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(button('Keep mine'));
    expect(onSave).toHaveBeenCalledWith('Milk!', 'Oat milk');
  });

  it('shows what was written elsewhere at once where nothing was typed', () => {
    const { rerender } = render(<Editor value="Milk" />);
    rerender(<Editor value="Oat milk" />);
    expect(screen.getByLabelText('Edit')).toHaveValue('Oat milk');
  });

  it('[K6] is offered when its row was deleted elsewhere', async () => {
    const onKeep = jest.fn();
    function List({ ids }: { readonly ids: readonly string[] }) {
      const editing = useEditing('list');
      return <LostEdit editing={editing} ids={ids} what="note" onKeep={onKeep} />;
    }
    const { unmount } = render(<Editor />);
    await userEvent.type(screen.getByLabelText('Edit'), 'bc');
    unmount();
    const { rerender } = render(<List ids={['row']} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<List ids={[]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('abc');
    await userEvent.click(button('Keep as a new note'));
    expect(onKeep).toHaveBeenCalledWith('abc');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a long list', () => {
  function Long({ step }: { readonly step?: number }) {
    const [limit, showMore] = useLimit(2, step);
    return (
      <>
        <output>{['a', 'b', 'c', 'd', 'e'].slice(0, limit).join('')}</output>
        <button onClick={showMore}>More</button>
      </>
    );
  }
  const shown = () => screen.getByRole('status').textContent;

  it('shows a step more, or all of it', async () => {
    const { rerender } = render(<Long step={2} />);
    await userEvent.click(button('More'));
    expect(shown()).toBe('abcd');
    rerender(<Long key="all" />);
    await userEvent.click(button('More'));
    expect(shown()).toBe('abcde');
  });

  it('is whole on paper', () => {
    render(<Long step={2} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe('abcde');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shown()).toBe('ab');
  });
});
