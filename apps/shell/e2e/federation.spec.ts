import { expect, ownSiteTest as test, type DashboardPage } from '@plainday/testing-e2e';
import { faults, subjects, type Fault, type Subject } from './remote-faults';

/** Milliseconds until a tool that fails must have said so (design §4). */
const budgetMs = 8_000;
/** Milliseconds that a busy machine may take to start the shell before. */
const startMs = 4_000;

async function expectCard(dashboard: DashboardPage, { heading }: Subject): Promise<void> {
  await expect(dashboard.heading(heading)).toBeVisible();
  await expect(dashboard.failure(heading)).toBeVisible({ timeout: budgetMs + startMs });
  await expect(dashboard.retry()).toBeVisible();
}

async function expectWorks(dashboard: DashboardPage, { view, heading }: Subject): Promise<void> {
  await dashboard.open(view);
  await expect(dashboard.tool(heading)).toBeVisible();
}

function declare(fault: Fault, subject: Subject, tag: string): void {
  test(`${subject.remote} ${fault.name}: a card, the rest works, Retry works later ${tag}`, async ({
    page,
    site,
    dashboard,
    noise,
  }) => {
    noise.allow(/./);
    const repair = await fault.cause({ page, site, subject });

    const openedAt = performance.now();
    // A file that hangs would keep the page's load event waiting.
    await page.goto(`/dashboard${subject.view}`, { waitUntil: 'commit' });
    await expectCard(dashboard, subject);
    expect(performance.now() - openedAt).toBeLessThan(budgetMs + startMs);

    const other = subjects.find(({ remote }) => remote !== subject.remote);
    if (!other) throw new Error('There is but one remote.');
    await dashboard.go(other.link);
    await expect(dashboard.tool(other.heading)).toBeVisible();
    await expect(dashboard.failure(other.heading)).toHaveCount(0);
    await dashboard.go(subject.link);
    await expectCard(dashboard, subject);

    await repair();
    await dashboard.retry().click();
    await expect(dashboard.tool(subject.heading)).toBeVisible();
    await expect(dashboard.failure(subject.heading)).toHaveCount(0);
  });
}

const [sample] = subjects;
for (const fault of faults) {
  if (sample) declare(fault, sample, '');
  for (const subject of subjects.slice(1)) declare(fault, subject, '@matrix');
}

test('a broken release falls back to the version before it, and says so', async ({
  site,
  dashboard,
  page,
  noise,
}) => {
  noise.allow(/./);
  const [subject] = subjects;
  if (!subject) throw new Error('There is no remote.');
  const breakEntry = (file: string, content: string) =>
    file.endsWith('remote-entry.js') ? `throw new Error('planted');${content}` : content;
  await site.publishEdited(subject.remote, breakEntry, true);

  await expectWorks(dashboard, subject);
  await expect(page.getByText('previous version')).toBeVisible();
});

test('a release that throws on render falls back to the version before it, too', async ({
  site,
  dashboard,
  page,
  noise,
}) => {
  noise.allow(/./);
  const [subject] = subjects;
  if (!subject) throw new Error('There is no remote.');
  const breakPage = (_file: string, content: string) =>
    content.replace(/\{Page:\(\)=>[\w$]+/, "{Page:()=>function(){throw new Error('planted')}");
  await site.publishEdited(subject.remote, breakPage, true);

  await expectWorks(dashboard, subject);
  await expect(page.getByText('previous version')).toBeVisible();
});

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
    await expect(dashboard.failure(heading)).toBeVisible({ timeout: budgetMs + startMs });
  }
  await dashboard.signOut();
  await expect(page).toHaveURL(/\/(auth)?$/);
});
