import { slotsOf } from './slots.logic';

describe('slots of a list', () => {
  it('are its rows where there are no groups', () => {
    const ids = ['a', 'b'];
    const slots = slotsOf(ids, []);
    expect(slots.ids).toBe(ids);
    expect([slots.rowAt(1), slots.slotOf(1), slots.groupAt(0)]).toEqual([1, 1, undefined]);
  });

  it('hold a heading before the first row of each group, also of an empty one', () => {
    const groups = [
      { key: 'late', label: 'Overdue', start: 0 },
      { key: 'today', label: 'Today', start: 2 },
      { key: 'none', label: 'No date', start: 2 },
    ];
    const slots = slotsOf(['a', 'b', 'c'], groups);
    expect(slots.ids).toEqual(['group:late', 'a', 'b', 'group:today', 'group:none', 'c']);
    expect(slots.ids.map((_, slot) => slots.groupAt(slot)?.label)).toEqual([
      'Overdue',
      undefined,
      undefined,
      'Today',
      'No date',
      undefined,
    ]);
    expect([1, 2, 5].map(slots.rowAt)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map(slots.slotOf)).toEqual([1, 2, 5]);
  });
});
