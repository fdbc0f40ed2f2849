import { groupNotes } from './note-groups.logic';

const present = {
  nowMs: Date.parse('2026-11-21T14:06:00Z'),
  dayStartMinutes: 0,
  timeZone: 'UTC',
};
const note = (id: string, day: string, pinned?: true) => ({
  id,
  content: id,
  createdAt: `2026-11-${day}T08:00:00.000Z`,
  ...(pinned && { pinned }),
});

test('[QN15][QN16] pinned notes first, then day by day, each in its order', () => {
  const notes = [
    note('a', '21'),
    note('b', '20'),
    note('c', '19', true),
    note('d', '21'),
    note('e', '21', true),
  ];
  const groups = groupNotes(notes, present);
  expect(groups.map(({ title, notes: group }) => [title, group.map(({ id }) => id)])).toEqual([
    ['Pinned', ['c', 'e']],
    ['Today', ['a', 'd']],
    ['Yesterday', ['b']],
  ]);
  expect(groupNotes([], present)).toEqual([]);
});
