import type { Answer } from '@plainday/data-api';
import { savedEntry } from './saved-entry';

interface Row {
  readonly project_id: string | null;
  readonly task_id: string | null;
}

/** A database without these constraints' rows; says what it was sent. */
function setUp(gone: readonly string[]) {
  const sent: Row[] = [];
  const insert = (row: Row): Promise<Answer> => {
    sent.push(row);
    const refused = gone.find((name) => row[`${name}_id` as keyof Row] !== null);
    const message = `violates foreign key constraint "time_sessions_${refused}_fk"`;
    const error = refused ? { code: '23503', message } : null;
    return Promise.resolve({ data: error ? null : [row], error });
  };
  return { sent, answer: savedEntry<Row>({ project_id: 'p1', task_id: 't1' }, insert) };
}

test('[TT12] an entry is saved once where all that it names is there', async () => {
  const { sent, answer } = setUp([]);
  expect((await answer).error).toBeNull();
  expect(sent).toEqual([{ project_id: 'p1', task_id: 't1' }]);
});

test('[TT12] a project or a task that is gone is left out, and the time is kept', async () => {
  expect((await setUp(['project']).answer).data).toEqual([{ project_id: null, task_id: 't1' }]);
  expect((await setUp(['task']).answer).data).toEqual([{ project_id: 'p1', task_id: null }]);
  const { sent, answer } = setUp(['project', 'task']);
  expect((await answer).data).toEqual([{ project_id: null, task_id: null }]);
  expect(sent).toHaveLength(3);
});

test('[TT12] any other refusal stays one', async () => {
  const insert = () => Promise.resolve({ data: null, error: { code: '42501' } });
  const answer = await savedEntry({ project_id: 'p1' }, insert);
  expect(answer.error).toEqual({ code: '42501' });
});
