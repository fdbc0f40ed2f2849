import { brotliCompressSync } from 'node:zlib';
import {
  AuthPage,
  expect,
  expectNoViolations,
  keptOffline,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(150_000);

interface Picture {
  readonly src: string;
  readonly type: string;
}

interface Manifest {
  readonly name: string;
  readonly share_target: { readonly action: string };
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
}

/** What a system does with what another app shares: it sends a form to where the manifest says. */
async function share(page: Page, given: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((fields) => {
    const form = document.createElement('form');
    Object.assign(form, {
      action: '/dashboard/shared',
      method: 'post',
      enctype: 'multipart/form-data',
    });
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement('input'), { name, value }));
    }
    document.body.append(form);
    form.submit();
  }, given);
}

/** The same with a file. */
async function shareFile(page: Page, name: string, mimeType: string, text: string): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, {
      action: '/dashboard/shared',
      method: 'post',
      enctype: 'multipart/form-data',
      id: 'system',
    });
    form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'files' }));
    document.body.append(form);
  });
  const input = page.locator('#system input');
  await input.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#system')?.submit());
}

test('[DB23] Chromium finds nothing that keeps Plainday from being installed', async ({
  page,
  context,
  dashboard,
}) => {
  await dashboard.open();
  await keptOffline(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest.name).toBe('Plainday');
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await page.request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
  }

  const worker = await page.request.get('/worker.js');
  expect(brotliCompressSync(await worker.body()).length).toBeLessThanOrEqual(3000);

  expect(manifest.share_target.action).toBe('/dashboard/shared');
});

const SOIL = { title: 'Soil for the beds', url: 'https://example.org/soil' };

test('[DB23] [issue 41.4] a link that is shared without a network becomes a task, a note or an entry', async ({
  page,
  context,
  dashboard,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  // Tools whose rows are at the server.
  noise.allow(/did not answer: (calendar-events|links)/);
  await dashboard.open();
  await keptOffline(page);
  await context.setOffline(true);
  const sheet = page.getByRole('dialog', { name: 'Shared with Plainday' });
  async function shareFor(button: string): Promise<void> {
    await share(page, SOIL);
    await expect(sheet.getByRole('textbox', { name: 'Shared text' })).toHaveValue(
      'Soil for the beds\nhttps://example.org/soil',
    );
    await sheet.getByRole('button', { name: button }).click();
    await expect(sheet).toHaveCount(0);
  }

  await shareFor('New task');
  const add = page.getByRole('dialog', { name: 'Quick add' });
  await expect(add.getByRole('textbox').first()).toHaveValue(
    'Soil for the beds https://example.org/soil',
  );
  expect(new URL(page.url()).search).toBe('?view=today');

  const main = page.getByRole('main');
  for (const [button, tool] of [
    ['Notes', 'notes'],
    ['Knowledge', 'knowledge-base'],
  ] as const) {
    await shareFor(button);
    await expect(page).toHaveURL(new RegExp(`tool=${tool}`));
    await expect(main.getByText('Soil for the beds').first()).toBeVisible();
    await expect(main.getByText('https://example.org/soil').first()).toBeVisible();
  }
});

test('[DB23] [issue 41.4] a file that is shared without a network comes to the door of imports', async ({
  page,
  context,
  dashboard,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|did not answer: calendar-events/);
  await dashboard.open();
  await keptOffline(page);
  await context.setOffline(true);
  await shareFile(page, 'garden.csv', 'text/csv', 'title,due\nWater the seedlings,2026-12-01\n');
  await expect(page).toHaveURL(/tool=settings&at=your-data/);
  await expect(page.getByRole('main').getByText('garden.csv').first()).toBeVisible();
});

test('[DB23] what is shared while nobody is signed in waits for who signs in', async ({
  page,
  user,
  dashboard,
}) => {
  await dashboard.open();
  await keptOffline(page);
  await dashboard.signOut();
  const auth = new AuthPage(page);
  await auth.email.waitFor();
  const arrived = page.waitForEvent('load');
  await share(page, { text: 'Call Ann' });
  await arrived;
  await auth.signIn(user);
  const sheet = page.getByRole('dialog', { name: 'Shared with Plainday' });
  await expect(sheet.getByRole('textbox', { name: 'Shared text' })).toHaveValue('Call Ann');
});

test('[DB23] on a phone the offer to install is pulled away by its handle', async ({
  page,
  dashboard,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const book = { visits: 2, lastAt: Date.now(), isOffered: false };
    localStorage.setItem('plainday.install', JSON.stringify(book));
  });
  await dashboard.open();
  await seed(page, 'tasks', [{ title: 'Water the seedlings', position: 0 }]);
  await page.reload();
  await dashboard.loaded();
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'dismissed' });
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const sheet = page.getByRole('dialog', { name: 'Install Plainday' });
  await expect(sheet).toHaveAccessibleDescription(/^[\d.]+ [kM]B · no store/, { timeout: 30_000 });
  await expectNoViolations(page, 'the offer to install, on a phone');
  const { x, width, y, height } = (await sheet.boundingBox()) ?? {
    x: 0,
    width: 0,
    y: 0,
    height: 0,
  };
  expect([x, width, Math.round(y + height)]).toEqual([0, 360, 740]);
  const head = sheet.getByRole('heading');
  await head.dispatchEvent('pointerdown', {
    pointerType: 'touch',
    isPrimary: true,
    clientY: y + 10,
  });
  await head.dispatchEvent('pointerup', {
    pointerType: 'touch',
    isPrimary: true,
    clientY: y + 110,
  });
  await expect(sheet).toBeHidden();
});
