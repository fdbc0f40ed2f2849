import { placesForMove } from './place.logic';

const LAST = 1_000_000;

/** Puts numbers into a list as a move does. */
function moved(others: readonly number[], index: number): { list: number[]; written: number } {
  const { from, positions } = placesForMove(others, index);
  const list = [...others.slice(0, index), -1, ...others.slice(index)];
  list.splice(from, positions.length, ...positions);
  return { list, written: positions.length };
}

const rises = (list: readonly number[], from = 0) =>
  list.every((place, turn) => turn <= from || place > (list[turn - 1] ?? -1));

it('takes the middle of a gap, and a place of its own at either end', () => {
  expect(placesForMove([10, 20], 1)).toEqual({ from: 1, positions: [15] });
  expect(placesForMove([10, 20], 0)).toEqual({ from: 0, positions: [4] });
  expect(placesForMove([10, 20], 2)).toEqual({ from: 2, positions: [52] });
  expect(placesForMove([], 0)).toEqual({ from: 0, positions: [31] });
});

it('spreads the fewest neighbours that give room', () => {
  expect(placesForMove([10, 11, 12, 90], 1)).toEqual({ from: 1, positions: [30, 50, 70] });
  expect(placesForMove([0, 0, 0], 1)).toEqual({ from: 1, positions: [32, 64, 96] });
});

it('numbers all anew where the numbers themselves run out', () => {
  expect(placesForMove([LAST - 1, LAST], 2)).toEqual({ from: 0, positions: [32, 64, 96] });
  const full = Array.from({ length: 40_000 }, (_, turn) => LAST - 40_000 + turn);
  const { list } = moved(full, 40_000);
  expect(rises(list)).toBe(true);
  expect(Math.max(...list)).toBeLessThanOrEqual(LAST);
});

it('keeps the order through any number of moves to one place, and writes few', () => {
  let list = Array.from({ length: 2000 }, () => 0);
  let written = 0;
  for (let turn = 0; turn < 3000; turn += 1) {
    const from = (turn * 7919) % list.length;
    const others = list.filter((_, index) => index !== from);
    const result = moved(others, 3);
    if (turn > 0) written += result.written;
    list = result.list;
    expect(list.every((place) => place >= 0 && place <= LAST)).toBe(true);
    expect(rises(list, 3)).toBe(true);
  }
  expect(written / 3000).toBeLessThan(50);
});
