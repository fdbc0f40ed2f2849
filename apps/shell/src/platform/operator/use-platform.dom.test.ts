import { act, renderHook } from '@testing-library/react';
import type { PlatformAnswer } from './read-platform';
import { usePlatform } from './use-platform';

const answers: ((answer: PlatformAnswer) => void)[] = [];
jest.mock('./read-platform', () => ({
  readPlatform: () => new Promise<PlatformAnswer>((resolve) => answers.push(resolve)),
}));

const stateOf = (id: string) => ({
  live: { id, kept: 0 },
  parts: [],
  faults: { since: '2026-11-25T14:06:00Z', seen: [] },
  previews: [],
  log: [],
});

it('drops the answer to a question that a later one was answered before', async () => {
  const config = { supabaseUrl: '', publishableKey: '', mailbox: false };
  const { result } = renderHook(() => usePlatform(config));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(answers).toHaveLength(2);
  await act(async () => answers[1]?.(stateOf('r2')));
  await act(async () => answers[0]?.(stateOf('r1')));
  expect(result.current).toMatchObject({ state: { live: { id: 'r2' } } });
});
