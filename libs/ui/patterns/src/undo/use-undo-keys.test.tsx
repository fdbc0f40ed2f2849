import { fireEvent, render, screen } from '@testing-library/react';
import { createUndo } from './undo';
import { useUndoKeys } from './use-undo-keys';

function open({ singleKeys = true } = {}) {
  const done: string[] = [];
  const briefs: string[] = [];
  const undo = createUndo({
    toast: () => () => undefined,
    brief: (text) => {
      briefs.push(text);
      return () => undefined;
    },
  });
  function Shell() {
    useUndoKeys(undo, () => singleKeys);
    return (
      <>
        <input aria-label="Name" />
        <input aria-label="Add" data-undo-when-empty="" />
      </>
    );
  }
  render(<Shell />);
  for (const label of ['one', 'two', 'three']) undo.offer(label, () => done.push(label));
  return { done, said: () => briefs.slice(3) };
}

test('[TL14] Ctrl+Z (Cmd+Z on a Mac) and U take back one step each, and say which', () => {
  const { done, said } = open();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'u' });
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true });
  expect(done).toEqual(['three', 'two', 'one']);
  expect(said()).toEqual(['Undone: three', 'Undone: two', 'Undone: one']);
});

test('[TL14] a key that is text, or meant for a menu, takes nothing back', () => {
  const { done } = open();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'u' });
  fireEvent.keyDown(screen.getByLabelText('Add'), { key: 'u' });
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  fireEvent.keyDown(document.body, { key: 'u' });
  menu.remove();
  expect(done).toEqual([]);
});

test('[TL14] a field that leaves undo to the page does so while it is empty', () => {
  const { done } = open();
  const field = screen.getByLabelText('Add');
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(done).toEqual(['three']);
  fireEvent.change(field, { target: { value: 'Milk' } });
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(done).toEqual(['three']);
});

test('[TL14] outside of a field the browser never undoes text in a field that was left', () => {
  open();
  const notTaken = Array.from({ length: 4 }, () =>
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }),
  );
  expect(notTaken).toEqual([false, false, false, false]);
});

test('[TL14] with single keys switched off U means nothing, Ctrl+Z still does', () => {
  const { done } = open({ singleKeys: false });
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(done).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(done).toEqual(['three']);
});
