import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OffersPort } from '@plainday/federation-contract';
import {
  createTestShell,
  installServer,
  renderInShell,
  TEST_USER,
  testId,
  type FakeServer,
} from '@plainday/testing-unit';
import { mindMappingManifest } from './mind-mapping.manifest';
import { Page } from './mind-mapping-page';

let people = 900;
let server: FakeServer;
const { keyboard, click, paste } = userEvent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const items = () =>
  screen.queryAllByRole('treeitem').map((item) => `${item.ariaLevel} ${item.textContent}`);
const item = (name: string) => screen.getByRole('treeitem', { name });

/** A person of its own for each test, on a phone: there the outline is the map. */
async function renderPage(offers: Partial<OffersPort> = {}) {
  people += 1;
  const user = { ...TEST_USER, id: testId(people) };
  const base = createTestShell();
  const shell = createTestShell({
    user,
    offers: { ...base.offers, ...offers },
    modules: [
      { ...mindMappingManifest, id: 'list', offers: { actions: ['make-project'] }, remote: 't' },
    ],
  });
  await renderInShell(<Page />, { shell, user });
  await screen.findByRole('form', { name: 'First idea' });
  return shell;
}

async function begin(text: string) {
  await click(screen.getByRole('textbox', { name: 'Idea in the middle' }));
  await keyboard(`${text}{Enter}`);
  await screen.findByRole('tree', { name: 'Outline' });
  await click(item(text));
}

beforeAll(async () => {
  // What comes when it is first drawn is here: compiling it takes longer than a test waits.
  await Promise.all([
    import('./components/dialogs/make-project-dialog'),
    import('./components/dialogs/paste-dialog'),
    import('./components/dialogs/ask-to-disconnect'),
    import('./components/dialogs/rename-dialog'),
  ]);
  const query = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  window.matchMedia = () => query as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  server = installServer();
});

test('[MM1][MM4][MM7] with the keyboard alone: a child, a sibling, and Tab goes on after Escape', async () => {
  const shell = await renderPage();
  await begin('Plan');
  await keyboard('{Tab}Menu{Enter}');
  expect(item('Menu')).toHaveFocus();
  expect(shell.briefs.at(-1)?.text).toBe('Node added: “Menu”');
  await keyboard('{Enter}Prices{Tab}Photos{Enter}');
  expect(items()).toEqual(['1 Plan', '2 Menu', '2 Prices', '3 Photos']);
  expect(screen.getByText('4 ideas · 3 connections')).toBeVisible();

  await keyboard('{Tab}{Escape}');
  expect(item('Photos')).toHaveFocus();
  await keyboard('{Escape}');
  expect(item('Photos')).toHaveAttribute('aria-selected', 'false');
  await userEvent.tab();
  expect(items()).toHaveLength(4);
  expect(item('Photos')).not.toHaveFocus();
});

test('[MM4][MM7] arrows walk and fold, F2 edits, Delete leads to a neighbour', async () => {
  const shell = await renderPage();
  await begin('Plan');
  await keyboard('{Tab}Menu{Enter}{Enter}Prices{Enter}{ArrowUp}');
  expect(item('Menu')).toHaveAttribute('aria-selected', 'true');
  await keyboard('{F2}');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Menu');
  await keyboard('Dishes{Enter}');
  expect(item('Dishes')).toHaveFocus();
  await keyboard('{ArrowLeft}{ArrowLeft}');
  expect(items()).toEqual(['1 Plan2']);
  expect(item('Plan')).toHaveAttribute('aria-expanded', 'false');
  await keyboard('{ArrowRight}{End}{Delete}');
  expect(shell.briefs.at(-1)?.text).toMatch(/^Node deleted: “.+”$/);
  expect(items()).toEqual(['1 Plan', '2 Dishes']);
  expect(item('Dishes')).toHaveFocus();
  await keyboard('{Delete}{Delete}');
  expect(await screen.findByRole('form', { name: 'First idea' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[MM3] C connects to the idea that is chosen next; a connected pair is asked about', async () => {
  const shell = await renderPage();
  await begin('Plan');
  await keyboard('{Tab}Menu{Enter}{Enter}Prices{Enter}');
  await keyboard('c{ArrowUp}');
  expect(item('Prices')).toHaveAttribute('aria-selected', 'true');
  await keyboard('{Enter}');
  expect(shell.briefs.at(-1)?.text).toMatch(/^Nodes connected: “.+” and “.+”$/);
  expect(screen.getByText('3 ideas · 3 connections')).toBeVisible();
  expect(screen.queryByRole('treeitem', { selected: true })).toBeNull();

  await keyboard(' c{ArrowUp}{Enter}');
  await click(await screen.findByRole('button', { name: 'Disconnect' }));
  expect(shell.briefs.at(-1)?.text).toMatch(/^Nodes disconnected: “.+” and “.+”$/);
  expect(screen.getByText('3 ideas · 2 connections')).toBeVisible();
});

test('[MM1][MM5] colors and everything else go back and forth', async () => {
  const shell = await renderPage();
  await begin('Plan');
  await keyboard('{Tab}Menu{Enter}5');
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
  await click(screen.getByRole('radio', { name: 'Green' }));
  expect(screen.getByRole('radio', { name: 'Green' })).toBeChecked();
  await act(async () => void shell.undo.undoLast());
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
  await click(button('Undo'));
  await click(button('Undo'));
  expect(items()).toEqual(['1 Plan']);
  await click(button('Redo'));
  expect(items()).toEqual(['1 Plan', '2 Menu']);
  await keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await click(item('Menu'));
  expect(screen.getByRole('radio', { name: 'Red' })).toBeChecked();
});

test('[MM9] indented text becomes a map, or branches of what is selected', async () => {
  await renderPage();
  await click(button('Paste indented text'));
  await click(await screen.findByRole('button', { name: 'Make map' }));
  expect(screen.getByText('Text is required')).toBeVisible();
  await click(screen.getByRole('textbox', { name: /^Text/ }));
  await paste('Trip\n  Pack\n  Tickets');
  await click(button('Make map'));
  await screen.findByRole('tree');
  expect(items()).toEqual(['1 Trip', '2 Pack', '2 Tickets']);
  await click(item('Pack'));
  await paste('- Charger\n- Socks');
  expect(items()).toEqual(['1 Trip', '2 Pack', '3 Charger', '3 Socks', '2 Tickets']);
});

test('[MM10] a branch becomes a project after a preview; when nobody answers that is said', async () => {
  const act_ = jest.fn(async () => null);
  const shell = await renderPage({ act: act_ as unknown as OffersPort['act'] });
  await begin('Plan');
  await keyboard('{Tab}Menu{Tab}Photos{Enter}');
  await click(item('Plan'));
  await click(button('Map actions'));
  await click(await screen.findByRole('menuitem', { name: 'Make project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make project' });
  expect(within(dialog).getByRole('region', { name: 'Tasks' })).toHaveTextContent('MenuPhotos');
  expect(dialog).toHaveTextContent('1 task and 1 subtask');
  await click(within(dialog).getByRole('button', { name: 'Make project' }));
  expect(act_).toHaveBeenCalledWith('make-project', {
    title: 'Plan',
    tasks: [{ title: 'Menu', subtasks: ['Photos'] }],
  });
  await waitFor(() => expect(shell.toasts.at(-1)?.title).toBe('No project was made'));
});

test('[MM11] maps have titles, are deleted with Undo, and are sent nowhere', async () => {
  const shell = await renderPage();
  await begin('Plan');
  await click(button('Map actions'));
  await click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await userEvent.clear(await screen.findByRole('textbox', { name: /^Title/ }));
  await keyboard('Café');
  await click(button('Save'));
  expect(await screen.findByRole('option', { name: 'Café' })).toBeInTheDocument();
  await click(button('Map actions'));
  await click(await screen.findByRole('menuitem', { name: 'Delete map' }));
  await screen.findByRole('form', { name: 'First idea' });
  await act(async () => void shell.undo.undoLast());
  await waitFor(() => expect(items()).toEqual(['1 Plan']));
  expect(server.requests).toEqual([]);
});
