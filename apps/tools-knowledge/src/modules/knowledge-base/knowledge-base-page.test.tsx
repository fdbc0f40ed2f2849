import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStore } from '@plainday/data-device';
import type { FoundItem, OffersPort, Selection } from '@plainday/federation-contract';
import { ShellContext } from '@plainday/federation-contract';
import { createTestShell, renderInShell, TEST_USER, testId } from '@plainday/testing-unit';
import { useState } from 'react';
import { preloadMarkdown } from '../../shared/markdown/markdown';
import { Page } from './knowledge-base-page';
import type { Entry } from './model/entry.schema';
import { entryList } from './model/knowledge-base.store';

let people = 900;
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => userEvent.click(button(name));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const titles = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.dataset.rowId)
    .map((option) => option.querySelector('[dir=auto]')?.textContent);

const entry = (title: string, fields: Partial<Entry> = {}): Entry => ({
  id: title,
  title,
  content: `About ${title}`,
  category: 'general',
  tags: [],
  starred: false,
  type: 'note',
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...fields,
});

/** A shell that goes where it is sent. */
function Navigating({ shell }: { readonly shell: ReturnType<typeof createTestShell> }) {
  const [selection, setSelection] = useState<Selection>({ kind: 'tool', toolId: 'knowledge-base' });
  const navigate = (to: Selection) => {
    shell.visited.push(to);
    setSelection(to);
  };
  return (
    <ShellContext value={{ ...shell, selection, navigate }}>
      <Page />
    </ShellContext>
  );
}

/** A person of its own for each test, with entries. */
async function renderPage(entries: readonly Entry[] = [], offers: Partial<OffersPort> = {}) {
  people += 1;
  const user = { ...TEST_USER, id: testId(people) };
  const base = createTestShell();
  const shell = createTestShell({ user, offers: { ...base.offers, ...offers } });
  const byId = new Map(entries.map((one) => [one.id, one]));
  const store = deviceStore(user.id);
  await store.changeItems(entryList, [...byId.keys()], (_now, id) => byId.get(id));
  await renderInShell(<Navigating shell={shell} />, { shell, user });
  await screen.findAllByRole('button', { name: 'New Entry' });
  const stored = async () =>
    [...(await store.readItems(entryList)).values()].map(({ value }) => value);
  return { shell, stored };
}

beforeAll(async () => {
  // What comes when it is first drawn is here: compiling it takes longer than a test waits.
  await Promise.all([
    preloadMarkdown(),
    import('./components/editor/entry-editor'),
    import('./hooks/folder'),
  ]);
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom cannot read its files but by a reader.
  Blob.prototype.arrayBuffer = function read() {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
}, 60_000);

test('[KB1][KB2] an entry is made with its fields, and needs title and content', async () => {
  const { shell, stored } = await renderPage();
  expect(screen.getByText('No entries yet')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'New Entry' })[0]!);
  const title = await field('Title');
  expect(title).toHaveFocus();
  await click('Create entry');
  expect(title).toHaveFocus();
  expect(screen.getByText('Content is required')).toBeVisible();
  fill(title, ' Fluid type ');
  expect(screen.queryByRole('combobox', { name: 'Language' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Snippet' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'css');
  const form = within(title.closest('form')!);
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Category' }), 'design');
  fill(await field('Content'), 'a { color: red }');
  await userEvent.type(await field('Tags'), 'type,');
  await click('Create entry');
  expect(await screen.findByRole('heading', { level: 2, name: 'Fluid type' })).toHaveFocus();
  expect(shell.briefs.at(-1)?.text).toBe('Entry created: “Fluid type”');
  expect(screen.getByRole('group', { name: 'Code, css' })).toHaveTextContent('a { color: red }');
  await waitFor(async () =>
    expect(await stored()).toMatchObject([
      { title: 'Fluid type', type: 'snippet', language: 'css', category: 'design', tags: ['type'] },
    ]),
  );
});

test('[KB3] an address that could run a script is refused', async () => {
  const { stored } = await renderPage();
  await userEvent.click(screen.getAllByRole('button', { name: 'New Entry' })[0]!);
  fill(await field('Title'), 'Type scale');
  await userEvent.click(screen.getByRole('radio', { name: 'Link' }));
  fill(await field('Content'), 'A calculator');
  fill(await field('Address'), 'javascript:alert(1)');
  await click('Create entry');
  expect(screen.getByText(/^Enter an address that starts with/)).toBeVisible();
  await waitFor(async () => expect(await stored()).toEqual([]));
  fill(await field('Address'), 'typescale.example');
  await click('Create entry');
  const link = await screen.findByRole('link', { name: /typescale/ });
  expect(link).toHaveAttribute('href', 'https://typescale.example/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[KB4][KB7] editing keeps createdAt, links follow a new title, and Undo takes all of it back', async () => {
  const { shell, stored } = await renderPage([
    entry('Menu', { updatedAt: '2026-11-21T08:00:00.000Z' }),
    entry('Card', { content: 'As the [[menu]] says.' }),
  ]);
  await click('Edit Menu');
  const title = await field('Title');
  fill(title, 'Bill of fare');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Bill of fare' })).toHaveFocus();
  expect(shell.toasts.at(-1)?.title).toBe('Entry updated');
  const contents = async () => (await stored()).map((one) => one?.content).sort();
  await waitFor(async () => expect(await contents()).toContain('As the [[Bill of fare]] says.'));
  expect(await stored()).toContainEqual(
    expect.objectContaining({ id: 'Menu', createdAt: '2026-11-20T08:00:00.000Z' }),
  );
  await act(async () => void shell.undo.undoLast());
  await waitFor(async () => expect(await contents()).toContain('As the [[menu]] says.'));
});

test('[KB5] search and filters narrow the list', async () => {
  await renderPage([
    entry('Menu', { type: 'link', url: 'https://a.example/', starred: true }),
    entry('Card', { tags: ['Café'], category: 'design' }),
    entry('Ink', { type: 'snippet', language: 'css' }),
  ]);
  const search = screen.getByRole('searchbox');
  fill(search, 'CAFÉ');
  expect(titles()).toEqual(['Card']);
  expect(await screen.findByText('1 entry found')).toBeInTheDocument();
  fill(search, '');
  await userEvent.click(screen.getByRole('radio', { name: 'Snippets' }));
  expect(titles()).toEqual(['Ink']);
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Starred 1' }));
  expect(titles()).toEqual(['Menu']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'design');
  expect(screen.getByText('No entries found')).toBeVisible();
  await click('Clear filters');
  expect(titles()).toHaveLength(3);
  expect(search).toHaveFocus();
});

test('[KB5] arrows walk, Enter goes into the entry, a tag searches', async () => {
  await renderPage([
    entry('Menu', { updatedAt: '2026-11-21T08:00:00.000Z' }),
    entry('Card', { tags: ['paper'] }),
  ]);
  act(() => screen.getByRole('option', { name: /Menu/ }).focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /Card/, selected: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: 'Card' })).toHaveFocus();
  await userEvent.keyboard('k');
  expect(screen.getByRole('option', { name: /Menu/, selected: true })).toHaveFocus();
  await userEvent.keyboard('j');
  await click('#paper');
  expect(screen.getByRole('searchbox')).toHaveValue('paper');
  expect(titles()).toEqual(['Card']);
});

test('[KB7] links lead to what was found in all tools, and backlinks show their sentence', async () => {
  const task: FoundItem = {
    kind: 'task',
    id: 't',
    title: 'Pay rent',
    excerpt: 'First this. As the [[Menu]] says.',
    to: { kind: 'all', taskId: 't' },
  };
  const find: OffersPort['find'] = async (text) =>
    ['pay rent', '[[menu]]'].includes(text.toLowerCase()) ? [{ ...task, source: 'tasks' }] : [];
  const { shell } = await renderPage(
    [
      entry('Menu', {
        content: 'See [[Pay rent]], [[card]] and [[Nothing]].',
        updatedAt: '2026-11-21T08:00:00.000Z',
      }),
      entry('Card', { content: 'Smaller than the [[Menu]].' }),
    ],
    { find },
  );
  const text = screen.getByRole('article', { name: 'Menu' });
  const linked = await within(text).findByRole('region', { name: 'Linked from 2' });
  expect(linked).toHaveTextContent('As the Menu says.');
  expect(linked).toHaveTextContent('Smaller than the Menu.');
  const link = await within(text).findAllByRole('link', { name: 'Pay rent' });
  await userEvent.click(link[0]!);
  expect(shell.visited.at(-1)).toEqual({ kind: 'all', taskId: 't' });
});

test('[KB7] two brackets offer what can be linked to, and a link to nothing makes an entry', async () => {
  const card = { kind: 'entry', id: 'c', title: 'Card', source: 'x', to: { kind: 'all' } } as const;
  await renderPage([entry('Menu', { content: 'See [[Nothing]].' })], {
    find: async (text) => (text.toLowerCase().startsWith('ca') ? [card] : []),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Nothing: write it' }));
  expect(await field('Title')).toHaveValue('Nothing');
  const content = await field('Content');
  await userEvent.type(content, 'As [[[[ca');
  await screen.findByRole('option', { name: /Card/ });
  await userEvent.keyboard('{Enter}');
  expect(content).toHaveValue('As [[Card]]');
  expect(content).toHaveFocus();
});

test('[KB9] a second entry of the same title is noticed', async () => {
  await renderPage([entry('Menu')]);
  await click('New Entry');
  fill(await field('Title'), ' menu ');
  expect(screen.getByText(/There is already an entry with this title/)).toBeVisible();
  await click('Open it');
  await screen.findByRole('heading', { level: 2, name: 'Menu' });
});

test('[KB10] deleting can be undone, and what was half-written is there again', async () => {
  const { shell } = await renderPage([
    entry('Menu', { updatedAt: '2026-11-21T08:00:00.000Z' }),
    entry('Card'),
  ]);
  await click('More for Menu');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toEqual(['Card']));
  expect(shell.toasts.at(-1)?.title).toBe('Entry deleted');
  await act(async () => void shell.undo.undoLast());
  await waitFor(() => expect(titles()).toEqual(['Menu', 'Card']));

  await click('New Entry');
  fill(await field('Title'), 'Half');
  await userEvent.click(screen.getByRole('option', { name: /Card/ }));
  await screen.findByRole('heading', { level: 2, name: 'Card' });
  await click('New Entry');
  expect(await field('Title')).toHaveValue('Half');
  expect(screen.getByText(/You had not saved this/)).toBeVisible();
  await click('Cancel');
  await act(async () => void shell.undo.undoLast());
  expect(await field('Title')).toHaveValue('Half');
});

test('[KB5] the star is set and can be taken back', async () => {
  const { shell } = await renderPage([entry('Menu')]);
  await click('Star Menu');
  await waitFor(() => expect(button('Star Menu')).toHaveAttribute('aria-pressed', 'true'));
  await act(async () => void shell.undo.undoLast());
  await waitFor(() => expect(button('Star Menu')).toHaveAttribute('aria-pressed', 'false'));
});

test('[KB8][KB13] Markdown files are taken in, what is left out is named, and Undo takes them out', async () => {
  const { shell } = await renderPage([entry('Menu')]);
  const files = [
    new File(['# Hi'], 'Ink.md'),
    new File(['---\ntype: link\nurl: javascript:alert(1)\n---\nx'], 'Script.md'),
    new File(['---\nid: 42\n---\n'], 'Empty.md'),
  ];
  const input = screen.getByLabelText('Markdown files to import');
  await userEvent.upload(input, files);
  await waitFor(() => expect(titles().toSorted()).toEqual(['Ink', 'Menu', 'Script']));
  expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  expect(shell.toasts.at(-1)).toMatchObject({
    title: 'Imported',
    description: 'Left out: Empty.md (empty)',
  });
  await act(async () => void shell.undo.undoLast());
  await waitFor(() => expect(titles()).toEqual(['Menu']));
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await userEvent.upload(input, new File(['no archive'], 'a.zip'));
  await waitFor(() => expect(shell.toasts.at(-1)?.title).toBe('The file could not be read'));
  warnings.mockRestore();
});
