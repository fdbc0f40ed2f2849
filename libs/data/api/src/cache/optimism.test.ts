import { patchQuery, removeById, updateById, type CachePatch } from './cache-patch';
import { createOptimism, type CacheEntry, type Optimism } from './optimism';

interface Row {
  readonly id: string;
  readonly title: string;
}
type Rows = readonly Row[];

const LIST = 'list';
const list = { name: LIST } as { name: string; Types: { ResultType: Rows; QueryArg: void } };
const add = (row: Row): CachePatch =>
  patchQuery(list, (rows) => (rows.some(({ id }) => id === row.id) ? rows : [row, ...rows]));
const rename = (id: string, title: string): CachePatch =>
  patchQuery(list, (rows) => updateById(rows, id, { title }));
const remove = (id: string): CachePatch => patchQuery(list, (rows) => removeById(rows, id));

/** A cache of one list, and the layer above it. */
function setUp(start: Rows): {
  optimism: Optimism;
  view: () => Rows;
  answer: (rows: Rows, read?: string) => void;
} {
  let entry: CacheEntry = { key: 'k', endpoint: LIST, arg: undefined, data: start };
  const optimism = createOptimism({
    entries: (endpoint) => (endpoint === LIST ? [entry] : []),
    write: (_entry, data) => {
      entry = { ...entry, data };
    },
  });
  return {
    optimism,
    view: () => entry.data as Rows,
    answer: (rows, read) => {
      const from = read === undefined ? undefined : { read };
      entry = { ...entry, data: optimism.admit('k', LIST, undefined, rows, from) };
    },
  };
}

const A = { id: 'a', title: 'A' };
const B = { id: 'b', title: 'B' };
const C = { id: 'c', title: 'C' };

test('a failed write is taken back without touching a later one', () => {
  const { optimism, view } = setUp([A]);
  optimism.begin('1', [add(B)]);
  optimism.begin('2', [rename('a', 'A2')]);
  optimism.undo('1');
  expect(view()).toEqual([{ id: 'a', title: 'A2' }]);
  optimism.settle('2', []);
  expect(view()).toEqual([{ id: 'a', title: 'A2' }]);
});

test('[V2] what was read after a write has settled is not covered by its answer again', () => {
  const { optimism, view, answer } = setUp([A]);
  // A slow read of another list holds the write open.
  optimism.readStarted('slow');
  optimism.begin('1', [rename('a', 'Mine')]);
  optimism.settle('1', [rename('a', 'Mine, as answered')]);
  optimism.readStarted('later');
  answer([{ id: 'a', title: 'Theirs, after mine' }], 'later');
  expect(view()).toEqual([{ id: 'a', title: 'Theirs, after mine' }]);
  optimism.begin('2', [add(B)]);
  optimism.undo('2');
  optimism.readEnded('slow');
  expect(view()).toEqual([{ id: 'a', title: 'Theirs, after mine' }]);
});

test('[V2] a guess gives way to what the answer says', () => {
  const { optimism, view } = setUp([A, B]);
  optimism.begin('1', [rename('a', 'Guess'), rename('b', 'Guess, too')]);
  optimism.settle('1', [rename('a', 'Known')], true);
  expect(view()).toEqual([{ id: 'a', title: 'Known' }, B]);
});

test('which of a write and a read is of later is asked once, where their answers have crossed and differ', () => {
  const { optimism, answer } = setUp([A, B]);
  const titleOf = (title: string) => [{ id: 'a', title }, B];
  optimism.begin('1', [rename('a', 'Mine')]);
  optimism.readStarted('read');
  answer(titleOf('Theirs'), 'read');
  optimism.readEnded('read');
  optimism.begin('2', [rename('b', 'B2')]);
  optimism.settle('1', []);
  expect(optimism.takeDoubtful()).toEqual([]);
  optimism.settle('2', []);
  expect(optimism.takeDoubtful()).toEqual([{ key: 'k', endpoint: LIST, arg: undefined }]);
  expect(optimism.takeDoubtful()).toEqual([]);

  optimism.begin('3', [add(C)]);
  answer([C, A, B], 'read that has it');
  optimism.settle('3', []);
  expect(optimism.takeDoubtful()).toEqual([]);
});

test('an answer that does not know an open write does not hide it', () => {
  const { optimism, view, answer } = setUp([A]);
  optimism.begin('1', [add(B)]);
  answer([A, C]);
  expect(view()).toEqual([B, A, C]);
  optimism.undo('1');
  expect(view()).toEqual([A, C]);
});

test('[V3] writes settle in the order in which the server took them', () => {
  const { optimism, view } = setUp([A, B]);
  optimism.begin('held up', [rename('a', 'Mine')]);
  optimism.begin('goes first', [remove('c')]);
  optimism.settle('goes first', [rename('a', 'A'), rename('b', 'B, early')]);
  expect(view()).toEqual([
    { id: 'a', title: 'Mine' },
    { id: 'b', title: 'B, early' },
  ]);
  optimism.settle('held up', [rename('b', 'B, late')]);
  expect(view()).toEqual([
    { id: 'a', title: 'Mine' },
    { id: 'b', title: 'B, late' },
  ]);
});

test('[V3] what a closed page has left is sent after what has settled here', () => {
  const { optimism, view } = setUp([A]);
  optimism.readStarted('slow');
  optimism.begin('own', [rename('a', 'Mine')]);
  optimism.settle('own', []);
  optimism.begin('left', [rename('a', 'Left')], true);
  expect(view()).toEqual([{ id: 'a', title: 'Left' }]);
  optimism.settle('left', []);
  optimism.readEnded('slow');
  expect(view()).toEqual([{ id: 'a', title: 'Left' }]);
});

test('an answer read before the write settled does not hide it either', () => {
  const { optimism, view, answer } = setUp([A]);
  optimism.begin('1', [add(B)]);
  optimism.readStarted('r');
  optimism.settle('1', []);
  answer([A]);
  optimism.readEnded('r');
  expect(view()).toEqual([B, A]);
  answer([A]);
  expect(view()).toEqual([A]);
});

test('what only the server knows comes in when the write settles', () => {
  const { optimism, view } = setUp([A]);
  optimism.begin('1', [add(B)]);
  optimism.settle('1', [rename('b', 'B by the server')]);
  expect(view()[0]?.title).toBe('B by the server');
});

test('an undo brings back the very objects that were there', () => {
  const start = [A, B];
  const { optimism, view } = setUp(start);
  optimism.begin('1', [remove('a')]);
  expect(view()).toEqual([B]);
  optimism.undo('1');
  expect(view()).toBe(start);
});

test('a patch that changes nothing writes nothing', () => {
  const start = [A];
  const { optimism, view } = setUp(start);
  optimism.begin('1', [rename('gone', 'x'), remove('gone')]);
  expect(view()).toBe(start);
});

test('clear forgets everything that is open', () => {
  const { optimism, view, answer } = setUp([A]);
  optimism.begin('1', [add(B)]);
  optimism.clear();
  answer([C]);
  expect(view()).toEqual([C]);
});

test('a list that nobody knows has the rows of what is not sent, until they are', () => {
  const { optimism } = setUp([A]);
  optimism.begin('1', [add(B)]);
  optimism.begin('2', [add(C), rename('b', 'B2')]);
  const rows = optimism.unsent(LIST, 'unread');
  expect(rows).toEqual([C, { id: 'b', title: 'B2' }]);
  expect(optimism.unsent(LIST, 'unread')).toBe(rows);
  optimism.readStarted('r');
  optimism.settle('1', []);
  expect(optimism.unsent(LIST, 'unread')).toHaveLength(2);
  optimism.readEnded('r');
  optimism.undo('2');
  expect(optimism.unsent(LIST, 'unread')).toEqual([]);
});

/** Mulberry32: random numbers that come again with the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Random writes, failures, reads and late answers; returns what is shown at rest and what is right. */
function play(seed: number): { shown: Rows; server: Rows } {
  const next = random(seed);
  const { optimism, view, answer } = setUp([A, B, C]);
  let server: Rows = [A, B, C];
  const open: { id: string; patch: CachePatch }[] = [];
  const reads: { id: string; rows: Rows }[] = [];

  function write(step: number): void {
    const id = `row${Math.floor(next() * 6)}`;
    const dice = next();
    const patch =
      dice < 0.4 ? add({ id, title: id }) : dice < 0.7 ? rename(id, `t${step}`) : remove(id);
    open.push({ id: `w${step}`, patch });
    optimism.begin(`w${step}`, [patch]);
  }

  function finishWrite(): void {
    const oldest = open.shift();
    if (!oldest) return;
    if (next() < 0.2) {
      optimism.undo(oldest.id);
      return;
    }
    server = oldest.patch.apply(server, undefined) as Rows;
    optimism.settle(oldest.id, []);
  }

  function finishRead(): void {
    const oldest = reads.shift();
    if (!oldest) return;
    answer(oldest.rows, oldest.id);
    optimism.readEnded(oldest.id);
  }

  for (let step = 0; step < 30; step += 1) {
    const dice = next();
    if (dice < 0.4) write(step);
    else if (dice < 0.7) finishWrite();
    else if (dice < 0.85) {
      optimism.readStarted(`r${step}`);
      reads.push({ id: `r${step}`, rows: server });
    } else finishRead();
  }
  while (open.length > 0) finishWrite();
  while (reads.length > 0) finishRead();
  return { shown: view(), server };
}

test('at rest the view is what the server has, whatever failed and whatever came late', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const { shown, server } = play(seed);
    expect({ seed, rows: shown }).toEqual({ seed, rows: server });
  }
});
