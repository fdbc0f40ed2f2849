import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateDevice } from '@plainday/data-device';
import type { FoundItem, ItemRef, ListedModule } from '@plainday/federation-contract';
import { createTestShell, renderInShell } from '@plainday/testing-unit';
import { Page } from './notes-page';

const stored = () => JSON.parse(localStorage.getItem('quickNotes') ?? '[]') as unknown[];
const texts = () =>
  screen
    .getAllByRole('grid', { name: /^Notes, / })
    .flatMap((list) => within(list).getAllByRole('row'))
    .map((item) => item.querySelector('p')?.textContent);

async function addNote(content: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), content);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
}

afterEach(() => {
  localStorage.clear();
  return act(() => activateDevice(null));
});

test('[QN1][QN3] a note lies under quickNotes with id, content and createdAt', async () => {
  await renderInShell(<Page />);
  await addNote('Buy milk');
  await addNote('Call Ada');
  expect(texts()).toEqual(['Call Ada', 'Buy milk']);
  expect(stored()[1]).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    content: 'Buy milk',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('[QN2] a blank note cannot be added', async () => {
  await renderInShell(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), '  \u200b ');
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  expect(stored()).toEqual([]);
});

test('[QN4] a note is edited in place, and Escape gives up', async () => {
  await renderInShell(<Page />);
  await addNote('Buy milk');
  await userEvent.click(screen.getByRole('button', { name: /^Edit note: / }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit note' }), ' today{Escape}');
  expect(texts()).toEqual(['Buy milk']);
  expect(screen.getByRole('button', { name: /^Edit note: / })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: /^Edit note: / }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit note' }), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(texts()).toEqual(['Buy milk today']);
  expect(stored()).toMatchObject([{ content: 'Buy milk today' }]);
});

test('[QN5] a deleted note comes back with Undo', async () => {
  const { shell } = await renderInShell(<Page />);
  await addNote('one');
  await addNote('two');
  await userEvent.click(screen.getByRole('button', { name: 'More for note: two' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(texts()).toEqual(['one']);
  expect(shell.briefs.at(-1)).toMatchObject({ text: '“two” deleted', action: { label: 'Undo' } });
  await act(async () => shell.briefs.at(-1)?.action?.run());
  expect(texts()).toEqual(['two', 'one']);
});

test('[QN6] search narrows the list, and says when nothing fits', async () => {
  await renderInShell(<Page />);
  await addNote('Buy milk');
  await addNote('Call Ada');
  const search = screen.getByRole('searchbox', { name: 'Search notes...' });
  await userEvent.type(search, 'MILK');
  expect(texts()).toEqual(['Buy milk']);
  await userEvent.type(search, 'y');
  expect(screen.getByText('No notes found for "MILKy"')).toBeInTheDocument();
});

test('[QN7] the next user sees none of them, the first finds them again', async () => {
  await renderInShell(<Page />);
  await addNote('Mine');
  await act(() => activateDevice('22222222-2222-4222-8222-222222222222'));
  expect(screen.getByText('No notes yet')).toBeInTheDocument();
  expect(localStorage.getItem('quickNotes')).toBeNull();
  await act(() => activateDevice('11111111-1111-4111-8111-111111111111'));
  expect(texts()).toEqual(['Mine']);
});

test('[QN8] a note that another tab adds appears, and is not overwritten', async () => {
  await renderInShell(<Page />);
  await addNote('here');
  const there = { id: 'x', content: 'there', createdAt: '2026-11-21T08:00:00.000Z' };
  localStorage.setItem('quickNotes', JSON.stringify([there, ...stored()]));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'quickNotes' })));
  expect(texts()).toEqual(['there', 'here']);
  await addNote('again');
  expect(stored()).toHaveLength(3);
});

test.each(['{"broken', 'null', '"text"', '{}', '42'])(
  '[QN9] the unreadable value %s is set aside and can be restored',
  async (value) => {
    localStorage.setItem('quickNotes', value);
    await renderInShell(<Page />);
    await addNote('new');
    await userEvent.click(screen.getByRole('button', { name: 'Restore raw data' }));
    expect(texts()).toEqual([value, 'new']);
    expect(screen.queryByRole('button', { name: 'Restore raw data' })).not.toBeInTheDocument();
  },
);

test('[QN10] when the storage is full the page says so and keeps the note', async () => {
  await renderInShell(<Page />);
  const full = new DOMException('full', 'QuotaExceededError');
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full;
  });
  await addNote('No room');
  expect(screen.getByRole('alert')).toHaveTextContent('storage of this browser is full');
  expect(texts()).toEqual(['No room']);
  spy.mockRestore();
  await addNote('Room');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(stored()).toHaveLength(2);
});

test('[QN11] the page opens at the note that was found, once', async () => {
  const createdAt = '2026-11-21T08:00:00.000Z';
  const stored = ['a', 'b'].map((id) => ({ id, content: `Note ${id}`, createdAt }));
  await act(() => activateDevice('11111111-1111-4111-8111-111111111111'));
  localStorage.setItem('quickNotes', JSON.stringify(stored));
  const selection = { kind: 'tool', toolId: 'notes', at: 'b' } as const;
  await renderInShell(<Page />, { shell: createTestShell({ selection }) });
  expect(screen.getByText('Note b').closest('[role=row]')).toHaveFocus();
  await userEvent.click(screen.getByRole('textbox', { name: 'New note' }));
  await addNote('new');
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus();
});

test('[QN14] what stands in the field is there again', async () => {
  const { unmount } = await renderInShell(<Page />);
  await userEvent.type(screen.getByRole('textbox', { name: 'New note' }), 'Half');
  unmount();
  await renderInShell(<Page />);
  const field = screen.getByRole('textbox', { name: 'New note' });
  expect(field).toHaveValue('Half');
  await userEvent.clear(field);
});

test('[QN15] a pinned note stands above newer ones until it is let go', async () => {
  await renderInShell(<Page />);
  await addNote('Buy milk');
  await addNote('Call Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Pin note: Buy milk' }));
  expect(texts()).toEqual(['Buy milk', 'Call Ada']);
  expect(screen.getByRole('button', { name: 'Pin note: Buy milk' })).toHaveFocus();
  await addNote('Later');
  expect(texts()).toEqual(['Buy milk', 'Later', 'Call Ada']);
  await userEvent.click(screen.getByRole('button', { name: 'Pin note: Buy milk', pressed: true }));
  expect(texts()).toEqual(['Later', 'Call Ada', 'Buy milk']);
});

test('[QN1][QN15] [K9] a note is its id, text and time alone, also once it is pinned and edited', async () => {
  await renderInShell(<Page />);
  await addNote('Buy milk');
  await addNote('Call Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Pin note: Buy milk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit note: Buy milk' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit note' }), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(texts()).toEqual(['Buy milk today', 'Call Ada']);
  expect(screen.getByText('edited')).toBeVisible();
  for (const note of stored()) {
    expect(Object.keys(note as object).sort()).toEqual(['content', 'createdAt', 'id']);
  }
});

test('[QN1] what an older page has written into a note is kept beside it', async () => {
  const createdAt = '2026-11-21T08:00:00.000Z';
  const older = [
    { id: 'b', content: 'Later', createdAt },
    { id: 'a', content: 'First', createdAt, pinned: true, updatedAt: '2026-11-21T09:00:00.000Z' },
  ];
  await act(() => activateDevice('11111111-1111-4111-8111-111111111111'));
  localStorage.setItem('quickNotes', JSON.stringify(older));
  const { unmount } = await renderInShell(<Page />);
  await waitFor(() =>
    expect(stored()).toEqual([
      { id: 'b', content: 'Later', createdAt },
      { id: 'a', content: 'First', createdAt },
    ]),
  );
  expect(texts()).toEqual(['First', 'Later']);
  unmount();
  await renderInShell(<Page />);
  await waitFor(() => expect(texts()).toEqual(['First', 'Later']));
  expect(screen.getByText('edited')).toBeVisible();
});

test('[QN13] [issue 37] [K5] open lines are offered as tasks once; a line and its task are ticked together', async () => {
  const list = { id: 'list', offers: { actions: ['make-tasks'] } } as unknown as ListedModule;
  const tasks = new Map<string, FoundItem>();
  const acted: unknown[] = [];
  const listeners = new Set<() => void>();
  const offers = {
    ...createTestShell().offers,
    get: async ({ id }: ItemRef) => {
      const task = tasks.get(id);
      return task ? { ...task, source: 'list' } : null;
    },
    subscribe: (_part: string, _kind: string, listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    act: async (...question: unknown[]) => void acted.push(question) as never,
  };
  const change = (id: string, done: boolean) =>
    act(async () => {
      const title = id === 'a' ? 'Paper' : 'Call Ada';
      tasks.set(id, { kind: 'task', id, title, done, to: { kind: 'all' } });
      listeners.forEach((listener) => listener());
    });
  const { shell } = await renderInShell(<Page />, {
    shell: createTestShell({ offers, modules: [list] }),
  });
  await addNote('Plain');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  const field = screen.getByRole('textbox', { name: 'New note' });
  fireEvent.change(field, { target: { value: '- [ ] Paper\n- [x] Ink\n- [ ] **Call** [[Ada]]' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Make 2 tasks of the checklist' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(shell.overlays).toEqual(['quick-add']);
  expect(shell.requests[0]?.lines).toEqual(['Paper', 'Call Ada']);
  // One of them only was made: the other is left.
  await change('a', false);
  await act(async () => void shell.requests[0]?.onAdded?.([{ kind: 'task', id: 'a' }]));
  expect(await screen.findByRole('link', { name: 'Task: Paper' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make 1 task' }));
  expect(shell.requests[1]?.lines).toEqual(['Call Ada']);
  await change('b', false);
  let takeBack: (() => void) | undefined;
  await act(
    async () => void (takeBack = shell.requests[1]?.onAdded?.([{ kind: 'task', id: 'b' }])),
  );
  expect(await screen.findByRole('link', { name: 'Task: Call Ada' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Make \d/ })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Paper' }));
  expect(acted).toEqual([['tick-task', { id: 'a', done: true }]]);
  expect(screen.getByText('2 of 3 done')).toBeVisible();
  await change('a', true);
  await change('b', true);
  expect(screen.getByText('3 of 3 done')).toBeVisible();
  await change('b', false);
  expect(screen.getByText('2 of 3 done')).toBeVisible();
  // A task that is taken back, or gone for good, leaves its line to become one again.
  await act(async () => takeBack?.());
  expect(screen.getByRole('button', { name: 'Make 1 task' })).toBeVisible();
});

test('[QN16] notes stand under their day, and keys walk, edit and pin', async () => {
  await renderInShell(<Page />);
  await addNote('one');
  await addNote('two');
  expect(screen.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  const blur = () => act(() => (document.activeElement as HTMLElement).blur());
  blur();
  await userEvent.keyboard('n');
  expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus();
  blur();
  await userEvent.keyboard('jjk');
  expect(screen.getByText('two').closest('[role=row]')).toHaveFocus();
  await userEvent.keyboard('j');
  await userEvent.keyboard('p');
  expect(texts()).toEqual(['one', 'two']);
  expect(screen.getByRole('heading', { level: 2, name: 'Pinned' })).toBeVisible();
  await userEvent.keyboard('e');
  expect(screen.getByRole('textbox', { name: 'Edit note' })).toHaveFocus();
  await userEvent.keyboard('{Escape}f');
  expect(screen.getByRole('searchbox', { name: 'Search notes...' })).toHaveFocus();
});
