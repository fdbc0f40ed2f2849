import { installServer, type FakeServer } from '@plainday/testing-unit';
import { createAppStore } from '../create-store';
import type { AppStore } from './types';
import { ideasApi } from '../testing/ideas.api';
import { selectCut } from './save-state.slice';

const { ideasList } = ideasApi.endpoints;
let server: FakeServer;
let store: AppStore;

const read = () => store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
const isCut = () => selectCut(store.getState());

beforeEach(() => {
  server = installServer();
  server.tables['ideas'] = [];
  store = createAppStore();
});

test('a server that does not answer is noticed by the next read, and so is its return', async () => {
  await read();
  expect(isCut()).toBe(false);
  server.fault = () => 'network';
  await read();
  expect(isCut()).toBe(true);
  server.fault = () => undefined;
  await read();
  expect(isCut()).toBe(false);
});

test('without a network nothing is said about the server', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.fault = () => 'network';
  await read();
  expect(isCut()).toBe(false);
  online.mockRestore();
});
