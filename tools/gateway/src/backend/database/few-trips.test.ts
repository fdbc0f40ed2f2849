import { goLessOften } from './few-trips';

const CONTEXT = "select set_config('role', $1, true)";
const SELECT = 'select * from tasks where id = $1';

interface Sent {
  readonly sql: string;
  readonly prepare: boolean;
  answer: (error?: Error) => void;
}

/** A connection whose answers the test gives. */
function connect() {
  const sent: Sent[] = [];
  const driver = {
    reserve: () =>
      Promise.resolve({
        unsafe: (sql: string, _params: unknown[] = [], options = { prepare: false }) =>
          new Promise<unknown[]>((resolve, reject) => {
            const answer = (error?: Error) => (error ? reject(error) : resolve([]));
            sent.push({ sql, prepare: options.prepare, answer });
          }),
        release: () => undefined,
      }),
  };
  goLessOften(driver);
  return { sent, reserve: driver.reserve };
}

const settled = () => new Promise((done) => setImmediate(done));

test('begin travels with the statement that says in whose name', async () => {
  const { sent, reserve } = connect();
  const connection = await reserve();
  await connection.unsafe('begin');
  expect(sent).toEqual([]);
  const said = connection.unsafe(CONTEXT, ['authenticated']);
  await settled();
  expect(sent.map(({ sql }) => sql)).toEqual(['begin', CONTEXT]);
  for (const { answer } of sent) answer();
  await said;
});

test.each(['begin', CONTEXT])(
  'nobody is told to go on before the database agreed: %s',
  async (failing) => {
    const { sent, reserve } = connect();
    const connection = await reserve();
    await connection.unsafe('begin');
    const said = connection.unsafe(CONTEXT, ['authenticated']);
    await settled();
    for (const { sql, answer } of sent) answer(sql === failing ? new Error('refused') : undefined);
    await expect(said).rejects.toThrow('refused');
  },
);

test('what says no name waits until the transaction has begun', async () => {
  const { sent, reserve } = connect();
  const connection = await reserve();
  await connection.unsafe('begin');
  const written = connection.unsafe('delete from sessions where id = $1', ['1']);
  await settled();
  expect(sent.map(({ sql }) => sql)).toEqual(['begin']);
  sent[0]?.answer();
  await settled();
  expect(sent).toHaveLength(2);
  sent[1]?.answer();
  await written;
});

test('of a transaction in which nothing was asked the database hears nothing', async () => {
  const { sent, reserve } = connect();
  const connection = await reserve();
  await connection.unsafe('begin');
  await connection.unsafe('rollback');
  expect(sent).toEqual([]);
});

test('a statement with values is prepared once it has come often, on every connection', async () => {
  const { sent, reserve } = connect();
  for (let index = 0; index < 4; index += 1) {
    const connection = await reserve();
    void connection.unsafe(SELECT, [String(index)]);
    void connection.unsafe('commit');
  }
  await settled();
  const prepared = (text: string) =>
    sent.filter(({ sql }) => sql === text).map((one) => one.prepare);
  expect(prepared(SELECT)).toEqual([false, false, true, true]);
  expect(prepared('commit')).toEqual([false, false, false, false]);
});
