import 'fake-indexeddb/auto';
import { FakeLocks, until } from '@plainday/testing-unit';
import { openOutbox } from './outbox';

const browser = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

const ports: ReturnType<typeof openOutbox>[] = [];
function open() {
  const port = openOutbox('finn');
  ports.push(port);
  return port;
}

beforeEach(() => {
  const navigator = { locks: new FakeLocks(() => null) };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
});

afterEach(() => {
  while (ports.length > 0) ports.pop()?.close();
  if (browser) Object.defineProperty(globalThis, 'navigator', browser);
  else Reflect.deleteProperty(globalThis, 'navigator');
});

test('what a tab leaves that opens and is closed at once is taken up by the one that stays', async () => {
  const stays = open();
  const gone = jest.fn();
  stays.onTabGone(gone);
  await until(() => gone.mock.calls.length === 1, 'the first look');

  const brief = open();
  await brief.put({ id: 'a', tab: brief.tab });
  brief.close();

  await until(() => gone.mock.calls.length === 2, 'the end of the brief tab');
  expect((await stays.claim()).map(({ id }) => id)).toEqual(['a']);
});
