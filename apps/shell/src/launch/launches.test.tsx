import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepArrival } from '@plainday/shared-platform/arrivals';
import { createTestShell, installServer, renderWithStore } from '@plainday/testing-unit';
import { Launches } from './launches';

/** The part of the browser's caches that is used, in memory. */
function memoryCaches() {
  const kept = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void kept.set(key, response),
    keys: async () => [...kept.keys()],
    match: async (key: string) => kept.get(key)?.clone(),
    delete: async (key: string) => kept.delete(key),
  };
  return { has: async () => kept.size > 0, open: async () => cache };
}

beforeEach(() => {
  installServer();
  Object.assign(globalThis, { caches: memoryCaches() });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

async function share(text: string): Promise<void> {
  const form = new FormData();
  form.append('text', text);
  await keepArrival(new Response(form));
}

test('[DB23] a second text that was shared is asked about after the first, once the page is free', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await share('First');
  await share('Second');
  renderWithStore(<Launches api={createTestShell()} modules={[]} />);
  expect(await screen.findByDisplayValue('First')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByDisplayValue('First')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(await screen.findByDisplayValue('Second')).toBeVisible();
  await user.keyboard('{Escape}');
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(screen.queryByRole('dialog')).toBeNull();
});
