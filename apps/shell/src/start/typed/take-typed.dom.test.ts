import { sessionSlice } from '@plainday/auth-session';
import { createAppStore, resumeWrites, type AppStore, type StoredWrite } from '@plainday/data-api';
import { hasTyped, readTyped } from '@plainday/data-tasks/typed';
import {
  buildProject,
  installServer,
  TEST_USER,
  until,
  type FakeServer,
} from '@plainday/testing-unit';
import { followTyped } from './follow-typed';

const notify = { toast: jest.fn(), brief: jest.fn() };
const say = notify as unknown as Parameters<typeof followTyped>[1];
const mine = TEST_USER.id;

let server: FakeServer;
let isFull: boolean;
let disk: Promise<void>;
const kept = new Map<string, StoredWrite>();
const stops: (() => void)[] = [];

function storage(tab: string) {
  return {
    tab,
    load: async () => [...kept.values()],
    claim: async () => [],
    async put(write: StoredWrite) {
      await disk;
      if (isFull) throw new DOMException('No room', 'QuotaExceededError');
      kept.set(write.id, write);
    },
    remove: async (id: string) => void kept.delete(id),
    leave: () => undefined,
    onTabGone: () => undefined,
    close: () => undefined,
  };
}

function send(id: string, title: string, at = 1, userId: string = mine): void {
  localStorage.setItem(`plainday.typed.${id}.${userId}`, JSON.stringify({ title, at }));
}

function openTab(tab: string): AppStore {
  const store = createAppStore({ wait: () => new Promise((resolve) => setTimeout(resolve)) });
  stops.push(resumeWrites(store, storage(tab)));
  store.dispatch(
    sessionSlice.actions.signedIn({ id: mine, email: 'ada@example.org', name: 'Ada' }),
  );
  return store;
}

const titles = () => (server.tables['tasks'] ?? []).map((row) => row['title']);

beforeEach(() => {
  localStorage.clear();
  server = installServer();
  server.tables['tasks'] = [];
  server.tables['projects'] = [buildProject({ id: 'home', title: 'Home' })];
  isFull = false;
  disk = Promise.resolve();
  kept.clear();
  jest.clearAllMocks();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';

test('[DB20] lines become tasks with the ids they have, in their order, and are kept until they are stored', async () => {
  send(B, 'Second', 2);
  send(A, 'First', 1);
  const typed = followTyped(openTab('a'), say);
  expect(typed.isTaking()).toBe(true);
  await typed.taken();
  expect(typed.isTaking()).toBe(false);
  expect(hasTyped(mine)).toBe(false);
  await until(() => titles().length === 2);
  expect(server.tables['tasks']).toMatchObject([
    { id: A, title: 'First' },
    { id: B, title: 'Second' },
  ]);
});

test('[DB20] lines are in the list before they are stored, so that no frame waits for a disk', async () => {
  let write: () => void = () => undefined;
  disk = new Promise((resolve) => (write = resolve));
  send(A, 'Milk');
  const typed = followTyped(openTab('a'), say);
  expect(typed.isTaking()).toBe(true);
  await until(() => !typed.isTaking());
  expect(hasTyped(mine)).toBe(true);
  write();
  await typed.taken();
  expect(hasTyped(mine)).toBe(false);
});

test('[DB20] two tabs that take the same line make one task of it', async () => {
  send(A, 'Milk');
  const first = followTyped(openTab('a'), say);
  const second = followTyped(openTab('b'), say);
  await Promise.all([first.taken(), second.taken()]);
  await until(() => titles().length > 0);
  expect(titles()).toEqual(['Milk']);
});

test('[DB20] where the device keeps no writes the line stays until the server has its task', async () => {
  isFull = true;
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.fault = (request) => (request.method === 'POST' ? 'network' : undefined);
  send(A, 'Milk');
  const typed = followTyped(openTab('a'), say);
  await typed.taken();
  expect(readTyped(mine)).toHaveLength(1);
  server.fault = () => undefined;
  await until(() => !hasTyped(mine));
  expect(titles()).toEqual(['Milk']);
  warnings.mockRestore();
});

test('[DB20] the lines of somebody else stay as they are; what is no line is dropped', async () => {
  send(A, 'Not mine', 1, 'somebody-else');
  localStorage.setItem(`plainday.typed.${B}.${mine}`, '{"title":');
  await followTyped(openTab('a'), say).taken();
  expect(readTyped('somebody-else')).toHaveLength(1);
  expect(hasTyped(mine)).toBe(false);
  expect(titles()).toEqual([]);
});

test('a line that names a project waits for it, and says where its task went', async () => {
  send(A, 'Paint the door #Home');
  await followTyped(openTab('a'), say).taken();
  await until(() => titles().length === 1);
  expect(server.tables['tasks']).toMatchObject([{ title: 'Paint the door', project_id: 'home' }]);
  expect(notify.brief).toHaveBeenCalledWith('“Paint the door” added to Home');
});

test('what comes while the first frame stands is taken, too', async () => {
  const typed = followTyped(openTab('a'), say);
  send(A, 'Milk');
  document.dispatchEvent(new Event('plainday:typed'));
  await typed.taken();
  await until(() => titles().length === 1);
  expect(hasTyped(mine)).toBe(false);
});
