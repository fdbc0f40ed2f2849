import {
  compareInstants,
  compareTasks,
  compareTrash,
  insertTask,
  sortedTasks,
} from './order.logic';
import { sampleTask } from '../sample-task';

const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id).join('');

describe('total order', () => {
  const rows = [
    sampleTask('a', { position: 1 }),
    sampleTask('b', { position: 0, created_at: '2026-11-21T10:00:00.000Z' }),
    sampleTask('c', { position: 0, created_at: '2026-11-21T11:00:00+00:00' }),
    sampleTask('e', { position: 0, created_at: '2026-11-21T09:00:00Z' }),
    sampleTask('d', { position: 0, created_at: '2026-11-21T09:00:00Z' }),
  ];

  it('is position, then newest first, then id', () => {
    expect(ids([...rows].sort(compareTasks))).toBe('cbdea');
    expect(ids([...rows].reverse().sort(compareTasks))).toBe('cbdea');
  });

  it('leaves a sorted list alone and copies an unsorted one', () => {
    const sorted = sortedTasks(rows);
    expect(sortedTasks(sorted)).toBe(sorted);
    expect(ids(rows)).toBe('abced');
  });

  it('inserts where a full sort would put the row', () => {
    const sorted = sortedTasks(rows);
    for (const [position, created_at] of [
      [0, '2026-11-21T12:00:00Z'],
      [0, '2026-11-21T08:00:00Z'],
      [1, '2026-11-21T12:00:00Z'],
      [7, '2026-11-21T12:00:00Z'],
    ] as const) {
      const row = sampleTask('x', { position, created_at });
      expect(ids(insertTask(sorted, row))).toBe(ids([...sorted, row].sort(compareTasks)));
    }
    expect(ids(insertTask([], sampleTask('x')))).toBe('x');
  });

  it('puts what was trashed last in front', () => {
    const old = sampleTask('o', { deleted_at: '2026-11-20T00:00:00+00:00' });
    const fresh = sampleTask('f', { deleted_at: '2026-11-21T00:00:00.000Z', position: 9 });
    expect(ids([old, fresh].sort(compareTrash))).toBe('fo');
  });
});

describe('instants', () => {
  it('treats the spellings of client and database as equal', () => {
    expect(compareInstants('2026-11-21T12:00:00.120Z', '2026-11-21T12:00:00.12+00:00')).toBe(0);
    expect(compareInstants('2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00+00:00')).toBe(0);
    expect(compareInstants('2026-11-21T12:00:00Z', '2026-11-21T14:00:00+02:00')).toBe(0);
  });

  it('sees microseconds', () => {
    expect(compareInstants('2026-11-21T12:00:00.123456+00:00', '2026-11-21T12:00:00.123Z')).toBe(1);
    expect(compareInstants('2026-11-21T12:00:00Z', '2026-11-21T12:00:00.5Z')).toBe(-1);
  });
});
