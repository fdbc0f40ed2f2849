import type { ListedModule } from '../manifest';
import type { ModuleOffers } from '../offers/offers';
import type { OffersManifest } from '../offers/offers-manifest';
import { until } from '@plainday/testing-unit';
import { createBroker } from './broker';

const RANGE = { from: '2026-11-16', to: '2026-11-22' };

function listed(id: string, offers?: OffersManifest): ListedModule {
  const names = { id, title: id, heading: id, icon: [], remote: `remote-${id}` };
  return { ...names, group: 'tool', order: 10, offers };
}

const FOCUS = { facts: [{ kind: 'focus-minutes', title: 'Focus', unit: 'minutes' }] } as const;
const NOTES = { search: true, links: ['note'], actions: ['make-tasks'] } as const;

function setUp(
  modules: readonly ListedModule[],
  offers: Record<string, ModuleOffers | Error | 'never'>,
) {
  const logged: string[] = [];
  const loads: string[] = [];
  const visited: unknown[] = [];
  let nowMs = 0;
  const port = createBroker({
    modules: () => modules,
    load: (id) => {
      loads.push(id);
      const offer = offers[id];
      if (offer === 'never') return new Promise(() => undefined);
      return offer instanceof Error || !offer ? Promise.reject(offer) : Promise.resolve(offer);
    },
    navigate: (selection) => void visited.push(selection),
    log: (message) => void logged.push(message),
    limitMs: 20,
    pauseMs: 10,
    now: () => nowMs,
  });
  return { port, logged, loads, visited, pass: (ms: number) => (nowMs += ms) };
}

const note = (id: string) =>
  ({ kind: 'note', id, title: `Note ${id}`, to: { kind: 'tool', toolId: 'notes' } }) as const;

test('asks only those whose manifest offers it, and says who answered', async () => {
  const { port, loads } = setUp(
    [listed('pomodoro', FOCUS), listed('deep-work', FOCUS), listed('notes', NOTES), listed('x')],
    {
      pomodoro: { facts: { 'focus-minutes': { read: () => [{ day: RANGE.from, value: 25 }] } } },
      'deep-work': {
        facts: { 'focus-minutes': { read: async ({ to }) => [{ day: to, value: 50 }] } },
      },
    },
  );
  expect(await port.facts('focus-minutes', RANGE)).toEqual([
    { day: RANGE.from, value: 25, source: 'pomodoro' },
    { day: RANGE.to, value: 50, source: 'deep-work' },
  ]);
  expect(await port.facts('unknown', RANGE)).toEqual([]);
  expect(loads).toEqual(['pomodoro', 'deep-work']);
});

test('a module that is down, throws, never answers or keeps less than it promised fails alone', async () => {
  const { port, logged } = setUp(
    ['down', 'throws', 'hangs', 'empty', 'good'].map((id) => listed(id, NOTES)),
    {
      down: new Error('no such file'),
      throws: {
        search: () => {
          throw new Error('broken');
        },
      },
      hangs: 'never',
      empty: {},
      good: { search: () => [note('1')] },
    },
  );
  expect(await port.search('milk')).toEqual([{ ...note('1'), source: 'good' }]);
  expect(logged).toEqual(
    expect.arrayContaining(
      ['down', 'throws', 'hangs'].map((id) => `Module '${id}' did not answer: search.`),
    ),
  );
  expect(logged).toHaveLength(3);
});

test('loads each module once; one that failed rests before it is tried again', async () => {
  const offers: Record<string, ModuleOffers | Error> = { notes: new Error('down') };
  const { port, loads, pass } = setUp([listed('notes', NOTES)], offers);
  await port.search('a');
  await port.search('ab');
  expect(loads).toEqual(['notes']);
  offers.notes = { search: () => [note('1')] };
  pass(5_000);
  expect(await port.search('abc')).toHaveLength(1);
  await port.search('abcd');
  expect(loads).toEqual(['notes', 'notes']);
});

test('opens an item where its module says, and says when it is gone', async () => {
  const { port, visited } = setUp([listed('notes', NOTES)], {
    notes: { links: { find: () => [], get: ({ id }) => (id === '1' ? note('1') : null) } },
  });
  expect(await port.open({ kind: 'note', id: '1' })).toBe(true);
  expect(await port.open({ kind: 'note', id: '2' })).toBe(false);
  expect(await port.open({ kind: 'task', id: '1' })).toBe(false);
  expect(visited).toEqual([{ kind: 'tool', toolId: 'notes' }]);
});

test('one module acts: the first, or the one that was named; null when nobody can', async () => {
  const make = (id: string) => ({
    actions: { 'make-tasks': () => [{ kind: 'task', id }] },
  });
  const { port } = setUp([listed('a', NOTES), listed('b', NOTES), listed('c', NOTES)], {
    a: make('of-a'),
    b: make('of-b'),
    c: new Error('down'),
  });
  const request = { titles: ['Milk'] };
  expect(await port.act('make-tasks', request)).toEqual([{ kind: 'task', id: 'of-a' }]);
  expect(await port.act('make-tasks', request, 'b')).toEqual([{ kind: 'task', id: 'of-b' }]);
  expect(await port.act('make-tasks', request, 'c')).toBeNull();
  expect(await port.act('start-session', { title: 'Milk' })).toBeNull();
});

test('tells of changes until nobody listens, also when the module came later than that', async () => {
  const listeners = new Set<() => void>();
  const source = {
    read: () => [],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const { port } = setUp([listed('pomodoro', FOCUS)], {
    pomodoro: { facts: { 'focus-minutes': source } },
  });
  const heard = jest.fn();
  const stop = port.subscribe('facts', 'focus-minutes', heard);
  await port.facts('focus-minutes', RANGE);
  for (const listener of listeners) listener();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  expect(listeners.size).toBe(0);
  port.subscribe('facts', 'focus-minutes', heard)();
  await port.facts('focus-minutes', RANGE);
  expect(listeners.size).toBe(0);
});

test('a command is run with what was typed after it; one that is not there or fails says so', async () => {
  const heard: string[] = [];
  const { port } = setUp([listed('health-tracker'), listed('notes')], {
    'health-tracker': {
      commands: {
        water: (argument) => void heard.push(argument),
        broken: () => Promise.reject(new Error('full')),
      },
    },
    notes: new Error('down'),
  });
  expect(await port.run('health-tracker', 'water', '2')).toBe(true);
  expect(heard).toEqual(['2']);
  expect(await port.run('health-tracker', 'broken', '')).toBe(false);
  expect(await port.run('health-tracker', 'unknown', '')).toBe(false);
  expect(await port.run('notes', 'add', 'x')).toBe(false);
});

test('a command has longer than a question: it may wait for a server', async () => {
  const work = later<void>();
  const { port, logged } = setUp([listed('calendar', NOTES)], {
    calendar: { commands: { subscribe: () => work.promise }, search: () => later<[]>().promise },
  });
  const ran = port.run('calendar', 'subscribe', 'https://example.org/a.ics');
  // Its time is over after that of the command would be.
  await port.search('a');
  work.resolve();
  expect(await ran).toBe(true);
  expect(logged).toEqual(["Module 'calendar' did not answer: search."]);
});

/** A promise that is settled from outside. */
function later<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

test('[issue 37] [F22] each answer counts when it comes, in the order of the modules', async () => {
  const slow = later<ReturnType<typeof note>[]>();
  const { port } = setUp([listed('slow', NOTES), listed('quick', NOTES)], {
    slow: { search: () => slow.promise },
    quick: { search: () => [note('q')] },
  });
  const heard: { readonly ids: string[]; readonly ready: boolean }[] = [];
  const stop = port.follow('search', { text: 'a' }, ({ items, ready }) =>
    heard.push({ ids: items.map(({ id }) => id), ready }),
  );
  await until(() => heard.length === 1);
  slow.resolve([note('s')]);
  await until(() => heard.length === 2);
  expect(heard).toEqual([
    { ids: ['q'], ready: false },
    { ids: ['s', 'q'], ready: true },
  ]);
  stop();
});

test('[issue 37] [F22] who did not answer is named and asked again, until it answers or nobody asks', async () => {
  let asked = 0;
  const { port, logged } = setUp([listed('goals', NOTES), listed('notes', NOTES)], {
    goals: {
      search: () => {
        asked += 1;
        if (asked < 3) throw new Error('busy');
        return [note('g')];
      },
    },
    notes: { search: () => [note('n')] },
  });
  const heard: string[] = [];
  const stop = port.follow('search', { text: 'a' }, ({ items, silent }) =>
    heard.push(`${items.map(({ id }) => id).join('')} without ${silent.join()}`),
  );
  await until(() => heard.at(-1) === 'gn without ');
  expect(heard).toContain('n without goals');
  expect(asked).toBe(3);
  expect(logged).toEqual(["Module 'goals' did not answer: search."]);
  stop();

  const never = setUp([listed('hangs', NOTES)], { hangs: 'never' });
  const silent: (readonly string[])[] = [];
  const stopNever = never.port.follow('links', { text: 'a' }, (answers) =>
    silent.push(answers.silent),
  );
  await until(() => silent.length > 1);
  stopNever();
  const count = silent.length;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(silent).toHaveLength(count);
});

test('[issue 37] an answer that comes late is as welcome', async () => {
  const late = later<ReturnType<typeof note>[]>();
  const { port } = setUp([listed('goals', NOTES)], { goals: { search: () => late.promise } });
  const heard: string[] = [];
  const stop = port.follow('search', { text: 'a' }, ({ items, silent }) =>
    heard.push(`${items.length} ${silent.join()}`),
  );
  await until(() => heard.includes('0 goals'));
  late.resolve([note('g')]);
  await until(() => heard.at(-1) === '1 ');
  stop();
});

test('[issue 37] facts follow the changes of each module, and keep what the others said', async () => {
  const listeners = new Set<() => void>();
  let minutes = 25;
  const { port } = setUp([listed('pomodoro', FOCUS), listed('deep-work', FOCUS)], {
    pomodoro: {
      facts: {
        'focus-minutes': {
          read: () => [{ day: RANGE.from, value: minutes }],
          subscribe: (listener) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
        },
      },
    },
    'deep-work': { facts: { 'focus-minutes': { read: () => [{ day: RANGE.to, value: 50 }] } } },
  });
  let values: number[] = [];
  const question = { kind: 'focus-minutes', range: RANGE };
  const stop = port.follow('facts', question, ({ items }) => {
    values = items.map(({ value }) => value);
  });
  await until(() => values.length === 2);
  minutes = 30;
  listeners.forEach((listener) => listener());
  await until(() => values[0] === 30);
  expect(values).toEqual([30, 50]);
  stop();
  expect(listeners.size).toBe(0);
  let isAnswered = false;
  port.follow('facts', { kind: 'unknown', range: RANGE }, ({ ready }) => (isAnswered = ready))();
  port.follow('facts', { kind: 'unknown', range: RANGE }, ({ ready }) => (isAnswered = ready));
  await until(() => isAnswered);
});
