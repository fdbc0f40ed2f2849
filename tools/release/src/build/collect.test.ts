import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Workshop } from '../testing/workshop';

let shop: Workshop;
beforeEach(async () => {
  shop = await Workshop.create();
  await shop.release('tasks');
});
afterEach(() => shop.remove());

test.each([
  ['tools-time', 'one.js', 'the code of a tool'],
  ['tools-time', 'remote-entry.js', 'the entry of a remote'],
  ['tools-time', 'remote.json', 'what a release has to know of a remote'],
  ['shell', 'index.html', 'the page of the shell'],
  ['marketing', 'pages/index.html', 'a public page'],
])('a build of %s without %s, %s, is refused and nothing changes', async (app, file) => {
  const before = await shop.site.current();
  if (app === 'tools-time') await shop.buildRemote(app, 'second');
  await rm(join(shop.distOf(app), file));
  await expect(shop.release(app)).rejects.toThrow(
    `The build of '${app}' lacks ${file}. Build it again.`,
  );
  expect(await shop.site.current()).toEqual(before);
});

test.each([
  ['not in the list', 'assets/added.0123456789.js', '/assets/added.0123456789.js'],
  ['another one than the list says', 'assets/m.0123456789.css', '/assets/m.0123456789.css'],
])(
  'a file of the public pages that is %s is refused: no signature would cover it',
  async (...c) => {
    const [, file, path] = c;
    await shop.write('marketing', file, 'changed');
    await expect(shop.release('marketing')).rejects.toThrow(`lists ${path} wrongly in assets.json`);
  },
);

test('one tool alone is refused as well, with every file that is missing', async () => {
  await shop.buildRemote('tools-time', 'second');
  for (const file of ['one.js', 'two.js']) await rm(join(shop.distOf('tools-time'), file));
  await expect(shop.release('tools-time/one')).rejects.toThrow('lacks one.js, two.js. Build');
});
