import { fireEvent, screen } from '@testing-library/react';
import { changePreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { createTestShell, installServer, renderInShell } from '@plainday/testing-unit';
import { createUndoStack } from './undo-stack';
import { useUndoKeys } from './use-undo-keys';

const undo = createUndoStack();

function Module() {
  useUndoKeys(undo, useShell().notify);
  return <input aria-label="Name" />;
}

async function open() {
  localStorage.clear();
  installServer();
  const { shell } = await renderInShell(<Module />, { shell: createTestShell() });
  const done: string[] = [];
  for (const label of ['one', 'two']) undo.push({ label, run: () => done.push(label) });
  return { shell, done };
}

test('[TL14] Ctrl+Z, Cmd+Z and U take back one step each, and say which', async () => {
  const { shell, done } = await open();
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'u' });
  fireEvent.keyDown(document.body, { key: 'Z', metaKey: true });
  expect(done).toEqual(['two', 'one']);
  expect(shell.briefs.map(({ text }) => text)).toEqual(['Undone: two', 'Undone: one']);
});

test('[TL14] a key that is text, or meant for a menu, takes nothing back', async () => {
  const { done } = await open();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'z', ctrlKey: true });
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'u' });
  const menu = document.body.appendChild(document.createElement('div'));
  menu.setAttribute('role', 'menu');
  fireEvent.keyDown(document.body, { key: 'u' });
  menu.remove();
  expect(done).toEqual([]);
});

test('[TL14] with single keys switched off U means nothing, Ctrl+Z still does', async () => {
  const { shell, done } = await open();
  changePreferences(shell.user.id, { singleKeys: false });
  fireEvent.keyDown(document.body, { key: 'u' });
  expect(done).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(done).toEqual(['two']);
});
