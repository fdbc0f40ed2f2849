import { writeFile } from 'node:fs/promises';
import { expect, test as base, type Page } from '@playwright/test';
import { createSignedIn, type SignedIn } from '../account';
import { AuthPage } from '../pages/auth-page';
import { DashboardPage } from '../pages/dashboard-page';
import { TaskListPage } from '../pages/task-list-page';
import type { Engine } from './driver';
import { EnginePage } from './engine-page';
import { startFirefox } from './firefox';
import { startWebKit, type WebKitPaths } from './webkit';

/** The browser of a project, and where its programs lie. */
export type EngineChoice =
  | { readonly name: 'firefox'; readonly path: string }
  | { readonly name: 'webkit'; readonly paths: WebKitPaths };

interface Running {
  engine: Engine;
  choice: EngineChoice;
}

interface Story {
  signedIn: SignedIn;
  /** A tab nobody is signed in in, as page objects take it. */
  visitor: Page;
  page: Page;
  auth: AuthPage;
  dashboard: DashboardPage;
  tasks: TaskListPage;
  /** Another tab of the same browser. */
  another: () => Promise<Page>;
  /** Errors that a story expects. */
  allow: (...patterns: RegExp[]) => void;
  baseURL: string;
}

/** A story in a browser that Playwright does not drive: the same page objects, over the page of that browser. */
export const engineTest = base.extend<Story, Running>({
  choice: [null as unknown as EngineChoice, { option: true, scope: 'worker' }],
  engine: [
    async ({ choice }, use) => {
      const engine =
        choice.name === 'firefox'
          ? await startFirefox(choice.path)
          : await startWebKit(choice.paths);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({}, use) => use(process.env['PLAINDAY_E2E_URL'] ?? 'http://127.0.0.1:4200'),
  allow: async ({ engine }, use, info) => {
    const allowed: RegExp[] = [];
    await use((...patterns) => void allowed.push(...patterns));
    if (info.status !== info.expectedStatus) return;
    const heard = (await engine.errors()).filter((text) => !allowed.some((one) => one.test(text)));
    expect(heard, 'errors in the console').toEqual([]);
  },
  another: async ({ engine, baseURL, allow: _after }, use, info) => {
    await engine.forget(baseURL);
    const open: EnginePage[] = [];
    await use(async () => {
      const page = new EnginePage(await engine.open(), baseURL);
      open.push(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      return page.asPage();
    });
    if (info.status === info.expectedStatus) return;
    for (const page of open) {
      const body = await page.picture().catch(() => null);
      if (body) await writeFile(info.outputPath(`page-${open.indexOf(page)}.png`), body);
    }
  },
  visitor: async ({ another }, use) => use(await another()),
  signedIn: async ({ baseURL }, use) => use(await createSignedIn(baseURL)),
  page: async ({ visitor, signedIn }, use) => {
    await visitor.goto('/robots.txt');
    await visitor.evaluate(
      (session) => localStorage.setItem('plainday.auth', session),
      signedIn.session,
    );
    await use(visitor);
  },
  auth: async ({ visitor }, use) => use(new AuthPage(visitor)),
  dashboard: async ({ page }, use) => use(new DashboardPage(page)),
  tasks: async ({ page }, use) => use(new TaskListPage(page)),
});
