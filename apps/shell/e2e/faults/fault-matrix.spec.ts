import type { Page } from '@playwright/test';
import { expect, ownSiteTest as test, type SiteCopy } from '@plainday/testing-e2e';
import { faults, otherThan, says, subjects, type Fault, type Subject } from '../remote-faults';
import { manners } from './bad-manners';

/** Milliseconds from the click until a tool that fails must have said so (design §4). */
const budgetMs = 8_000;

interface Tool {
  readonly id: string;
  readonly title: string;
  readonly heading: string;
}

async function toolsOf(site: SiteCopy, remote: string): Promise<readonly Tool[]> {
  const { remotes } = await site.release();
  const modules = remotes[remote]?.modules ?? [];
  return modules.filter(({ group }) => group !== 'hidden');
}

/** What no planted fault may lead to. */
function listenForUncaught(page: Page): readonly string[] {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!message.includes('planted')) uncaught.push(message);
  });
  return uncaught;
}

/** One page, one broken remote, each of its tools in turn. */
function declare(fault: Fault, subject: Subject): void {
  const title = `${subject.remote} ${fault.name}: each of its tools says so, the rest works @matrix`;
  test(title, async ({ page, site, dashboard, noise }) => {
    noise.allow(/./);
    const uncaught = listenForUncaught(page);
    const tools = await toolsOf(site, subject.remote);
    const anyOf = `(?:${tools.map(({ id }) => id).join('|')})`;
    await fault.cause({ page, site, subject: { ...subject, module: anyOf } });
    const other = otherThan(subject);
    await page.goto(`/dashboard${other.view}`, { waitUntil: 'commit' });
    await expect(dashboard.tool(other.heading)).toBeVisible();

    for (const { id, title: link, heading } of tools) {
      const clickedAt = Date.now();
      // Tags and filters have no entry of their own: words lead there.
      if (id === 'filter') await dashboard.visit('?tool=filter');
      else await dashboard.go(link);
      if (fault.says !== '') {
        const card = dashboard.failure(heading);
        await expect(card).toContainText(new RegExp(`${fault.says}|${says.tooSlow}`));
        expect([link, Date.now() - clickedAt < budgetMs]).toEqual([link, true]);
        // A machine that has other work is too slow first, and tells the cause when asked again.
        await expect(async () => {
          if (!(await card.innerText()).includes(fault.says)) await dashboard.retry().click();
          await expect(card).toContainText(fault.says, { timeout: budgetMs });
        }).toPass();
        await expect(dashboard.retry()).toBeVisible();
      }
    }
    await dashboard.go(other.link);
    await expect(dashboard.tool(other.heading)).toBeVisible();
    await expect(dashboard.failure(other.heading)).toHaveCount(0);
    await dashboard.signOut();
    await expect(page).toHaveURL(/\/(auth)?$/);
    expect(uncaught).toEqual([]);
  });
}

for (const fault of [...faults, ...manners]) {
  for (const subject of subjects) declare(fault, subject);
}
