import { installServer, json, until, type FakeServer } from '@plainday/testing-unit';
import { api } from '../store/api';
import { createAppStore } from '../create-store';
import type { AppStore } from '../store/types';
import { insertRow } from '../write/row-writes';
import { selectKept, selectSaving, selectUnsaved, selectUnsent } from '../store/save-state.slice';
import { discardWrite, retryUnsaved } from '../write/unsaved';
import { ideasApi, ideaSchema, type Idea } from '../testing/ideas.api';
import { createOutboxDevice } from '../testing/outbox-device';
import { resumeWrites } from './resume-writes';

const { ideasList, ideasAdd, ideasChange, ideasRemove } = ideasApi.endpoints;

const idea = (id: string, title: string): Idea => ({
  id,
  title,
  content: null,
  tags: [],
  category: 'general',
  priority: 'medium',
  status: 'captured',
  created_at: '2026-11-21T08:00:00Z',
});

let server: FakeServer;
let device: ReturnType<typeof createOutboxDevice>;
const pages: (() => void)[] = [];

function openPage(tab: string): AppStore {
  const store = createAppStore();
  pages.push(resumeWrites(store, device.openTab(tab)));
  return store;
}

const killPage = (): void => pages.pop()?.();
const shown = (store: AppStore) =>
  (ideasList.select(undefined)(store.getState()).data ?? []).map(({ title }) => title).sort();
const stored = () => (server.tables['ideas'] ?? []).map((row) => String(row['title'])).sort();
const atRest = (store: AppStore) => () => !selectSaving(store.getState());

beforeEach(() => {
  server = installServer();
  server.tables['ideas'] = [];
  device = createOutboxDevice();
});

afterEach(() => {
  while (pages.length > 0) killPage();
});

test('a write is stored before it is sent, and no longer once the server has it', async () => {
  server.fault = (request) => {
    if (request.method === 'POST') device.log.push('sent');
    return undefined;
  };
  const store = openPage('a');
  await store.dispatch(ideasAdd.initiate(idea('1', 'One')));
  expect(device.log).toEqual(['stored ideasAdd', 'sent']);
  await until(() => device.writes.size === 0);
  expect(selectKept(store.getState())).toBe(true);
});

test('what a page that was killed had not sent is shown and sent by the next, in its order', async () => {
  server.fault = () => 'network';
  const first = openPage('a');
  void first.dispatch(ideasAdd.initiate(idea('1', 'One')));
  void first.dispatch(ideasChange.initiate({ id: '1', changes: { title: 'First' } }));
  await until(() => device.writes.size === 2);
  expect(selectUnsent(first.getState())).toBe(2);
  killPage();
  first.dispatch(api.util.resetApiState());

  server.fault = () => undefined;
  const second = createAppStore();
  await second.dispatch(ideasList.initiate(undefined));
  pages.push(resumeWrites(second, device.openTab('b')));
  await until(() => shown(second).includes('First'), 'the change on the screen');
  await until(atRest(second));
  expect(stored()).toEqual(['First']);
  await until(() => device.writes.size === 0);
});

test('what a page has left is read again: it may have sent it too, and the last answer says too little', async () => {
  const first = openPage('a');
  await first.dispatch(ideasAdd.initiate(idea('1', 'One')));
  server.fault = ({ method }) => (method === 'GET' ? undefined : 'network');
  void first.dispatch(ideasChange.initiate({ id: '1', changes: { title: 'First' } }));
  await until(() => device.writes.size === 1);
  killPage();
  first.dispatch(api.util.resetApiState());

  server.fault = () => undefined;
  const second = createAppStore();
  await second.dispatch(ideasList.initiate(undefined));
  const reads = () => server.requests.filter((line) => line.startsWith('GET /rest/v1/ideas'));
  const before = reads().length;
  pages.push(resumeWrites(second, device.openTab('b')));
  await until(() => device.writes.size === 0);
  await until(() => reads().length > before, 'the list read again');
  expect(shown(second)).toEqual(['First']);
});

test('what a page has left goes before what is done here, however soon that is', async () => {
  server.fault = () => 'network';
  const first = openPage('a');
  void first.dispatch(ideasAdd.initiate(idea('1', 'One')));
  await until(() => device.writes.size === 1);
  killPage();
  first.dispatch(api.util.resetApiState());

  const second = createAppStore();
  server.fault = ({ method }) => (method === 'GET' ? undefined : 'network');
  await second.dispatch(ideasList.initiate(undefined));
  pages.push(resumeWrites(second, device.openTab('b')));
  void second.dispatch(ideasChange.initiate({ id: '1', changes: { title: 'First' } }));
  await until(() => shown(second).includes('First'), 'the change over what is changed');
  await until(() => device.writes.size === 2);
  killPage();
  second.dispatch(api.util.resetApiState());

  server.fault = () => undefined;
  const third = openPage('c');
  void third.dispatch(ideasRemove.initiate({ id: '1' }));
  await until(() => device.writes.size === 0);
  expect([stored(), selectUnsaved(third.getState())]).toEqual([[], []]);
});

test('what is still being stored when the page goes is kept at once, and sent by the next', async () => {
  server.fault = () => 'network';
  device.setSlow(true);
  const first = openPage('a');
  void first.dispatch(ideasAdd.initiate(idea('1', 'One')));
  void first.dispatch(ideasChange.initiate({ id: '1', changes: { title: 'First' } }));
  window.dispatchEvent(new Event('pagehide'));
  expect(device.writes.size).toBe(0);
  killPage();
  first.dispatch(api.util.resetApiState());

  device.setSlow(false);
  server.fault = () => undefined;
  const second = openPage('b');
  await until(() => stored().includes('First'));
  await until(atRest(second));
  await until(() => device.writes.size === 0);
  expect(stored()).toEqual(['First']);
});

test('a page that was only hidden forgets what it kept as soon as that is stored', async () => {
  server.fault = () => 'network';
  device.setSlow(true);
  const store = openPage('a');
  void store.dispatch(ideasAdd.initiate(idea('1', 'One')));
  window.dispatchEvent(new Event('pagehide'));
  expect([...device.left.keys()]).toEqual(['a']);
  device.setSlow(false);
  await until(() => device.left.size === 0);
  expect(device.writes.size).toBe(1);
  store.dispatch(api.util.resetApiState());
});

test('writes of a page that is still open are left to it', async () => {
  server.fault = () => 'network';
  const first = openPage('a');
  void first.dispatch(ideasAdd.initiate(idea('1', 'One')));
  await until(() => device.writes.size === 1);
  const second = openPage('b');
  await until(() => selectKept(second.getState()));
  expect(selectUnsent(second.getState())).toBe(0);
  first.dispatch(api.util.resetApiState());
});

test('what a tab leaves that dies is taken up by one that is open, without a reload', async () => {
  server.fault = () => 'network';
  const first = openPage('a');
  void first.dispatch(ideasAdd.initiate(idea('1', 'One')));
  await until(() => device.writes.size === 1);
  const kill = killPage;
  const second = createAppStore();
  const stop = resumeWrites(second, device.openTab('b'));
  await until(() => selectKept(second.getState()));
  first.dispatch(api.util.resetApiState());
  server.fault = () => undefined;
  kill();
  await until(() => stored().length === 1);
  await until(() => device.writes.size === 0);
  stop();
});

test('a write that the server refuses holds up nothing, and waits for a person over a reload', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.fault = async (request) =>
    request.method === 'POST' && (await request.clone().text()).includes('Poison')
      ? json(422, { code: 'PT422', message: 'Too long', hint: 'title', details: null })
      : undefined;
  const first = openPage('a');
  void first.dispatch(ideasAdd.initiate(idea('1', 'Poison')));
  await first.dispatch(ideasAdd.initiate(idea('2', 'Two')));
  expect(stored()).toEqual(['Two']);
  await until(() => device.writes.size === 1);
  killPage();

  const second = openPage('b');
  await until(() => selectUnsaved(second.getState()).length === 1);
  expect(selectUnsaved(second.getState())).toMatchObject([
    { endpoint: 'ideasAdd', arg: { title: 'Poison' }, error: { code: 'PT422' } },
  ]);
  server.fault = () => undefined;
  second.dispatch(retryUnsaved());
  await until(() => stored().length === 2);
  await until(() => device.writes.size === 0);
  errors.mockRestore();
});

test('what is given up is gone from the device too', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.fault = (request) =>
    request.method === 'POST' ? json(422, { code: 'PT422', message: 'No' }) : undefined;
  const store = openPage('a');
  await store.dispatch(ideasAdd.initiate(idea('1', 'One')));
  expect(device.writes.size).toBe(1);
  store.dispatch(discardWrite(selectUnsaved(store.getState())[0]?.id ?? ''));
  await until(() => device.writes.size === 0);
  expect(selectUnsaved(store.getState())).toEqual([]);
  errors.mockRestore();
});

test('the code of a write of a tool that is not loaded is downloaded', async () => {
  const write = { madeAt: 1, turn: 1, tab: 'gone', arg: idea('1', 'Later') };
  device.writes.set('w', { ...write, id: 'w', endpoint: 'laterAdd' });
  const asked: string[] = [];
  const store = createAppStore({ loadEndpoint: async (endpoint) => void asked.push(endpoint) });
  pages.push(resumeWrites(store, device.openTab('a')));
  await until(() => selectUnsent(store.getState()) === 1 && asked.length === 1);
  expect(asked).toEqual(['laterAdd']);
  expect(stored()).toEqual([]);
  api.enhanceEndpoints({ addTagTypes: ['Idea'] }).injectEndpoints({
    endpoints: (build) => ({
      laterAdd: build.mutation(
        insertRow('ideas', { schema: ideaSchema, tag: 'Idea', words: ['title'] }),
      ),
    }),
  });
  await until(() => stored().length === 1);
  await until(() => device.writes.size === 0);
  expect(selectUnsent(store.getState())).toBe(0);
});

test('what a device has no room for is kept when the page goes, and sent by the next', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.fault = () => 'network';
  device.fill();
  const first = openPage('a');
  void first.dispatch(ideasAdd.initiate(idea('1', 'One')));
  await until(() => !selectKept(first.getState()));
  window.dispatchEvent(new Event('pagehide'));
  killPage();
  first.dispatch(api.util.resetApiState());

  server.fault = () => undefined;
  const second = openPage('b');
  await until(() => stored().includes('One'));
  await until(atRest(second));
  await until(() => device.writes.size === 0);
  warnings.mockRestore();
});

test('what a write has shown of a device stands, also where reading it takes longer and goes well', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.fault = () => 'network';
  device.fill();
  let read: (left: []) => void = () => undefined;
  const claimed = new Promise<[]>((resolve) => (read = resolve));
  const store = createAppStore();
  pages.push(resumeWrites(store, { ...device.openTab('a'), claim: () => claimed }));
  void store.dispatch(ideasAdd.initiate(idea('1', 'One')));
  await until(() => !selectKept(store.getState()));
  read([]);
  await until(() => server.requests.length > 0);
  expect(selectKept(store.getState())).toBe(false);
  warnings.mockRestore();
});

test('a device without room says so, and the write is sent all the same', async () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const store = openPage('a');
  device.fill();
  const write = store.dispatch(ideasAdd.initiate(idea('1', 'One')));
  await until(() => !selectKept(store.getState()));
  await write;
  expect(stored()).toEqual(['One']);
  expect(selectKept(store.getState())).toBe(true);
  warnings.mockRestore();
});
