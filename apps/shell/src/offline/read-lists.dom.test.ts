import { createAppStore, type AppStore } from '@plainday/data-api';
import { eraseSnapshots } from '@plainday/data-device';
import type { HostedModule } from '@plainday/federation-host';
import { installServer } from '@plainday/testing-unit';
import { readLists } from './read-lists';

const tool = (id: string, fields: Partial<HostedModule> = {}): HostedModule => ({
  id,
  title: id,
  heading: id,
  icon: [],
  group: 'tool',
  order: 1,
  remote: 'r',
  offers: {},
  stores: { account: ['ideas'] },
  ...fields,
});
const modules = [
  tool('ideas'),
  tool('broken'),
  tool('hidden'),
  tool('device', { stores: { device: ['x'] } }),
  tool('silent', { offers: undefined }),
];

let asked: string[];
let store: AppStore;
const host = {
  modules: () => modules,
  loadOffers: (id: string) => {
    asked.push(id);
    return Promise.reject(new Error('gone'));
  },
};
const read = (userId: string, hidden = ['hidden']) => readLists({ host, store, userId, hidden });

beforeEach(() => {
  installServer();
  localStorage.clear();
  store = createAppStore();
  asked = [];
});

test('once a day it asks the tools that list rows of the account and are not hidden', async () => {
  await read('u');
  expect(asked).toEqual(['ideas', 'broken']);
  await read('u');
  expect(asked).toHaveLength(2);
  await read('u', []);
  expect(asked).toEqual(['ideas', 'broken', 'ideas', 'broken', 'hidden']);
});

test('it asks again for another user, and after signing out', async () => {
  await read('u');
  await read('v');
  await eraseSnapshots('v');
  await read('v');
  expect(asked).toHaveLength(6);
});
