import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, ROOT, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { SHOT_SIZES, type ShotSize } from '../src/pictures/shots';
import { eachShot, type Look } from './shots/each-shot';
import { fingerprintOf, type Part } from './shots/fingerprint';
import { MORNING } from './shots/morning';
import { differences, readScreen, writeScreen } from './shots/screen-file';
import { shotList } from './shots/shot-list';

const FOLDER = join(ROOT, 'apps/marketing/src/files/shots');
/** Phones are dense, and at twice the size less quality shows no less; twice the size of a desk would weigh twice as much. */
const PICTURES = { wide: { scale: 1, quality: 82 }, phone: { scale: 2, quality: 60 } } as const;
const LOOKS: readonly Look[] = ['light-wide', 'light-phone', 'dark-wide', 'dark-phone'];
/** Each size and each theme once: what one of them shows, the others show. */
const COMPARED: readonly Look[] = ['light-wide', 'dark-phone'];

/** What reads the screen, so that another one is not taken for a change of the app. */
const browserOf = (page: Page) =>
  `Chromium ${page.context().browser()?.version().split('.')[0] ?? 'unknown'}`;

const fileOf = (name: string, file: string) => join(FOLDER, name, file);

/** A picture of what is on the screen as WebP, which Playwright itself does not write; it is as dense as its clip is scaled. */
async function shoot(page: Page, size: ShotSize): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { scale, quality } = PICTURES[size];
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality,
    clip: { x: 0, y: 0, ...SHOT_SIZES[size], scale },
  });
  await session.detach();
  return Buffer.from(data, 'base64');
}

test.describe.configure({ timeout: 300_000 });
test.use({ deviceScaleFactor: 2, timezoneId: 'UTC' });

test('takes the pictures of the app for the public pages @pictures', async ({
  page,
  dashboard,
}) => {
  const screens = new Map<string, Record<string, readonly Part[]>>();
  await eachShot({
    dashboard,
    // Their names, with commas between them.
    names: process.env['PLAINDAY_SHOTS']?.split(','),
    looks: LOOKS,
    async keep(name, look) {
      await mkdir(join(FOLDER, name), { recursive: true });
      await writeFile(
        fileOf(name, `${look}.webp`),
        await shoot(page, look.endsWith('phone') ? 'phone' : 'wide'),
      );
      if (!COMPARED.includes(look)) return;
      const looks = { ...screens.get(name), [look]: await fingerprintOf(page) };
      screens.set(name, looks);
      if (!COMPARED.every((one) => one in looks)) return;
      const screen = writeScreen({ browser: browserOf(page), looks });
      await writeFile(fileOf(name, 'screen.txt'), screen);
    },
  });
});

/*
 * A picture is old when its screen has other words or another style, whatever changed in the code. Pixels are not
 * compared: another browser draws the same letters otherwise. A hash of the sources would ask for new pictures after
 * every change of a part they share.
 */
test('[issue 44] no picture on the public pages is older than the screen it shows', async ({
  page,
  dashboard,
}) => {
  const old: string[] = [];
  const browser = browserOf(page);
  await eachShot({
    dashboard,
    looks: COMPARED,
    async keep(name, look) {
      const kept = readScreen(await readFile(fileOf(name, 'screen.txt'), 'utf8'));
      const found = differences(kept.looks[look] ?? [], await fingerprintOf(page));
      const by =
        kept.browser === browser ? '' : ` (taken with ${kept.browser}, read with ${browser})`;
      old.push(...found.map((what) => `${name}, ${look}: ${what}${by}`));
    },
  });
  const names = shotList
    .map(({ name }) => name)
    .filter((name) => old.some((line) => line.startsWith(`${name},`)));
  const command = `npm run with -- PLAINDAY_SHOTS=${names.join(',')} npm run pictures`;
  expect(old, `Older than their screens; take them again: ${command}`).toEqual([]);
});

test('[issue 44] a word or a style that changes is named, and what is hidden is not', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.clock.setFixedTime(MORNING);
  await page.setViewportSize(SHOT_SIZES.wide);
  await dashboard.open('?view=all');
  await tasks.add('Call the dentist', 'Pay the rent');
  await tasks.saved();
  const looks = { wide: await fingerprintOf(page) };
  const written = writeScreen({ browser: browserOf(page), looks });
  expect(written).toMatch(/^Chromium \d+\n/);
  const before = readScreen(written).looks['wide'] ?? [];
  const changed = async (css: string) => {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
    return differences(before, await fingerprintOf(page));
  };
  expect(await changed('')).toEqual([]);
  expect(await changed('h1 { padding-left: 3px }')).toEqual([
    'h1 "All Tasks": nothing → padding: 0px 0px 0px 3px',
  ]);
  const [color] = await changed('h1 { color: rgb(1, 2, 3) }');
  expect(color).toMatch(/^h1 "All Tasks": .*→ color: rgb\(1, 2, 3\)$/);
  expect(await changed('[data-announcements] { padding-left: 3px }')).toEqual([]);
  await changed('');
  await page.getByText('Pay the rent').evaluateAll((all) => {
    for (const one of all) one.textContent = 'Pay the rest';
  });
  const words = differences(before, await fingerprintOf(page)).join();
  expect(words).toMatch(/no longer there: \w+ "Pay the rent".*new: \w+ "Pay the rest"/);
});
