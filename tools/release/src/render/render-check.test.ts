import { Workshop } from '../testing/workshop';
import { renderCheck, type RenderCheck } from './render-check';
import { toolsToOpen, withoutWayBack } from './tools-to-open';

let shop: Workshop;
beforeEach(async () => {
  shop = await Workshop.create();
});
afterEach(() => shop.remove());

const noBrowser = () => ({ executablePath: undefined, args: [] });

test('a release with a page that does not draw itself does not go live', async () => {
  const before = await shop.release('tasks');
  await shop.buildRemote('tools-time', 'bad');
  const check: RenderCheck = ({ fresh }) => {
    expect(fresh.map(([, folder]) => folder)).toEqual([shop.distOf('tools-time')]);
    return Promise.reject(new Error('tools-time/one does not draw its page.'));
  };
  const options = { renderCheck: check };
  await expect(shop.release('tools-time', options)).rejects.toThrow('does not draw');
  await expect(shop.release('tools-time', { ...options, dryRun: true })).rejects.toThrow(
    'does not draw',
  );
  await expect(shop.release('tools-time', { ...options, channel: 'next' })).rejects.toThrow(
    'does not draw',
  );
  expect((await shop.site.current())?.id).toBe(before.release.id);
  expect(await shop.site.next()).toBeNull();
});

test('without a browser a release says that nobody has looked, or is refused where that is asked for', async () => {
  await shop.release('tasks');
  await shop.buildRemote('tools-time', 'new');
  const required = renderCheck({ find: noBrowser, required: true });
  await expect(shop.release('tools-time', { renderCheck: required })).rejects.toThrow(
    /could not be looked at: no Chrome or Chromium is installed.*Nothing was released/,
  );
  const done = await shop.release('tools-time', { renderCheck: renderCheck({ find: noBrowser }) });
  expect([done.changed, done.notRendered]).toEqual([
    ['tools-time'],
    expect.stringContaining('no Chrome or Chromium'),
  ]);
});

test('what meets its shell for the first time is opened: one tool, a remote, or all of them', async () => {
  const { release: live } = await shop.release('tasks');
  await shop.buildRemote('tools-time', 'new');
  const names = (next: typeof live, before: typeof live | null = live) =>
    toolsToOpen(next, before).map(({ remote, id }) => `${remote}/${id}`);

  const tool = await shop.release('tools-time/two', { dryRun: true });
  expect(names(tool.release)).toEqual(['tools-time/two']);
  const remote = await shop.release('tools-time', { dryRun: true });
  expect(names(remote.release)).toEqual(['tools-time/one', 'tools-time/two']);
  await shop.buildShell('second');
  const shell = await shop.release('shell', { dryRun: true });
  expect(names(shell.release)).toEqual(names(live, null));
  expect(names(live)).toEqual([]);
});

test('no previous version stands in for a tool that is looked at', async () => {
  await shop.release('tasks');
  await shop.buildRemote('tools-time', 'second');
  await shop.release('tools-time');
  await shop.buildRemote('tools-time', 'third');
  const { release } = await shop.release('tools-time/one');
  expect(JSON.stringify(release.remotes)).toContain('"previous"');
  expect(JSON.stringify(withoutWayBack(release).remotes)).not.toContain('"previous"');
});
