import type { BrowserContext, Page } from '@playwright/test';

/** What the header says of saving. */
export const status = (page: Page) => page.getByRole('banner').locator('[aria-live=polite]');

interface Sent {
  readonly method: string;
  readonly query: string;
}

/** Asks for tasks past the app. */
export async function askForTasks(page: Page, sent: Sent): Promise<readonly string[]> {
  return page.evaluate(async ({ method, query }) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      access_token: string;
    };
    const { publishableKey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string;
    };
    const answer = await fetch(`/rest/v1/tasks?${query}`, {
      method,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
      },
    });
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
  }, sent);
}

/** Another page of the dashboard, cut off from the server where that is wanted. */
export async function openAgain(context: BrowserContext, { isCut = false } = {}): Promise<Page> {
  const page = await context.newPage();
  if (isCut) await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
  await page.goto('/dashboard');
  return page;
}
