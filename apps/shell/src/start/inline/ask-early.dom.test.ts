import { waitFor } from '@testing-library/react';
import { createAppStore, type AppStore } from '@plainday/data-api';
import { AUTH_STORAGE_KEY } from '@plainday/data-supabase';
import { addTasks, tasksApi, type ListKey } from '@plainday/data-tasks';
import type { Task } from '@plainday/domain-tasks';
import {
  buildTask,
  installServer,
  json,
  signInAs,
  TEST_USER,
  testId,
  type FakeServer,
} from '@plainday/testing-unit';
import { renderStaticFrame } from '../frame/static-frame';

const PROJECT = testId(7);
const OTHER_USER = { id: testId(8), email: 'bob@example.com', name: 'Bob' };
const { tasksList } = tasksApi.endpoints;

interface Early {
  readonly answers: Map<string, Promise<unknown>>;
}

interface Asked {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

let server: FakeServer;
let asked: Asked[];

/** A tool as the release describes it. */
const tool = (id: string) => ({ id, title: id, heading: id, group: 'core', files: [], icon: [] });

/** Puts the frame into the page and runs its scripts, as a browser does before the first paint. */
function visit(address = ''): void {
  window.matchMedia = () =>
    Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
  history.replaceState(null, '', `/dashboard${address}`);
  const block = (id: string, value: unknown) =>
    `<script type="application/json" id="plainday-${id}">${JSON.stringify(value)}</script>`;
  const modules = [tool('task-list'), tool('today'), tool('upcoming'), tool('notes')];
  document.body.innerHTML =
    block('tools', modules) +
    block('config', { supabaseUrl: server.url, publishableKey: 'sb_publishable_test' }) +
    renderStaticFrame().replace(/<style>.*<\/style>/, '');
  for (const script of document.querySelectorAll('script:not([type])')) {
    window.eval(script.textContent ?? '');
  }
}

/** What the app shows of a list. */
async function read(key: ListKey, store: AppStore = createAppStore()): Promise<readonly string[]> {
  const { data = [] } = await store.dispatch(tasksList.initiate(key, { forceRefetch: true }));
  return data.map(({ title }) => title);
}

/** Asks for the screen alone, which the app never does. */
const isForScreen = ({ address }: Asked) => address.endsWith('&limit=40');
const reads = () =>
  asked.filter((one) => one.address.includes('/rest/v1/tasks') && !isForScreen(one));
const afterwards = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  localStorage.clear();
  server = installServer();
  asked = [];
  server.fault = ({ method, url, headers }) => {
    const sent = Object.fromEntries(headers);
    // What a library says of itself changes no answer.
    delete sent['x-client-info'];
    asked.push({ address: `${method} ${url}`, headers: sent });
    return undefined;
  };
  const due = '2026-03-02T09:00:00+00:00';
  server.tables['tasks'] = [
    buildTask({ title: 'Milk' }),
    buildTask({ title: 'Rent', due_date: due }),
    buildTask({ title: 'Plan', project_id: PROJECT }),
    buildTask({ title: 'Step', parent_task_id: testId(1) }),
    buildTask({ title: 'Gone', deleted_at: due }),
  ].map((task) => ({ ...task }));
});

afterEach(afterwards);

describe('the request of the first frame', () => {
  it.each<[address: string, stored: Record<string, string>, keys: ListKey[]]>([
    ['', {}, ['inbox']],
    ['?view=all&q=milk', {}, ['inbox']],
    ['', { [`plainday.tasks.scope.${TEST_USER.id}`]: 'everywhere' }, ['everywhere']],
    [`?project=${PROJECT}`, {}, [`project:${PROJECT}`]],
    ['', { [`plainday.view.${TEST_USER.id}`]: `project=${PROJECT}` }, [`project:${PROJECT}`]],
    ['?view=trash', {}, ['trash']],
    ['?view=today', {}, ['dated', 'subtasks']],
    ['?view=upcoming', {}, ['dated', 'subtasks']],
  ])(
    'at %p is the one that the list makes, which makes none then',
    async (address, stored, keys) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      visit(address);
      const early = reads();
      expect(early).toHaveLength(keys.length);
      const store = createAppStore();
      const first = [];
      for (const key of keys) first.push(await read(key, store));
      expect(reads()).toHaveLength(keys.length);
      expect(first.flat()).not.toEqual([]);

      asked = [];
      const again = [];
      for (const key of keys) again.push(await read(key, store));
      expect(reads()).toEqual(early);
      expect(again).toEqual(first);
    },
  );

  it.each<[address: string, orders: Record<string, string>, told: readonly string[] | null]>([
    ['', {}, ['Milk', 'Rent', 'Step']],
    ['', { inbox: '/', everywhere: 'due/' }, ['Milk', 'Rent', 'Step']],
    [`?project=${PROJECT}`, { inbox: 'due/' }, ['Plan']],
    ['', { inbox: 'due/' }, null],
    ['?view=trash', {}, null],
    ['?view=today', {}, null],
  ])(
    'at %p, ordered %p, tells the frame of rows that stand as the server has them',
    async (address, orders, told) => {
      localStorage.setItem(`plainday.tasks.orders.${TEST_USER.id}`, JSON.stringify(orders));
      localStorage.setItem(`plainday.rows.${TEST_USER.id}`, '{}');
      const heard: unknown[] = [];
      const hear = (event: Event) => heard.push((event as CustomEvent<unknown>).detail);
      document.addEventListener('plainday:rows', hear);
      visit(address);
      const { answers } = (window as unknown as { plaindayEarly: Early }).plaindayEarly;
      await Promise.all(answers.values());
      document.removeEventListener('plainday:rows', hear);
      const titles = heard.map((rows) => (rows as Task[]).map(({ title }) => title));
      expect(titles).toEqual(told ? [told] : []);
    },
  );

  it('asks for the rows of the screen ahead of a long list, where none are kept', async () => {
    server.tables['tasks'] = Array.from({ length: 300 }, (_, at) => ({
      ...buildTask({ title: `Task ${at}`, position: at }),
    }));
    const heard: number[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent<Task[]>).detail.length);
    document.addEventListener('plainday:rows', hear);
    visit();
    const { answers } = (window as unknown as { plaindayEarly: Early }).plaindayEarly;
    await Promise.all(answers.values());
    await waitFor(() => expect(heard.toSorted((a, b) => a - b)).toEqual([40, 300]));
    expect(asked.filter(isForScreen)).toHaveLength(1);
    afterwards();
    localStorage.setItem(`plainday.rows.${TEST_USER.id}`, '{}');
    asked = [];
    visit();
    expect(asked.filter(isForScreen)).toEqual([]);
    document.removeEventListener('plainday:rows', hear);
  });

  it.each(['?tool=notes', '?tool=gone', '?project=gone', '#token_hash=a&type=signup'])(
    'is not made at %s, where the frame does not know what will be asked',
    (address) => {
      visit(address);
      expect(asked).toEqual([]);
    },
  );

  it('is not made with a token that is about to end, or without a network', () => {
    const session = JSON.parse(localStorage.getItem(AUTH_STORAGE_KEY) ?? '{}') as object;
    const soon = { ...session, expires_at: Math.floor(Date.now() / 1000) + 60 };
    localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(soon));
    visit();
    localStorage.setItem(AUTH_STORAGE_KEY, JSON.stringify(session));
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    visit();
    offline.mockRestore();
    expect(asked).toEqual([]);
  });
});

describe('the app asks itself', () => {
  it.each([401, 500, 503])('where the answer was %i', async (status) => {
    server.fault = (_request, index) => (index === 0 ? json(status, {}) : undefined);
    visit();
    expect(await read('inbox')).toContain('Milk');
  });

  it('where no answer came, or not all rows did', async () => {
    server.fault = (_request, index) => (index === 0 ? 'network' : undefined);
    visit();
    expect(await read('inbox')).toContain('Milk');
    afterwards();
    server.tables['tasks'] = Array.from({ length: 1001 }, () => ({ ...buildTask() }));
    server.fault = () => undefined;
    server.requests.length = 0;
    visit();
    expect(await read('inbox')).toHaveLength(1001);
    const addresses = server.requests.filter((line) => line.includes('/rest/v1/tasks'));
    expect(addresses.length).toBeGreaterThan(2);
    // Its first page said how long the list is, and is not asked for a second time.
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('where somebody else has signed in since, or the same person again', async () => {
    visit();
    signInAs(server, OTHER_USER);
    expect(await read('inbox')).toEqual([]);
    signInAs(server, TEST_USER);
    visit();
    signInAs(server, TEST_USER);
    asked = [];
    await read('inbox');
    expect(reads()).toHaveLength(1);
  });

  it('where the memory of a user was emptied, or the page was left and comes back', async () => {
    for (const happens of [
      (store: AppStore) => store.dispatch(tasksApi.util.resetApiState()),
      () => window.dispatchEvent(new Event('pagehide')),
    ]) {
      visit();
      const store = createAppStore();
      happens(store);
      asked = [];
      await read('inbox', store);
      expect(reads()).toHaveLength(1);
    }
  });

  it('where a write has ended since: the rows would be without it', async () => {
    server.functions['add_tasks'] = ({ tasks }, tables) => {
      tables['tasks']?.push(
        ...(tasks as { id: string }[]).map((row) => ({ ...buildTask(), ...row })),
      );
    };
    visit();
    const store = createAppStore();
    await store.dispatch(addTasks([buildTask({ title: 'Bread' })]));
    expect(await read('inbox', store)).toContain('Bread');
  });

  it('where the rows are older than ten seconds', async () => {
    visit();
    const now = Date.now();
    const later = jest.spyOn(Date, 'now').mockReturnValue(now + 10_001);
    asked = [];
    await read('inbox');
    later.mockRestore();
    expect(reads()).toHaveLength(1);
  });
});
