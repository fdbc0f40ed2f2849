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

  it('[F12] finds words with accents by plain letters', () => {
    expect(searchTasks([sampleTask('1', { title: 'Café' })], 'cafe')).toHaveLength(1);
  });

  it('treats the query as plain text', () => {
    expect(searchTasks([sampleTask('1', { title: 'a.*b (x)' })], '.*b (')).toHaveLength(1);
  });

  it('does not find across the borders of fields', () => {
    expect(searchTasks([sampleTask('1', { title: 'ab', notes: 'cd' })], 'abcd')).toHaveLength(0);
  });
});

test('a word with @ finds tasks with such a tag, in addition to the letter', () => {
  const rows = [
    sampleTask('Ring the printer', { tags: ['Phone', 'halden'] }),
    sampleTask('Ring Ada', { tags: ['phonebook'] }),
    sampleTask('Write to ada@phone.example'),
    sampleTask('Say @phone aloud'),
  ];
  const found = (query: string) => searchTasks(rows, query).map(({ title }) => title);
  expect(found('@phone')).toEqual([
    'Ring the printer',
    'Ring Ada',
    'Write to ada@phone.example',
    'Say @phone aloud',
  ]);
  expect(found('ring @PHONE @halden')).toEqual(['Ring the printer']);
  expect(found('@halden printer')).toEqual(['Ring the printer']);
  expect(found('@halden ada')).toEqual([]);
  expect(found('@')).toEqual(['Write to ada@phone.example', 'Say @phone aloud']);
});
