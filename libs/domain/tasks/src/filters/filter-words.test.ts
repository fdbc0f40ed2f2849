import { conditionsOf, joined, tagsIn } from './edit-filter';
import type { Filter } from './filter.schema';
import { filterWords } from './filter-words';

const names = { projectTitle: (id: string) => (id === 'g' ? 'Garden' : undefined) };
const phone: Filter = { kind: 'tag', tag: 'phone' };
const today: Filter = { kind: 'due', range: 'today' };
const overdue: Filter = { kind: 'due', range: 'overdue' };
const garden: Filter = { kind: 'project', id: 'g' };
const not = (of: Filter): Filter => ({ kind: 'not', of });

test.each<[string, Filter]>([
  ['Tag is @phone', phone],
  ['Tag is not @phone', not(phone)],
  ['Tag is @phone', not(not(phone))],
  ['Without a tag', { kind: 'tag', tag: null }],
  ['Project is “Garden”', garden],
  ['Project is not a project that is gone', not({ kind: 'project', id: 'x' })],
  ['In no project', { kind: 'project', id: null }],
  ['Priority is high', { kind: 'priority', priority: 'high' }],
  ['Due in the next 7 days', { kind: 'due', range: 'week' }],
  ['With a date', not({ kind: 'due', range: 'none' })],
  ['At most 15 min', { kind: 'duration', atMost: 15 }],
  ['Without “rent”', not({ kind: 'words', words: 'rent' })],
  ['Open', { kind: 'completed', completed: false }],
  ['Open', not({ kind: 'completed', completed: true })],
  ['Completed', not({ kind: 'completed', completed: false })],
  [
    'Tag is @phone and (due today or overdue)',
    joined([phone, { kind: 'or', of: [today, overdue] }]),
  ],
  ['Tag is not @phone or not due today', not(joined([phone, today]))],
  ['Not due today and not overdue', not({ kind: 'or', of: [today, overdue] })],
  ['Every task', { kind: 'and', of: [] }],
  ['No task', { kind: 'or', of: [] }],
])('[FL4] %s', (text, filter) => {
  expect(filterWords(filter, names)).toBe(text);
});

test('the parts of a filter are its chips, and together they are the filter', () => {
  expect(joined(conditionsOf(phone))).toEqual(phone);
  const both: Filter = { kind: 'and', of: [phone, today] };
  expect(joined(conditionsOf(both))).toEqual(both);
});

test('[TG4] a task added in a view carries what every task in it must carry', () => {
  expect(tagsIn(joined([phone, not({ kind: 'tag', tag: 'mira' }), today]))).toEqual(['phone']);
  expect(tagsIn({ kind: 'or', of: [phone, today] })).toEqual([]);
});
