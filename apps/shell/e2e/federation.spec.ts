import type { Page } from '@playwright/test';
import { DashboardPage, expect, ownSiteTest as test } from '@plainday/testing-e2e';
import {
  faults,
  filesOf,
  loopOnRender,
  otherThan,
  sample,
  subjects,
  throwOnRender,
  type Fault,
  type Subject,
} from './remote-faults';
import { wrongDescriptions } from './wrong-descriptions';

/** Milliseconds from the navigation until a tool that fails must have said so (design §4). */
const budgetMs = 8_000;

async function expectCard(
  dashboard: DashboardPage,
  { heading }: Subject,
  says: string,
): Promise<void> {
  await expect(dashboard.heading(heading)).toBeVisible();
  await expect(dashboard.failure(heading)).toContainText(says);
  await expect(dashboard.retry()).toBeVisible();
}

async function expectWorks(dashboard: DashboardPage, { view, heading }: Subject): Promise<void> {
  await dashboard.open(view);
  await expect(dashboard.tool(heading)).toBeVisible();
}

/** Whether a page does not answer any more. */
function standsStill(page: Page): Promise<boolean> {
  const answer = page.evaluate(() => false).catch(() => true);
  const silence = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 500));
  return Promise.race([answer, silence]);
}

function declare(fault: Fault, subject: Subject): void {
  test(`${subject.remote} ${fault.name}: a card, the rest works, Retry works later`, async ({
    page,
    site,
    dashboard,
    noise,
  }) => {
    noise.allow(/./);
    const repair = await fault.cause({ page, site, subject });

    // A file that hangs would keep the page's load event waiting.
    await page.goto(`/dashboard${subject.view}`, { waitUntil: 'commit' });
    await expectCard(dashboard, subject, fault.says);
    expect(await page.evaluate(() => performance.now())).toBeLessThan(budgetMs);

    const other = otherThan(subject);
    await dashboard.go(other.link);
    await expect(dashboard.tool(other.heading)).toBeVisible();
    await expect(dashboard.failure(other.heading)).toHaveCount(0);
    await dashboard.go(subject.link);
    await expectCard(dashboard, subject, fault.says);

    await repair();
    await dashboard.retry().click();
    await expect(dashboard.tool(subject.heading)).toBeVisible();
    await expect(dashboard.failure(subject.heading)).toHaveCount(0);
  });
}

for (const fault of faults) declare(fault, sample);

const broken = [
  {
    name: 'a broken release',
    edit: (file: string, content: string) =>
      file.endsWith('remote-entry.js') ? `throw new Error('planted');${content}` : content,
  },
  { name: 'a release that throws on render', edit: throwOnRender },
];

for (const { name, edit } of broken) {
  test(`${name} falls back to the version before it, and says so`, async ({
    site,
    dashboard,
    page,
    noise,
  }) => {
    noise.allow(/./);
    await site.publishEdited(sample.remote, edit, true);

    await expectWorks(dashboard, sample);
    await expect(page.getByText('previous version')).toBeVisible();
  });
}

test('a tool that comes late takes the place of its card', async ({ page, dashboard, noise }) => {
  noise.allow(/./);
  let deliver = () => undefined as void;
  const late = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(filesOf(sample), async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`/dashboard${sample.view}`, { waitUntil: 'commit' });
  await expectCard(dashboard, sample, 'It took too long to load.');

  deliver();
  await expect(dashboard.tool(sample.heading)).toBeVisible();
  await expect(dashboard.failure(sample.heading)).toHaveCount(0);
  await expect(page.getByText('previous version')).toHaveCount(0);
});

test('a tool that never gives the page back is not opened by itself again, nor fallen back to, and is reported once', async ({
  page,
  baseURL,
  context,
  site,
  dashboard,
  noise,
}) => {
  noise.allow(/./);
  const good = await site.release();
  await site.publishEdited(sample.remote, loopOnRender);
  await dashboard.open();
  await dashboard.entry(sample.link).click({ noWaitAfter: true });
  await expect.poll(() => standsStill(page)).toBe(true);
  const tab = await context.newPage();
  await page.close();
  // A minute later. The clock of Playwright would be set in the page that stands still, too.
  await tab.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 60_000;
  });
  const next = new DashboardPage(tab);
  await next.open(sample.view);
  await expect(next.failure(`${sample.heading} did not finish opening`)).toBeVisible();
  // It could not tell of itself; the page after it does.
  const told = 'plainday_browser_faults_total{kind="frozen",tool="pomodoro",healed="false"} 1';
  await expect
    .poll(async () => (await (await fetch(`${baseURL}/metrics`)).text()).includes(told))
    .toBe(true);
  const other = otherThan(sample);
  await next.go(other.link);
  await expect(next.tool(other.heading)).toBeVisible();

  // A crash of the release after it does not lead back to it.
  const crash = "function(){throw new Error('planted')}";
  await site.publishEdited(
    sample.remote,
    (_file, content) => content.replace('function(){for(;;);}', crash),
    true,
  );
  await next.open(sample.view);
  await expect(next.failure(sample.heading)).toContainText('has stopped');

  await site.setRelease(good);
  // Another build than the one that froze.
  await next.open(sample.view);
  await expect(next.tool(sample.heading)).toBeVisible();
});

for (const { name, change } of wrongDescriptions) {
  test(`a remote described with ${name} takes down itself alone`, async ({
    page,
    site,
    dashboard,
    noise,
  }) => {
    noise.allow(/./);
    const good = await site.release();
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) foreign.push(request.url());
    });
    await site.changeRemote(sample.remote, change);

    await dashboard.open(sample.view);
    await expect(dashboard.tool('All Tasks')).toBeVisible();
    await expect(dashboard.entry(sample.link)).toHaveCount(0);
    const other = otherThan(sample);
    await dashboard.go(other.link);
    await expect(dashboard.tool(other.heading)).toBeVisible();
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);

    await site.setRelease(good);
    await dashboard.open(sample.view);
    await expect(dashboard.tool(sample.heading)).toBeVisible();
  });
}

test('the sidebar stands and the frame works with every remote down', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/./);
  await page.route(/\/remotes\//, (route) => route.abort());
  await dashboard.open();
  for (const { link, heading } of subjects) {
    await dashboard.go(link);
    await expect(dashboard.failure(heading)).toBeVisible();
  }
  await dashboard.signOut();
  await expect(page).toHaveURL(/\/(auth)?$/);
});
