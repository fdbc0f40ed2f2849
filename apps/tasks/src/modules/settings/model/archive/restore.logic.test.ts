import type { ArchivedRow, Contents } from './format';
import { idsIn, inThisAccount } from './ids.logic';
import { mergeMissing, withoutItems } from './merge.logic';
import { deviceChange, rowsToDelete, rowsToSend } from './restore.logic';
import { isSameRow } from './same.logic';
import { run } from '../../../../shared/import/testing/run';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const TASK = '00000000-0000-4000-8000-000000000001';
const CHILD = '00000000-0000-4000-8000-000000000002';

const contents = (
  tables: Record<string, readonly ArchivedRow[]>,
  rest: Partial<Contents> = {},
) => ({
  tables: new Map(Object.entries(tables)),
  device: new Map(),
  texts: [],
  ...rest,
});
const entry = (key: string, value: unknown, version = 1) => ({ key, value, savedAt: 1, version });

test('[SE28] in another account every id becomes another, wherever it stands, and always the same', () => {
  const archive = contents(
    { tasks: [{ id: TASK }, { id: CHILD, parent_task_id: TASK, notes: `see ?task=${TASK}` }] },
    {
      device: new Map([['reminders', [entry('state', { [TASK]: { of: 1 } })]]]),
      texts: [{ key: 'quickNotes', value: `[{"id":"n","taskId":"${TASK}"}]` }],
    },
  );
  const ids = run(idsIn(B, archive.tables, A, new Map()));
  const [parent = '', child = ''] = [ids.get(TASK), ids.get(CHILD)];
  expect(new Set([TASK, CHILD, parent, child]).size).toBe(4);
  const there = run(inThisAccount(archive, ids));
  expect(there.tables.get('tasks')).toEqual([
    { id: parent },
    { id: child, parent_task_id: parent, notes: `see ?task=${parent}` },
  ]);
  expect(there.device.get('reminders')).toEqual([entry('state', { [parent]: { of: 1 } })]);
  expect(there.texts[0]?.value).toBe(`[{"id":"n","taskId":"${parent}"}]`);
  expect(run(idsIn(B, archive.tables, A, there.tables))).toEqual(ids);
  // And back: what came from an account finds its own rows there.
  const back = run(idsIn(A, there.tables, B, archive.tables));
  expect([back.get(parent), back.get(child)]).toEqual([TASK, CHILD]);
  expect(run(idsIn(A, archive.tables, A, new Map())).size).toBe(0);
});

test('[SE28] rows come after those that they point to, in tables and within one', () => {
  const archive = contents({
    time_sessions: [{ id: 's', task_id: 'p' }],
    tasks: [{ id: 'c', parent_task_id: 'p' }, { id: 'p' }],
    projects: [{ id: 'g' }],
  });
  const sent = run(rowsToSend(archive, contents({}), 'add'));
  expect(sent.map(({ table, rows }) => [table, rows.map(({ id }) => id)])).toEqual([
    ['projects', ['g']],
    ['tasks', ['p', 'c']],
    ['time_sessions', ['s']],
  ]);
});

test('[SE28] adding leaves alone what is here; replacing changes it and deletes the rest', () => {
  const archive = contents({ ideas: [{ id: 'a', title: 'Old' }, { id: 'b' }] });
  const here = contents({ ideas: [{ id: 'a', title: 'New' }, { id: 'x' }], habits: [{ id: 'h' }] });
  const sent = (mode: 'add' | 'replace') =>
    run(rowsToSend(archive, here, mode)).map(({ rows }) => rows.map(({ id }) => id));
  expect(sent('add')).toEqual([['b']]);
  expect(sent('replace')).toEqual([['a', 'b']]);
  // A table that the archive does not have stays.
  expect(rowsToDelete(archive, here)).toEqual([{ table: 'ideas', ids: ['x'] }]);
});

test('[SE28] a column that one of both does not know makes no difference', () => {
  const row = { id: 'a', title: 'T', rev: 3, updated_at: 'x', user_id: 'u' };
  expect(isSameRow(row, { ...row, rev: 9, column_of_later: 1 })).toBe(true);
  expect(isSameRow({ ...row, column_of_before: 1 }, row)).toBe(true);
  expect(isSameRow({ ...row, title: 'U' }, row)).toBe(false);
});

test('[SE28] lists whose entries have ids get what is missing in them, and lose it again', () => {
  const here = { own: [{ id: 'a', name: 'Mine' }], hidden: ['x'] };
  const archived = { own: [{ id: 'a', name: 'Theirs' }, { id: 'b' }], hidden: ['y'] };
  const { value, added } = mergeMissing(here, archived);
  expect(value).toEqual({ own: [{ id: 'a', name: 'Mine' }, { id: 'b' }], hidden: ['x'] });
  expect(added).toEqual(['b']);
  expect(withoutItems(value, new Set(added))).toEqual(here);
  expect(mergeMissing(['x'], ['y'])).toEqual({ value: ['x'], added: [] });
});

test('[SE28] on the device what is missing is put there; replacing erases what the archive has not', () => {
  const archive = contents(
    {},
    {
      device: new Map([
        ['mood', [entry('a', { id: 'a', mood: 1 }), entry('b', { id: 'b' })]],
        ['templates', [entry('library', { own: [{ id: 't' }] }, 2)]],
      ]),
      texts: [{ key: 'quickNotes', value: '[{"id":"n"}]' }],
    },
  );
  const here = contents(
    {},
    {
      device: new Map([
        ['mood', [entry('a', { id: 'a', mood: 5 }), entry('z', { id: 'z' })]],
        ['templates', [entry('library', { own: [] }, 1)]],
        ['only-here', [entry('s', 1)]],
      ]),
      texts: [
        { key: 'quickNotes', value: '[{"id":"m"}]' },
        { key: 'plainday.theme', value: 'dark' },
      ],
    },
  );
  const whole = { scope: 'everything' } as const;
  const add = run(deviceChange(archive, here, 'add', whole));
  // Of two versions of a shape nothing can be told.
  expect(add.put.map(({ namespace, entry: { key } }) => [namespace, key])).toEqual([['mood', 'b']]);
  expect(add.texts).toEqual([{ key: 'quickNotes', value: '[{"id":"m"},{"id":"n"}]' }]);
  expect([add.gone, add.goneTexts]).toEqual([[], []]);
  const all = run(deviceChange(archive, here, 'replace', whole));
  expect(all.put).toHaveLength(3);
  expect(all.gone).toEqual([
    { namespace: 'mood', key: 'z' },
    { namespace: 'only-here', key: 's' },
  ]);
  expect(all.goneTexts).toEqual(['plainday.theme']);
  const part = run(deviceChange(archive, here, 'replace', { scope: 'part' }));
  expect([part.gone, part.goneTexts]).toEqual([[{ namespace: 'mood', key: 'z' }], []]);
});
