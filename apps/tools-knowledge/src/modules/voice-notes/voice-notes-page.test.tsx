import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStore } from '@plainday/data-device';
import { renderInShell, TEST_USER, testId } from '@plainday/testing-unit';
import type { VoiceNote } from './model/voice-note.schema';
import { voiceNotes } from './model/voice-notes.store';
import { createOffers } from './voice-notes.offers';
import { Page } from './voice-notes-page';

let people = 900;
const note = (id: string, more: Partial<VoiceNote> = {}): VoiceNote => ({
  id,
  title: `Voice Note ${id}`,
  duration: 42,
  transcript: '',
  tags: [],
  createdAt: `2026-11-21T0${id}:00:00.000Z`,
  mimeType: 'audio/webm',
  size: 1000,
  levels: [0.5, 1],
  ...more,
});

async function renderPage(...notes: VoiceNote[]) {
  people += 1;
  const id = testId(people);
  const known = new Map(notes.map((one) => [one.id, one]));
  await deviceStore(id).changeItems(voiceNotes, [...known.keys()], (_now, key) => known.get(key));
  const page = await renderInShell(<Page />, { user: { ...TEST_USER, id } });
  await screen.findByText(notes.length > 0 ? /of recordings/ : 'No voice notes yet');
  return { ...page, userId: id };
}

const list = () => within(screen.getByRole('list', { name: 'Voice notes' }));
const titles = () =>
  list()
    .getAllByRole('button', { expanded: false })
    .map((one) => one.firstChild?.textContent);

beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
});

test('[VN1] without a microphone it says so, and stays usable', async () => {
  const { shell } = await renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(shell.toasts).toMatchObject([
    { title: 'Recording failed', description: 'Please allow microphone access' },
  ]);
  expect(screen.getByText(/The microphone cannot be used/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Record' })).toBeEnabled();
});

test('[VN3] a title that was typed before recording outlives a refused microphone and the screen', async () => {
  const first = await renderPage();
  const title = () => screen.getByRole('textbox', { name: 'Title of the note' });
  expect(title()).toHaveAttribute('placeholder', 'Voice Note 1');
  await userEvent.type(title(), 'Harbour menu{Enter}');
  await waitFor(() => expect(first.shell.toasts).toMatchObject([{ title: 'Recording failed' }]));
  first.unmount();
  await renderInShell(<Page />, { user: { ...TEST_USER, id: first.userId } });
  expect(title()).toHaveValue('Harbour menu');
});

test('[VN5] the newest first; the search looks in title and transcript', async () => {
  await renderPage(
    note('1', { title: 'Menu' }),
    note('2', { transcript: 'Ask about the menu' }),
    note('3'),
  );
  expect(titles()).toEqual(['Voice Note 3', 'Voice Note 2', 'Menu']);
  expect(screen.getByText('3 notes · 2 min')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('searchbox'), 'MENU');
  expect(titles()).toEqual(['Voice Note 2', 'Menu']);
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'rent');
  expect(screen.getByText('No notes found for "rent"')).toBeInTheDocument();
});

test('[VN6] deleted with Undo, and the focus goes to the next note', async () => {
  const { shell } = await renderPage(note('1'), note('2'));
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Voice Note 2' }));
  expect(await screen.findByRole('button', { name: 'Delete: Voice Note 1' })).toHaveFocus();
  expect(screen.queryByText('Voice Note 2')).not.toBeInTheDocument();
  expect(shell.toasts.at(-1)?.title).toBe('Note deleted');
  shell.toasts.at(-1)?.action?.run();
  expect(await screen.findByText('Voice Note 2')).toBeInTheDocument();
});

test('[VN6] a sound that is gone is said', async () => {
  const { shell } = await renderPage(note('1'));
  await userEvent.click(screen.getByRole('button', { name: 'Download: Voice Note 1' }));
  await screen.findByText('Voice Note 1');
  expect(shell.toasts.at(-1)?.title).toBe('This recording is not on this device');
});

test('[VN12] [K5] the tasks in a transcript are shown where somebody can make them', async () => {
  await renderPage(note('1', { transcript: 'Call Mara. It was late.' }));
  await userEvent.click(screen.getByRole('button', { name: /^Voice Note 1/ }));
  expect(screen.getByText('Call Mara. It was late.')).toBeInTheDocument();
  // No module of this test makes tasks.
  expect(screen.queryByText('1 task found')).not.toBeInTheDocument();
});

test('[VN5] other tools and the palette find notes too', async () => {
  const { shell, userId } = await renderPage(note('1', { transcript: 'Call Mara' }), note('2'));
  const offers = createOffers({ userId, store: null, shell: () => shell });
  const mara = {
    kind: 'voice-note',
    id: '1',
    title: 'Voice Note 1',
    excerpt: 'Call Mara',
    to: { kind: 'tool', toolId: 'voice-notes', at: '1' },
  };
  // The page may still be at work, or say what it did half a second ago.
  await waitFor(async () => {
    expect(await offers.search?.('MARA')).toEqual([mara]);
    expect(await offers.links?.get({ kind: 'voice-note', id: '1' })).toEqual(mara);
    expect(await offers.links?.get({ kind: 'voice-note', id: '9' })).toBeNull();
  });
});
