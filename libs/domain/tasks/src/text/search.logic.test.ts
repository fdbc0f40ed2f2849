import { sampleTask } from '../sample-task';
import { searchTasks } from './search.logic';

const rows = [
  sampleTask('1', { title: 'Call the DENTIST' }),
  sampleTask('2', { title: 'x', description: 'Dentist again' }),
  sampleTask('3', { title: 'x', notes: 'ask dentist' }),
  sampleTask('4', { title: 'Other' }),
];

describe('search', () => {
  it('[spec §5] looks in title, description and notes, whatever the case', () => {
    expect(searchTasks(rows, 'dentIST').map((row) => row.id)).toEqual(['1', '2', '3']);
  });

  it('finds nothing or everything honestly', () => {
    expect(searchTasks(rows, 'zebra')).toEqual([]);
    expect(searchTasks(rows, '  ')).toBe(rows);
  });

  it('finds words with accents by plain letters', () => {
    expect(searchTasks([sampleTask('1', { title: 'Café' })], 'cafe')).toHaveLength(1);
  });

  it('treats the query as plain text', () => {
    expect(searchTasks([sampleTask('1', { title: 'a.*b (x)' })], '.*b (')).toHaveLength(1);
  });

  it('does not find across the borders of fields', () => {
    expect(searchTasks([sampleTask('1', { title: 'ab', notes: 'cd' })], 'abcd')).toHaveLength(0);
  });
});
