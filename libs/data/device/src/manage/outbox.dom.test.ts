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

test('what a page could only leave is taken up by the next, once, and only for the same person', async () => {
  const first = open('eve');
  await first.put({ id: 'a', tab: first.tab, arg: 1 });
  first.leave([
    { id: 'a', tab: first.tab, arg: 1 },
    { id: 'b', tab: first.tab, arg: 2 },
  ]);
  first.close();
  expect(await open('ben').claim()).toEqual([]);
  const second = open('eve');
  expect((await second.claim()).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(await second.claim()).toEqual([]);
  expect((await second.load()).map(({ id, tab }) => [id, tab])).toEqual([
    ['a', second.tab],
    ['b', second.tab],
  ]);
  second.leave([{ id: 'c', tab: second.tab, arg: 3 }]);
  second.leave([]);
  expect(await open('eve').claim()).toHaveLength(2);
  second.leave([{ id: 'd', tab: second.tab, arg: 4 }]);
  await eraseOutbox('eve');
  expect(await open('eve').claim()).toEqual([]);
});

test('what somebody agreed to lose is erased, also while another page has it open', async () => {
  const port = open('cleo');
  await port.put({ id: 'a', tab: 't', arg: null });
  await eraseOutbox('cleo');
  expect(await open('cleo').load()).toEqual([]);
});
