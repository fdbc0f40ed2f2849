import { installServer, TEST_USER } from '@plainday/testing-unit';
import { createAppStore } from '../create-store';
import { ideasApi } from '../testing';
import { readQuery } from './read-query';

const { ideasList } = ideasApi.endpoints;

const idea = {
  id: 'a',
  user_id: TEST_USER.id,
  title: 'Paint the fence',
  content: null,
  tags: [],
  category: 'general' as const,
  priority: 'medium' as const,
  status: 'captured' as const,
  created_at: '2026-11-20T10:00:00+00:00',
};

/** A page that has read its ideas, and whose network is gone since it read them again. */
async function withoutNetwork() {
  const server = installServer();
  server.tables['ideas'] = [idea];
  const store = createAppStore();
  await store.dispatch(ideasList.initiate());
  server.fault = () => Promise.reject(new TypeError('Failed to fetch'));
  const { isError } = await store.dispatch(ideasList.initiate(undefined, { forceRefetch: true }));
  expect(isError).toBe(true);
  return store;
}

test('answers without a network with what is known, however fresh it should be', async () => {
  const store = await withoutNetwork();
  expect(await readQuery(store, ideasList, undefined)).toMatchObject([{ id: 'a' }]);
  expect(await readQuery(store, ideasList, undefined, true)).toMatchObject([{ id: 'a' }]);
});

test('says what went wrong where nothing is known', async () => {
  const server = installServer();
  server.fault = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(readQuery(createAppStore(), ideasList, undefined)).rejects.toBeDefined();
});

test('asks the server again only for who wants it fresh', async () => {
  const server = installServer();
  server.tables['ideas'] = [idea];
  const store = createAppStore();
  await readQuery(store, ideasList, undefined);
  server.tables['ideas'] = [];
  expect(await readQuery(store, ideasList, undefined)).toHaveLength(1);
  expect(await readQuery(store, ideasList, undefined, true)).toEqual([]);
});
