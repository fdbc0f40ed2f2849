import { expect, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Notes every script that the page asks for by an element of its own. */
async function noteScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scripts = new Set<string>();
    Object.assign(window, { usedScripts: scripts });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof HTMLScriptElement && node.src) scripts.add(node.src);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Files that were preloaded and that nobody asked for: the browser warns of them some seconds later. */
const unused = (page: Page) =>
  page.evaluate(() => {
    const { usedScripts } = window as unknown as { usedScripts: Set<string> };
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
      .map(({ href }) => href)
      .filter((href) => !usedScripts.has(href));
  });

test('[issue 13.9] every preloaded file is used, whatever the address says or was left last', async ({
  page,
  dashboard,
}) => {
  await noteScripts(page);
  const addresses = [
    ['', 'All Tasks'],
    ['?view=today', 'Today'],
    ['', 'Today'],
    ['?view=upcoming', 'Upcoming'],
    ['?tool=pomodoro', 'Pomodoro Timer'],
    ['', 'Pomodoro Timer'],
    ['?view=trash', 'Trash'],
    ['?q=nothing', 'All Tasks'],
    ['?tool=unknown', 'All Tasks'],
  ] as const;
  for (const [address, heading] of addresses) {
    await page.goto(`/dashboard${address}`);
    await expect(dashboard.heading(heading)).toBeVisible();
    await dashboard.loaded();
    const preloaded = await page.locator('link[rel=preload][as=script]').count();
    expect(preloaded, `${address}: files preloaded`).toBeGreaterThan(2);
    expect(await unused(page), `${address}: preloaded in vain`).toEqual([]);
  }
});

test('[issue 13.9] leaving Settings and signing out leaves no failed request behind', async ({
  page,
  dashboard,
  tasks,
}) => {
  const failed: string[] = [];
  const note = (what: string, method: string, url: string) =>
    failed.push(`${what} ${method} ${new URL(url).pathname}`);
  page.on('requestfailed', (request) => {
    if (request.method() === 'HEAD') note('aborted', 'HEAD', request.url());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      note(String(response.status()), response.request().method(), response.url());
    }
  });
  await dashboard.open();
  await tasks.add('Water the plants');
  await dashboard.go('Settings');
  await page.getByRole('tab', { name: 'Your data' }).click();
  await expect(page.getByText(/^In your account/).first()).toBeVisible();
  await dashboard.go('Today');
  await dashboard.go('All Tasks');
  await tasks.add('Call Grace');
  await dashboard.signOut();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  expect(failed).toEqual([]);
});
