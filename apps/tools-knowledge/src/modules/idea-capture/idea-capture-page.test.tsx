import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedModule, OffersPort } from '@plainday/federation-contract';
import { createTestShell, installServer, renderInShell, TEST_USER } from '@plainday/testing-unit';
import type { FakeServer } from '@plainday/testing-unit';
import { Page } from './idea-capture-page';
import { ideaCaptureManifest } from './idea-capture.manifest';
import { PROMPTS } from './model/prompts.logic';

let server: FakeServer;
const NOW = '2026-11-21T09:16:00.000Z';

function idea(id: string, fields: object = {}) {
  return {
    id,
    user_id: TEST_USER.id,
    title: id,
    content: null,
    tags: [],
    category: 'general',
    priority: 'medium',
    status: 'captured',
    outcome: null,
    outcome_id: null,
    created_at: NOW,
    ...fields,
  };
}

const tasks = {
  ...ideaCaptureManifest,
  id: 'tasks',
  remote: 'tasks',
  offers: { actions: ['make-tasks'] },
};
const titles = () =>
  within(screen.getByRole('list', { name: 'Ideas' }))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const stored = () => server.tables['ideas'] ?? [];
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const goals = { ...tasks, id: 'goals', remote: 'tools-time', offers: { actions: ['make-goal'] } };

/** Makes a task or a goal and offers Undo, as their tools do. */
function makes(shell: () => ReturnType<typeof createTestShell>): Pick<OffersPort, 'act'> {
  return {
    act: (async (name: string, request: { undo?: { label: string; run: () => unknown } }) => {
      if (request.undo) shell().undo.offer(request.undo.label, request.undo.run);
      if (name === 'make-goal') return { kind: 'goal', id: 'g1' };
      return [{ kind: 'task', id: '11111111-1111-4111-8111-111111111111' }];
    }) as OffersPort['act'],
  };
}

async function renderPage(rows: object[], at?: string) {
  server.tables['ideas'] = rows as never;
  const base = createTestShell();
  const shell = createTestShell({
    modules: [tasks, goals] as unknown as ListedModule[],
    offers: { ...base.offers, ...makes(() => shell) },
    selection: { kind: 'tool', toolId: 'idea-capture', ...(at ? { at } : {}) },
  });
  await renderInShell(<Page />, { shell });
  return shell;
}

beforeAll(async () => {
  // What comes when it is first drawn is here: compiling it takes longer than a test waits.
  await Promise.all([import('./components/triage'), import('./components/idea-dialog')]);
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  server = installServer();
});

test('[IC1][IC2][IC3] an idea is captured with its tags, and needs a title', async () => {
  const shell = await renderPage([]);
  expect(await screen.findByText('No ideas yet')).toBeVisible();
  const title = screen.getByRole('textbox', { name: 'Idea' });
  fill(title, '  ');
  expect(button('Capture')).toBeDisabled();
  fill(title, 'Postcards as invoices');
  fill(screen.getByRole('textbox', { name: 'Tags' }), 'studio, print, ,Studio');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'creative');
  fill(screen.getByRole('textbox', { name: 'Details' }), 'Thanks on the back');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(titles()).toEqual(['Postcards as invoices']);
  expect(title).toHaveValue('');
  expect(title).toHaveFocus();
  expect(shell.briefs.at(-1)?.text).toBe('Idea captured: “Postcards as invoices”');
  await waitFor(() =>
    expect(stored()).toMatchObject([
      {
        title: 'Postcards as invoices',
        content: 'Thanks on the back',
        tags: ['studio', 'print'],
        category: 'creative',
        priority: 'medium',
        status: 'captured',
      },
    ]),
  );
});

test('[IC4][IC5] search, starred and a clicked tag narrow the ideas', async () => {
  await renderPage([
    idea('Boat', { tags: ['paper'], status: 'starred' }),
    idea('Coasters', { content: 'Punch a hole', tags: ['print', 'Paper'] }),
    idea('Club'),
  ]);
  await screen.findByRole('list', { name: 'Ideas' });
  expect(screen.getByText('3 ideas · 2 new')).toBeVisible();
  fill(screen.getByRole('searchbox', { name: 'Search ideas...' }), 'PUNCH');
  await waitFor(() => expect(titles()).toEqual(['Coasters']));
  fill(screen.getByRole('searchbox', { name: 'Search ideas...' }), '');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Starred 1' }));
  expect(titles()).toEqual(['Boat']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Starred 1' }));
  await userEvent.click(button('Show ideas tagged print'));
  expect(titles()).toEqual(['Coasters']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'paper 2' }));
  expect(titles()).toEqual(['Boat', 'Coasters']);
  fill(screen.getByRole('searchbox', { name: 'Search ideas...' }), 'zebra');
  expect(await screen.findByText('No ideas found')).toBeVisible();
  await userEvent.click(button('Clear filters'));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.getByRole('searchbox', { name: 'Search ideas...' })).toHaveFocus();
});

test('[IC6] the star turns captured into starred and back, and can be undone', async () => {
  const shell = await renderPage([idea('Boat')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Star Boat' }));
  expect(button('Star Boat')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(stored()).toMatchObject([{ status: 'starred' }]));
  await act(async () => void shell.undo.undoLast());
  await waitFor(() => expect(stored()).toMatchObject([{ status: 'captured' }]));
});

test('[IC7] Inspire Me asks a question, Another asks another, Close closes', async () => {
  await renderPage([idea('Boat')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Inspire Me' }));
  const strip = screen.getByRole('group', { name: 'Inspiration' });
  const prompt = () => strip.querySelector('p')?.textContent ?? '';
  const first = prompt();
  expect(PROMPTS).toContain(first);
  await userEvent.click(button('Another'));
  expect(prompt()).not.toBe(first);
  await userEvent.click(button('Close the prompt'));
  expect(strip).not.toBeInTheDocument();
  expect(button('Inspire Me')).toHaveFocus();
});

test('[IC8] an idea is edited, priority too, and needs a title', async () => {
  const shell = await renderPage([idea('Boat', { tags: ['paper'] })], 'Boat');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  fill(title, '');
  await userEvent.click(button('Save'));
  expect(title).toHaveFocus();
  fill(title, 'Ship');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'high');
  await userEvent.click(button('Save'));
  expect(shell.visited.at(-1)).toEqual({ kind: 'tool', toolId: 'idea-capture' });
  await waitFor(() =>
    expect(stored()).toMatchObject([{ title: 'Ship', priority: 'high', tags: ['paper'] }]),
  );
});

test('[IC8][IC10] triage: keys decide, each decision can be undone, and the end says what became of them', async () => {
  const shell = await renderPage(
    [
      idea('three', { created_at: '2026-11-20T09:00:00Z' }),
      idea('two', { created_at: '2026-11-19T09:00:00Z' }),
      idea('one', { created_at: '2026-11-18T09:00:00Z' }),
    ],
    'triage',
  );
  const shown = () => screen.getByRole('heading', { level: 2 }).textContent;
  await screen.findByRole('heading', { level: 2, name: 'one' });
  expect(screen.getByRole('group', { name: 'Triage of 3 ideas' })).toHaveFocus();
  await userEvent.keyboard('j');
  expect(shown()).toBe('two');
  await userEvent.keyboard('k');
  expect(shown()).toBe('one');
  await userEvent.keyboard('t');
  expect(shown()).toBe('two');
  await waitFor(() =>
    expect(stored().find(({ id }) => id === 'one')).toMatchObject({
      outcome: 'task',
      outcome_id: '11111111-1111-4111-8111-111111111111',
    }),
  );
  expect(shell.briefs.at(-1)?.text).toBe('“one” is now a task');
  await act(async () => void shell.undo.undoLast());
  expect(shown()).toBe('one');
  await userEvent.keyboard('s');
  await userEvent.keyboard('a');
  expect(shown()).toBe('three');
  await userEvent.keyboard('{Delete}');
  expect(await screen.findByText('All decided')).toBeVisible();
  expect(screen.getByText('1 starred, 1 archived, 1 deleted')).toBeVisible();
  expect(button(/^Done/)).toHaveFocus();
  expect(shell.toasts.at(-1)?.title).toBe('Idea deleted');
  await act(async () => void shell.undo.undoLast());
  expect(shown()).toBe('three');
});

test('[IC10] [K13] triage makes a goal of an idea', async () => {
  const shell = await renderPage([idea('one')], 'triage');
  await screen.findByRole('heading', { level: 2, name: 'one' });
  expect(button(/^Make goal/)).toBeVisible();
  await userEvent.keyboard('w');
  expect(await screen.findByText('All decided')).toBeVisible();
  await waitFor(() => expect(stored()).toMatchObject([{ outcome: 'goal', outcome_id: 'g1' }]));
  await act(async () => void shell.undo.undoLast());
  await waitFor(() => expect(stored()).toMatchObject([{ outcome: null, outcome_id: null }]));
});

test('[IC11] what is refused is logged, and the list stays as it was', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderPage([idea('Boat')]);
  await screen.findByRole('list', { name: 'Ideas' });
  server.fault = (request) =>
    request.method === 'PATCH'
      ? new Response(JSON.stringify({ code: 'PT422', message: 'No' }), { status: 422 })
      : undefined;
  await userEvent.click(button('Star Boat'));
  await waitFor(() => expect(button('Star Boat')).toHaveAttribute('aria-pressed', 'false'));
  expect(titles()).toEqual(['Boat']);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('Not saved: ideasChange'));
  errors.mockRestore();
});

test('[IC11] a list that cannot be read says so, and Retry reads it', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.fault = ({ method }) =>
    method === 'GET'
      ? new Response(JSON.stringify({ code: 'PT403', message: 'No' }), { status: 403 })
      : 'network';
  await renderPage([idea('Boat')]);
  expect(await screen.findByText('The ideas could not be loaded')).toBeVisible();
  expect(screen.queryByText('No ideas yet')).toBeNull();
  // What is captured meanwhile shows.
  await userEvent.type(screen.getByRole('textbox', { name: 'Idea' }), 'Kite');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(titles()).toEqual(['Kite']);
  server.fault = () => undefined;
  await userEvent.click(button('Retry'));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(screen.queryByText('The ideas could not be loaded')).toBeNull();
  errors.mockRestore();
});

test('[IC11] without a connection the page says so, without an alarm', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.fault = () =>
    new Response(JSON.stringify({ code: 'PT403', message: 'No' }), { status: 403 });
  await renderPage([idea('Boat')]);
  expect(await screen.findByText('You are offline')).toBeVisible();
  server.fault = () => undefined;
  await userEvent.click(button('Retry'));
  expect(await screen.findByRole('list', { name: 'Ideas' })).toBeVisible();
  online.mockRestore();
  errors.mockRestore();
});
