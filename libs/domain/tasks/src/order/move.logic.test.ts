import { indexForTarget, moveId, moveTask, neighbourOf } from './move.logic';
import { sampleTask } from '../sample-task';
import type { Task } from '../model/task.schema';

const show = (rows: readonly Task[]) => rows.map((row) => row.id + row.position).join(' ');

function list(): Task[] {
  return ['a', 'b', 'c', 'd'].map((id, position) => sampleTask(id, { position }));
}

describe('move', () => {
  it('writes the moved task alone where there is a gap', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id, turn) =>
      sampleTask(id, { position: 32 * (turn + 1) }),
    );
    expect(show(moveTask(rows, 'd', 0))).toBe('d15 a32 b64 c96');
    expect(show(moveTask(rows, 'a', 2))).toBe('b64 c96 a112 d128');
    expect(show(moveTask(rows, 'a', 99))).toBe('b64 c96 d128 a160');
    expect(show(moveTask(rows, 'c', -5))).toBe('c15 a32 b64 d128');
    expect(moveTask(rows, 'd', 0)[1]).toBe(rows[0]);
  });

  it('makes room behind where there is none, and leaves what is in front', () => {
    const moved = moveTask(list(), 'd', 1);
    expect(show(moved)).toBe('a0 d32 b64 c96');
    const ties = ['a', 'b', 'c'].map((id) => sampleTask(id));
    expect(show(moveTask(ties, 'c', 1))).toBe('a0 c32 b64');
  });

  it('changes nothing where the task stands there, and ignores unknown ids', () => {
    const rows = list();
    expect(moveTask(rows, 'b', 1)).toBe(rows);
    expect(moveTask(rows, 'nope', 1)).toBe(rows);
  });

  it('counts only live siblings of the same parent and project', () => {
    const rows = [
      ...list(),
      sampleTask('t', { position: 0, deleted_at: '2026-11-21T00:00:00Z' }),
      sampleTask('s', { position: 0, parent_task_id: 'a' }),
      sampleTask('q', { position: 0, project_id: 'other' }),
    ];
    const moved = moveTask(rows, 'b', 0);
    const position = (id: string) => moved.find((row) => row.id === id)?.position;
    expect([position('b'), position('a'), position('c')]).toEqual([31, 63, 95]);
    expect([position('t'), position('s'), position('q')]).toEqual([0, 0, 0]);
  });

  it('finds the index of a target and the open neighbours', () => {
    const rows = list();
    expect(indexForTarget(rows, 'a', 'c')).toBe(2);
    expect(indexForTarget(rows, 'a', 'a')).toBeNull();
    expect(indexForTarget(rows, 'a', 'nope')).toBeNull();
    expect(neighbourOf(rows, 'b', -1)?.id).toBe('a');
    expect(neighbourOf(rows, 'a', -1)).toBeNull();
    expect(neighbourOf(rows, 'd', 1)).toBeNull();
  });

  it('skips completed neighbours and does not move completed tasks', () => {
    const rows = list().map((row) => (row.id === 'b' ? { ...row, completed: true } : row));
    expect(neighbourOf(rows, 'a', 1)?.id).toBe('c');
    expect(neighbourOf(rows, 'b', 1)).toBeNull();
  });
});

describe('moving an id', () => {
  const ids = ['a', 'b', 'c'];

  it('puts it at another place and leaves the others in order', () => {
    expect(moveId(ids, 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moveId(ids, 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveId(ids, 'b', 9)).toEqual(['a', 'c', 'b']);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  it('changes nothing where nothing moves', () => {
    expect(moveId(ids, 'b', 1)).toBe(ids);
    expect(moveId(ids, 'a', -1)).toBe(ids);
    expect(moveId(ids, 'x', 1)).toBe(ids);
  });
});
