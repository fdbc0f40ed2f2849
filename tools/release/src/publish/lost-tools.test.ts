import { sizeLines } from '../show/describe-release';
import { Workshop } from '../testing/workshop';

let shop: Workshop;
beforeEach(async () => {
  shop = await Workshop.create();
  await shop.release('tasks');
  await shop.buildRemote('tools-time', 'second', { tools: ['one', 'two', 'tea'] });
  await shop.release('tools-time', { commit: 'c0ffee1', by: 'Ada' });
  await shop.buildRemote('tasks', 'second');
  await shop.release('tasks', { commit: 'beef002', by: 'Bo' });
});
afterEach(() => shop.remove());

const tools = async () =>
  (await shop.site.current())?.remotes['tools-time']?.modules.map(({ id }) => id);

it.each([
  ['tools-time', {}],
  ['tasks shell tools-time', { passHeld: true }],
  ['tools-time', { dryRun: true }],
  ['tools-time', { channel: 'next' }],
] as const)(
  '%s without a tool that is live is refused %j: what, whose, and the two ways on',
  async (...c) => {
    const [parts, options] = c;
    await shop.buildRemote('tools-time', 'third');
    await shop.buildShell('third');
    const refused = await shop.release(parts, options).catch(String);
    expect(refused).toContain('tools-time/tea is live and not in this build');
    expect(refused).toContain('commit c0ffee1 by Ada');
    expect(refused).toContain('git pull');
    expect(refused).toContain('--remove tools-time/tea');
    expect(await tools()).toEqual(['one', 'two', 'tea']);
    expect(await shop.site.next()).toBeNull();
  },
);

it('goes where it is named, and the release says so', async () => {
  const before = await shop.site.current();
  await shop.buildRemote('tools-time', 'third');
  const { release, changed } = await shop.release('tools-time', { remove: ['tools-time/tea'] });
  expect(changed).toContain('tools-time');
  expect(await tools()).toEqual(['one', 'two']);
  expect(sizeLines(release, before)).toContain('  tools-time/tea  taken out');
});

it('goes alone too, and its neighbours stay as they are', async () => {
  const { changed } = await shop.release('', { remove: ['tools-time/tea'] });
  expect(changed).toEqual(['tools-time/tea']);
  expect(await tools()).toEqual(['one', 'two']);
  await expect(shop.release('', { remove: ['tools-time/tea'] })).rejects.toThrow('is not live');
});

it('one tool alone takes nothing away, and a build with more tools is no loss', async () => {
  await shop.buildRemote('tools-time', 'third', { tools: ['one'] });
  await shop.release('tools-time/one');
  expect(await tools()).toEqual(['one', 'two', 'tea']);
  await shop.buildRemote('tools-time', 'fourth', { tools: ['one', 'two', 'tea', 'nap'] });
  await shop.release('tools-time');
  expect(await tools()).toEqual(['one', 'two', 'tea', 'nap']);
});
