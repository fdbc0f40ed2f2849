import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { SHOT_SIZES, SHOT_THEMES } from '../src/pictures/shots';
import { furnish } from './shots/furnish';
import { lastMorning } from './shots/morning';
import { shotList } from './shots/shot-list';

const FOLDER = join(ROOT, 'apps/marketing/src/files/shots');
const QUALITY = 82;
const PIXELS = 2;
/** Names of the pictures to take, with commas between them; all of them where nothing is said. */
const wanted = process.env['PLAINDAY_SHOTS']?.split(',');

/** A picture of what is on the screen as WebP, which Playwright itself does not write. */
async function shoot(page: Page, name: string, look: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: QUALITY } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  await session.detach();
  await mkdir(join(FOLDER, name), { recursive: true });
  await writeFile(join(FOLDER, name, `${look}.webp`), Buffer.from(data, 'base64'));
}

/** What has just been done is said over the page: it does not belong into its picture. */
async function hideMessages(page: Page): Promise<void> {
  const messages = page.locator('[data-sonner-toaster]');
  await messages.evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.style.display = 'none';
  });
}

test.describe('pictures of the app for the public pages @pictures', () => {
  test.describe.configure({ timeout: 300_000 });
  test.use({ deviceScaleFactor: PIXELS, reducedMotion: 'reduce', timezoneId: 'UTC' });

  test('in both themes, wide and as a phone', async ({ page, dashboard }) => {
    await page.clock.setFixedTime(lastMorning());
    await dashboard.open('?view=all');
    await furnish(page);
    for (const { name, view, prepare } of shotList) {
      if (wanted && !wanted.includes(name)) continue;
      await page.setViewportSize(SHOT_SIZES.wide);
      await dashboard.open(view);
      await dashboard.loaded();
      await prepare?.(page);
      for (const theme of SHOT_THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        for (const [size, viewport] of Object.entries(SHOT_SIZES)) {
          await page.setViewportSize(viewport);
          await dashboard.loaded();
          await page.mouse.move(0, 0);
          await hideMessages(page);
          await shoot(page, name, `${theme}-${size}`);
        }
      }
    }
  });
});
