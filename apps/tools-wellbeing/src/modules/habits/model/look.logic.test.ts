import { PALETTE } from '@plainday/domain-tasks';
import { groupsOf, inOrder, withMoved } from './arrange.logic';
import { inkOn, paletteIndex } from './look.logic';

const habit = (id: string, color: string) => ({
  id,
  user_id: 'u',
  title: id,
  description: null,
  color,
  created_at: '2026-11-01',
});

test('[HB1] the check is white where it reaches 3:1 on the color, else dark', () => {
  const dark = PALETTE.filter((color) => inkOn(color) !== '#ffffff');
  expect(dark).toEqual(['#10B981', '#F59E0B', '#06B6D4', '#84CC16', '#F97316']);
  expect(paletteIndex('#10b981')).toBe(1);
  expect(paletteIndex('#123456')).toBe(0);
});

test('[HB10] new habits come first, the others as they were put', () => {
  const habits = ['new', 'a', 'b'].map((id) => habit(id, '#3B82F6'));
  expect(inOrder(habits, ['b', 'a', 'gone']).map(({ id }) => id)).toEqual(['new', 'b', 'a']);
  expect(withMoved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(withMoved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
});

test('[HB10] groups stand in the order of the palette', () => {
  const habits = [habit('a', '#EF4444'), habit('b', '#3b82f6'), habit('c', '#EF4444')];
  const groups = groupsOf(habits, true).map(({ name, habits: own }) => [name, own.length]);
  expect(groups).toEqual([
    ['Blue', 1],
    ['Red', 2],
  ]);
  expect(groupsOf(habits, false)).toHaveLength(1);
});
