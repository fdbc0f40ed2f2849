import 'fake-indexeddb/auto';
import { eraseOutbox, openOutbox, type OutboxPort } from './outbox';

interface Write {
  readonly id: string;
  readonly tab: string;
  readonly arg: unknown;
}

const ports: OutboxPort<Write>[] = [];
function open(userId: string): OutboxPort<Write> {
  const port = openOutbox<Write>(userId);
  ports.push(port);
  return port;
}

afterEach(() => {
  while (ports.length > 0) ports.pop()?.close();
});

test('what was put is there for the next page, and only for the same person', async () => {
  const first = open('ann');
  await first.put({ id: 'a', tab: 't', arg: { title: 'One' } });
  await first.put({ id: 'b', tab: 't', arg: 2 });
  await first.put({ id: 'a', tab: 't', arg: { title: 'Uno' } });
  first.close();
  const second = open('ann');
  expect(await second.load()).toEqual([
    { id: 'a', tab: 't', arg: { title: 'Uno' } },
    { id: 'b', tab: 't', arg: 2 },
  ]);
  expect(second.tab).not.toBe(first.tab);
  expect(await open('ben').load()).toEqual([]);
  await second.remove('a');
  expect(await open('ann').load()).toEqual([{ id: 'b', tab: 't', arg: 2 }]);
});

test('a page takes up what others have left, each thing once, and leaves its own alone', async () => {
  const first = open('dora');
  await first.put({ id: 'a', tab: 'gone', arg: 1 });
  await first.put({ id: 'b', tab: first.tab, arg: 2 });
  expect(await first.claim()).toEqual([{ id: 'a', tab: 'gone', arg: 1 }]);
  expect(await first.claim()).toEqual([]);
  expect((await first.load()).map(({ tab }) => tab)).toEqual([first.tab, first.tab]);
});

test('what somebody agreed to lose is erased, also while another page has it open', async () => {
  const port = open('cleo');
  await port.put({ id: 'a', tab: 't', arg: null });
  await eraseOutbox('cleo');
  expect(await open('cleo').load()).toEqual([]);
});
