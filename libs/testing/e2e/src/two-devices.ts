import { expect, type BrowserContext, type Page, type Response } from '@playwright/test';
import { createSession } from './account';
import { storageOf, userTest } from './fixtures';
import { Noise } from './noise';
import { DashboardPage } from './pages/dashboard-page';
import { TaskListPage } from './pages/task-list-page';

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly dashboard: DashboardPage;
  readonly tasks: TaskListPage;
  readonly noise: Noise;
}

interface Fixtures {
  /** A second device of the same person, signed in by itself. */
  phone: Device;
}

/** The browsers of two devices of one person; errors on either fail the test. */
export const twoDevicesTest = userTest.extend<Fixtures>({
  phone: async ({ browser, baseURL: origin = '', user }, use) => {
    const context = await browser.newContext({
      baseURL: origin,
      storageState: storageOf(origin, await createSession(origin, user)),
    });
    const noise = new Noise(context);
    const page = await context.newPage();
    await use({
      context,
      page,
      noise,
      dashboard: new DashboardPage(page),
      tasks: new TaskListPage(page),
    });
    expect(noise.unexpected(), 'errors on the second device').toEqual([]);
    await context.close();
  },
});

/** Whether this is the answer through which a page hears of changes. */
export const isStream = (response: Response) => response.url().includes('/live/v1');

/** Opens a page and waits until it listens. */
export async function openListening(
  { page, dashboard }: Pick<Device, 'page' | 'dashboard'>,
  address?: string,
): Promise<void> {
  await Promise.all([page.waitForResponse(isStream), dashboard.open(address)]);
}
