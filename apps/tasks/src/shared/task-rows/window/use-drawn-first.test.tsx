import { renderHook, waitFor } from '@testing-library/react';
import { useDrawnFirst } from './use-drawn-first';

const named = (count: number, name = 'row') =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);
const SEEN = { start: 10, end: 20 };
const WIDE = { start: 4, end: 26 };

function show(ids: readonly string[]) {
  return renderHook((props) => useDrawnFirst(props.ids, props.wide, props.seen), {
    initialProps: { ids, wide: WIDE, seen: SEEN },
  });
}

it('draws what is in sight, and what is around it after that is painted', async () => {
  const { result } = show(named(40));
  expect(result.current).toEqual(SEEN);
  await waitFor(() => expect(result.current).toEqual(WIDE));
});

it('keeps what is drawn around it where a row leaves', async () => {
  const ids = named(40);
  const { result, rerender } = show(ids);
  await waitFor(() => expect(result.current).toEqual(WIDE));
  rerender({ ids: ids.toSpliced(12, 1), wide: WIDE, seen: SEEN });
  expect(result.current).toEqual({ start: 4, end: 25 });
  await waitFor(() => expect(result.current).toEqual(WIDE));
});

it('keeps what is drawn around it where the list is scrolled', async () => {
  const ids = named(40);
  const { result, rerender } = show(ids);
  await waitFor(() => expect(result.current).toEqual(WIDE));
  rerender({ ids, wide: { start: 8, end: 30 }, seen: { start: 14, end: 24 } });
  expect(result.current).toEqual({ start: 8, end: 26 });
});

it('begins anew with other rows', async () => {
  const { result, rerender } = show(named(40));
  await waitFor(() => expect(result.current).toEqual(WIDE));
  rerender({ ids: named(40, 'found'), wide: WIDE, seen: SEEN });
  expect(result.current).toEqual(SEEN);
});
