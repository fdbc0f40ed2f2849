import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { ShellContext, type OffersPort } from '@plainday/federation-contract';
import { createTestShell } from '@plainday/testing-unit';
import { useFactSums } from './use-fact-sums';

const RANGE = { from: '2026-11-01', to: '2026-11-30' };
const fact = (day: string, value: number, source = 'one') => ({ day, value, source });

function render(answers: Record<string, ReturnType<typeof fact>[]>) {
  const listeners: (() => void)[] = [];
  const facts = jest.fn<ReturnType<OffersPort['facts']>, Parameters<OffersPort['facts']>>(
    async (kind) => answers[kind] ?? [],
  );
  const shell = createTestShell();
  const offers: OffersPort = {
    ...shell.offers,
    facts,
    subscribe: (_part, _kind, listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ShellContext value={{ ...shell, offers }}>{children}</ShellContext>
  );
  const drawn: boolean[] = [];
  const hook = renderHook(
    ({ from, to }) => {
      const sums = useFactSums(['water', 'walks'], { from, to });
      drawn.push(sums.ready);
      return sums;
    },
    { wrapper, initialProps: RANGE },
  );
  return { ...hook, facts, drawn, changed: () => listeners.forEach((listener) => listener()) };
}

test('kinds are asked for together, answered at once, and added up by day', async () => {
  const { result, drawn } = render({
    water: [fact('2026-11-01', 3), fact('2026-11-01', 2, 'two'), fact('2026-11-02', 1)],
  });
  await act(async () => undefined);
  expect(result.current.ready).toBe(true);
  expect(result.current.byDay('water')).toEqual(
    new Map([
      ['2026-11-01', 5],
      ['2026-11-02', 1],
    ]),
  );
  expect(result.current.byDay('walks').size).toBe(0);
  expect(drawn.filter(Boolean)).toHaveLength(1);
});

test('a change that is told for each kind is one question; another range is one more', async () => {
  const { facts, changed, rerender } = render({});
  await act(async () => undefined);
  expect(facts).toHaveBeenCalledTimes(2);
  await act(async () => changed());
  expect(facts).toHaveBeenCalledTimes(4);
  await act(async () => rerender({ from: '2026-10-01', to: '2026-10-31' }));
  expect(facts).toHaveBeenCalledTimes(6);
  expect(facts).toHaveBeenLastCalledWith('walks', { from: '2026-10-01', to: '2026-10-31' });
});
