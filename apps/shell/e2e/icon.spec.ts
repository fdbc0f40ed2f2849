import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { AuthPage, expect, seed, userTest as test } from '@plainday/testing-e2e';
import { fakeLaunches } from './fake-launches';

/** As in the installed app: a window of its own, and an icon that takes a number. */
async function fakeInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const matches = window.matchMedia.bind(window);
    window.matchMedia = (query) => matches(query.includes('standalone') ? 'all' : query);
    const badges: (number | 'none')[] = [];
    const of = (value: unknown) => ({ value });
    Object.defineProperties(navigator, {
      setAppBadge: of(async (count: number) => void badges.push(count)),
      clearAppBadge: of(async () => void badges.push('none')),
    });
    Object.assign(window, { badges });
  });
}

const badge = (page: Page) =>
  page.evaluate(() => (window as unknown as { badges: unknown[] }).badges.at(-1));

test('[DB23] the icon says what is open today, and nothing after the sign-out', async ({
  page,
  dashboard,
}) => {
  await fakeInstalled(page);
  await dashboard.open('?view=today');
  const due = new Date(new Date().setHours(12, 0, 0, 0)).toISOString();
  await seed(page, 'tasks', [
    { title: 'Water the seedlings', position: 0, due_date: due },
    { title: 'Order soil', position: 1, due_date: due },
    { title: 'Some day', position: 2, due_date: null },
  ]);
  await page.reload();
  await expect.poll(() => badge(page)).toBe(2);
  await page.getByRole('checkbox', { name: /Order soil/ }).click();
  await expect.poll(() => badge(page)).toBe(1);
  await dashboard.signOut();
  await new AuthPage(page).email.waitFor();
  await expect.poll(() => badge(page)).toBe('none');
});

test('[DB23] each shortcut of the icon leads where its name says', async ({ page, dashboard }) => {
  const manifest = (await (await page.request.get('/plainday.webmanifest')).json()) as {
    readonly launch_handler: { readonly client_mode: readonly string[] };
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  };
  expect(manifest.launch_handler.client_mode[0]).toBe('focus-existing');
  const shown = {
    'New task': page.getByRole('dialog', { name: 'Quick add' }),
    Today: dashboard.heading('Today'),
    Pomodoro: dashboard.heading('Pomodoro Timer'),
    'Voice note': dashboard.heading('Voice Notes'),
  };
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(Object.keys(shown));
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(shown[name as keyof typeof shown]).toBeVisible();
  }
});

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VTODO',
  'UID:1',
  'SUMMARY:Prune the roses',
  'DUE;VALUE=DATE:20261201',
  'END:VTODO',
  'END:VCALENDAR',
].join('\r\n');
const TABLE = 'title,due\nPrune the roses,2026-12-01\n';

const FILES = {
  'garden.ics': Buffer.from(CALENDAR),
  'garden.csv': Buffer.from(TABLE),
  'garden.zip': Buffer.from(zipSync({ 'garden.csv': new TextEncoder().encode(TABLE) })),
};

for (const [name, content] of Object.entries(FILES)) {
  test(`[DB23] ${name}, opened while a window is open, is looked through there, without a reload`, async ({
    page,
    dashboard,
  }) => {
    await fakeInstalled(page);
    await fakeLaunches(page);
    await dashboard.open('?tool=pomodoro');
    await dashboard.loaded();
    await page.evaluate(
      ([file, bytes]) => {
        const getFile = async () => new File([new Uint8Array(bytes)], file);
        const { launch } = window as unknown as { launch: (params: object) => void };
        launch({ targetURL: `${location.origin}/dashboard`, files: [{ getFile }] });
        Object.assign(window, { isSame: true });
      },
      [name, [...content]] as const,
    );
    const main = page.getByRole('main');
    await expect(main.getByText(name).first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^Import/ }).first()).toBeVisible();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });
}
