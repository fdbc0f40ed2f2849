import type { ListedModule } from '../module';
import type { ModuleOffers } from '../offers/offers';
import type { OffersManifest } from '../offers/offers-manifest';
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
  pass(15_000);
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
