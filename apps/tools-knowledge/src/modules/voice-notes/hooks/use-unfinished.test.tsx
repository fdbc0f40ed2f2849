import { Blob as NodeBlob } from 'node:buffer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStore, type ValueStatus } from '@plainday/data-device';
import { renderInShell, TEST_USER, testId } from '@plainday/testing-unit';
import { voiceNotes, voiceParts } from '../model/voice-notes.store';
import { useUnfinished } from './use-unfinished';

let people = 950;

/** What a tab that died has left, taken over. */
function Left({ status }: { readonly status: ValueStatus }) {
  const { recording, keep } = useUnfinished(status);
  return recording && <button onClick={keep}>Keep</button>;
}

test.each([
  ['kept', [{ title: 'Recording saved' }]],
  ['memory', []],
  ['full', []],
] as const)(
  '[VN3][VN8] [K14] where what is recorded is %s, it says no more',
  async (status, toasts) => {
    people += 1;
    const id = testId(people);
    const part = {
      id: 'p1',
      recordingId: 'r1',
      index: 0,
      startedAt: Date.UTC(2026, 10, 21, 8),
      seconds: 3,
      mimeType: 'audio/webm',
      title: 'Harbour menu',
      audio: new NodeBlob(['sound']) as unknown as Blob,
      levels: [1],
      segments: [],
    };
    await deviceStore(id).changeItems(voiceParts, ['p1'], () => part);
    const { shell } = await renderInShell(<Left status={status} />, { user: { ...TEST_USER, id } });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(async () => expect((await deviceStore(id).readItems(voiceParts)).size).toBe(0));
    expect((await deviceStore(id).readItems(voiceNotes)).size).toBe(1);
    expect(shell.toasts).toEqual(toasts);
  },
);
