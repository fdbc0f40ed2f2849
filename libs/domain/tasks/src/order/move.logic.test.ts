import { indexForTarget, moveId, moveTask, neighbourOf, siblingsOf } from './move.logic';
import { indexBetween, neighboursAt, neighboursOf } from './neighbours.logic';
import { sampleTask } from '../sample-task';
import type { Task } from '../model/task.schema';

/** As a person moves it who sees these rows. */
function moved(rows: readonly Task[], id: string, index: number): readonly Task[] {
  const task = rows.find((row) => row.id === id);
  const ids = task ? siblingsOf(rows, task).map((row) => row.id) : [];
  return moveTask(rows, id, neighboursAt(ids, id, index));
}

const show = (rows: readonly Task[]) => rows.map((row) => row.id + row.position).join(' ');

function list(): Task[] {
  return ['a', 'b', 'c', 'd'].map((id, position) => sampleTask(id, { position }));
}

describe('move', () => {
  it('writes the moved task alone where there is a gap', () => {
    const rows = ['a', 'b', 'c', 'd'].map((id, turn) =>
      sampleTask(id, { position: 32 * (turn + 1) }),
    );
    expect(show(moved(rows, 'd', 0))).toBe('d15 a32 b64 c96');
    expect(show(moved(rows, 'a', 2))).toBe('b64 c96 a112 d128');
    expect(show(moved(rows, 'a', 99))).toBe('b64 c96 d128 a160');
    expect(show(moved(rows, 'c', -5))).toBe('c15 a32 b64 d128');
    expect(moved(rows, 'd', 0)[1]).toBe(rows[0]);
  });

  it('makes room behind where there is none, and leaves what is in front', () => {
    const after = moved(list(), 'd', 1);
    expect(show(after)).toBe('a0 d32 b64 c96');
    const ties = ['a', 'b', 'c'].map((id) => sampleTask(id));
    expect(show(moved(ties, 'c', 1))).toBe('a0 c32 b64');
  });

  it('changes nothing where the task stands there, and ignores unknown ids', () => {
    const rows = list();
    expect(moved(rows, 'b', 1)).toBe(rows);
    expect(moved(rows, 'nope', 1)).toBe(rows);
  });

  it('counts only live siblings of the same parent and project', () => {
    const rows = [
      ...list(),
      sampleTask('t', { position: 0, deleted_at: '2026-11-21T00:00:00Z' }),
      sampleTask('s', { position: 0, parent_task_id: 'a' }),
      sampleTask('q', { position: 0, project_id: 'other' }),
    ];
    const after = moved(rows, 'b', 0);
    const position = (id: string) => after.find((row) => row.id === id)?.position;
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

describe('a move told by its neighbours', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const put = (order: string, id: string, from: string, index: number) => {
    const others = [...order].filter((other) => other !== id);
    const named = neighboursAt([...from], id, index);
    const at = indexBetween(others, [...order].indexOf(id), named);
    return others.toSpliced(at, 0, id).join('');
  };

  it('means the same where others have added, deleted and moved', () => {
    // Of 5 4 3 2 1 the 4 is moved down; somebody else has added 0 on top.
    expect(put('054321', '4', '54321', 2)).toBe('053421');
    expect(put('054321', '1', '54321', 0)).toBe('015432');
    // The neighbour in front is gone, then both.
    expect(put('ade', 'e', 'abcde', 2)).toBe('aed');
    expect(put('acd', 'd', 'abxyd'.replace('x', 'c'), 1)).toBe('adc');
    // The neighbours have parted: the one in front counts.
    expect(put('cbad', 'd', 'abcd', 1)).toBe('cbad');
    expect(put('cbade', 'e', 'abcde', 1)).toBe('cbaed');
  });

  it('leaves what stands between them already, and what knows none of them', () => {
    expect(put('abxcde', 'x', 'abxcde', 2)).toBe('abxcde');
    expect(put('anxcde', 'x', 'abxcde', 2)).toBe('anxcde');
    expect(put('xyz', 'z', 'abcz', 1)).toBe('xyz');
  });

  it('is taken back by the neighbours of before', () => {
    const before = neighboursOf(ids, 'd');
    expect(before).toEqual({ after: ['c', 'b', 'a'], before: ['e'] });
    expect(indexBetween(['n', 'a', 'b', 'c', 'e'], 0, before)).toBe(4);
  });

  it('lands between its neighbours wherever both are there, and a second time changes nothing', () => {
    const lists = ['abcde', 'edcba', 'bdace', 'cabed', 'xaybzcde'];
    for (const seen of lists) {
      for (const id of 'abcde') {
        for (let index = 0; index < 5; index += 1) {
          for (const order of lists) {
            const once = put(order, id, seen, index);
            expect(put(once, id, seen, index)).toBe(once);
            const named = neighboursAt([...seen], id, index);
            const front = named.after.find((one) => order.includes(one));
            if (front !== undefined) expect(once.indexOf(front)).toBeLessThan(once.indexOf(id));
          }
        }
      }
    }
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
