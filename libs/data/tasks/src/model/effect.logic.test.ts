import { newTask, type Task } from '@plainday/domain-tasks';
import { applyEffect, toldRows } from './effect.logic';
import { lookUp, type FindTasks } from './known-tasks';
import { projectKey } from './list-key';
import { effectOfChange, effectOfEmptying, effectOfRemoval } from './write.logic';

let bornMs = Date.UTC(2026, 10, 21);
function task(id: string, fields: Partial<Task> = {}): Task {
  bornMs -= 1000;
  return { ...newTask(id, { id, userId: 'u', nowMs: bornMs }), ...fields };
}
const ids = (rows: readonly Task[]) => rows.map((row) => row.id).join('');
const finder =
  (rows: readonly Task[]): FindTasks =>
  (wanted) =>
    rows.filter(wanted);

const STAMP = '2026-11-21T10:00:00.000Z';

describe('effects on lists', () => {
  const a = task('a');
  const b = task('b');
  const child = task('c', { parent_task_id: 'a' });
  const rows = [a, b, child];
  const find = finder(rows);

  it('puts a new row first', () => {
    const row = { ...task('n'), created_at: new Date().toISOString() };
    expect(ids(applyEffect(rows, 'inbox', { put: [{ row, changes: null }] }))).toBe('nabc');
    expect(applyEffect(rows, projectKey('p'), { put: [{ row, changes: null }] })).toBe(rows);
  });

  it.each([1, 5])('brings no row back that somebody else took out, by changing %i', (count) => {
    const some = Array.from({ length: count }, (_, at) => task(`r${at}`));
    const changed = some.map((row) => ({ row: { ...row, title: 'B' }, changes: { title: 'B' } }));
    expect(applyEffect(rows, 'everywhere', { put: changed })).toBe(rows);
    // Another project makes no row live again; only in the list of that project may it be new.
    const moved = some.map((row) => ({ row, changes: { project_id: null } }));
    expect(applyEffect(rows, 'everywhere', { put: moved })).toBe(rows);
    expect(applyEffect(rows, 'inbox', { put: moved })).toHaveLength(3 + count);
    const restored = some.map((row) => ({ row, changes: { deleted_at: null } }));
    expect(applyEffect(rows, 'everywhere', { put: restored })).toHaveLength(3 + count);
  });

  it('keeps every other row as it is when one changes', () => {
    const next = applyEffect(rows, 'inbox', effectOfChange(b, { title: 'B' }, lookUp(find)));
    expect(next[0]).toBe(a);
    expect(next[1]?.title).toBe('B');
    expect(next[2]).toBe(child);
  });

  it('[decision 13] takes live subtasks along into the trash and back by equal stamp', () => {
    const alone = task('d', { parent_task_id: 'a', deleted_at: '2026-11-20T00:00:00.000Z' });
    const all = [...rows, alone];
    const trashed = effectOfChange(a, { deleted_at: STAMP }, lookUp(finder(all)));
    expect(ids(applyEffect(rows, 'inbox', trashed))).toBe('b');
    const trash = applyEffect([alone], 'trash', trashed);
    expect([...ids(trash)].sort().join('')).toBe('acd');

    const inTrash = trash.find((row) => row.id === 'a');
    const back = effectOfChange(
      inTrash ?? a,
      { deleted_at: null, completed: false },
      lookUp(finder(trash)),
    );
    expect(ids(applyEffect(trash, 'trash', back))).toBe('d');
    expect(ids(applyEffect([b], 'inbox', back))).toBe('abc');
  });

  it('[decision 10] moves subtasks with their parent to a project', () => {
    const moved = effectOfChange(a, { project_id: 'p' }, lookUp(find));
    expect(ids(applyEffect(rows, 'inbox', moved))).toBe('b');
    expect(ids(applyEffect([], projectKey('p'), moved))).toBe('ac');
    expect(ids(applyEffect(rows, 'everywhere', moved))).toBe('abc');
  });

  it('brings a trashed parent back with its subtask, as the database does', () => {
    const parent = { ...a, deleted_at: STAMP, completed: true };
    const first = { ...child, deleted_at: STAMP };
    const second = task('e', { parent_task_id: 'a', deleted_at: STAMP });
    const trash = [parent, first, second];
    const back = effectOfChange(first, { deleted_at: null }, lookUp(finder(trash)));
    expect(applyEffect(trash, 'trash', back)).toEqual([]);
    expect(ids(applyEffect([], 'inbox', back))).toBe('ace');
  });

  it('lays changes over a newer copy of the row', () => {
    const effect = effectOfChange(a, { title: 'mine' }, lookUp(find));
    const fresh = { ...a, notes: 'from elsewhere', rev: 4 };
    expect(applyEffect([fresh], 'inbox', effect)[0]).toMatchObject({
      title: 'mine',
      notes: 'from elsewhere',
      rev: 4,
    });
  });

  it.each([1, 5])('takes what the server tells of %i rows by one rule of revisions', (count) => {
    const shown = Array.from({ length: count }, (_, at) =>
      task(`r${at}`, { rev: 4, position: at }),
    );
    const told = (rev: number) =>
      shown.map((row) => ({ ...row, title: 'Theirs', rev, position: 9 }));
    const apply = (rows: readonly Task[], rev: number, how: 'read' | 'added' | 'changed') =>
      applyEffect(rows, 'everywhere', { put: toldRows(told(rev), how) });
    for (const how of ['added', 'changed'] as const) {
      expect(apply(shown, 3, how)).toBe(shown);
      expect(apply(shown, 4, how)[0]).toMatchObject({ title: 'Theirs', rev: 4 });
    }
    // A row that was deleted for good and put back begins with its first revision.
    expect(apply(shown, 0, 'read')[0]).toMatchObject({ title: 'Theirs', rev: 0, position: 9 });
    for (const how of ['added', 'changed'] as const) {
      expect(apply(shown, 5, how).every(({ position }) => position === 9)).toBe(true);
    }
    expect(apply([], 5, 'read')).toHaveLength(count);
    expect(apply([], 5, 'added')).toHaveLength(count);
    expect(apply([], 5, 'changed')).toHaveLength(0);
  });

  it('does not double a row that the server already lists', () => {
    expect(applyEffect(rows, 'inbox', { put: [{ row: a, changes: null }] })).toBe(rows);
  });

  it('removes subtasks with their parent for good', () => {
    expect(ids(applyEffect(rows, 'inbox', effectOfRemoval('a', find)))).toBe('b');
  });

  it('[decision 6] empties all of the trash or only what was not completed', () => {
    const done = task('x', { deleted_at: STAMP, completed: true });
    const gone = task('y', { deleted_at: STAMP });
    const later = task('z', { deleted_at: '2026-11-21T10:00:01.000Z' });
    const trash = [done, gone, later];
    expect(ids(applyEffect(trash, 'trash', effectOfEmptying(true, STAMP, finder(trash))))).toBe(
      'xz',
    );
    expect(ids(applyEffect(trash, 'trash', effectOfEmptying(false, STAMP, finder(trash))))).toBe(
      'z',
    );
  });

  it('many rows at once end like one by one', () => {
    const many = ['1', '2', '3', '4', '5'].map((id) => task(id));
    const puts = many.map((row) => ({ row, changes: null }));
    const together = applyEffect(rows, 'inbox', { put: puts });
    const single = puts.reduce<readonly Task[]>(
      (list, put) => applyEffect(list, 'inbox', { put: [put] }),
      rows,
    );
    expect(ids(together)).toBe(ids(single));
  });

  it('changes nothing when it is laid on twice', () => {
    const effects = [
      effectOfChange(a, { deleted_at: STAMP, completed: true }, lookUp(find)),
      effectOfChange(b, { title: 'B' }, lookUp(find)),
      effectOfRemoval('a', find),
      { put: [{ row: task('n'), changes: null }] },
      { put: ['1', '2', '3', '4'].map((id) => ({ row: task(id), changes: null })) },
      { move: { id: 'b', after: [], before: ['a'] } },
      { positions: { a: 7, b: 3 } },
    ];
    for (const effect of effects) {
      for (const key of ['inbox', 'trash', 'everywhere'] as const) {
        const once = applyEffect(rows, key, effect);
        expect(applyEffect(once, key, effect)).toBe(once);
      }
    }
  });
});
