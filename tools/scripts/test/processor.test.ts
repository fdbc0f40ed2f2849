import { look, ticksOf } from './processor.mjs';

const seen = (pid: number, parent: number, own: number, waited = 0) => ({
  pid,
  parent,
  own,
  waited,
});

function ticksAfter(...looks: ReturnType<typeof seen>[][]): number {
  const known = new Map<number, ReturnType<typeof seen>>();
  for (const all of looks) look(known, 10, all);
  return ticksOf(known, 10);
}

test('all below a process count, others do not', () => {
  expect(ticksAfter([seen(12, 11, 5), seen(11, 10, 3), seen(10, 1, 2), seen(20, 1, 100)])).toBe(10);
});

test('what has ended stays, and is not counted again when it was waited for', () => {
  const first = [seen(10, 1, 2), seen(11, 10, 30)];
  expect(ticksAfter(first, [seen(10, 1, 4)])).toBe(34);
  expect(ticksAfter(first, [seen(10, 1, 4, 31)])).toBe(35);
});

test('a process that lived too shortly to be seen counts once its parent has waited for it', () => {
  expect(ticksAfter([seen(10, 1, 2, 7)])).toBe(9);
});

test('a process whose parent has ended still belongs to the one that started it', () => {
  const first = [seen(10, 1, 2), seen(11, 10, 3), seen(12, 11, 5)];
  expect(ticksAfter(first, [seen(10, 1, 2), seen(12, 1, 50)])).toBe(55);
});
