import {
  endSessions,
  expect,
  ownSiteTest as test,
  type Account,
  type AuthPage,
  type SiteCopy,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { KNOWLEDGE_PLACES } from './knowledge.places';
import { TEXT, type TypedPlace } from './places';
import { TASK_PLACES } from './task.places';
import { TIME_PLACES } from './time.places';

interface Scene {
  readonly page: Page;
  readonly site: SiteCopy;
  readonly auth: AuthPage;
  readonly user: Account;
  readonly url: string;
  readonly place: TypedPlace;
}

/** The tool's remote is released anew, and the page is loaded with it. */
async function release({ page, site, place }: Scene): Promise<void> {
  const { remotes } = await site.release();
  const [app = ''] = place.files[0]?.split('/') ?? [];
  // What the shell draws stands beside the tasks.
  const remote = app in remotes ? app : 'tasks';
  const entry = remotes[remote]?.entry;
  const edit = (path: string, content: string) => (path === entry ? `${content}\n` : content);
  const version = await site.publishEdited(remote, edit);
  await page.reload();
  const isLoaded = (part: string) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}/`));
  await expect.poll(() => page.evaluate(isLoaded, version)).toBe(true);
}

/** The session is ended elsewhere, which the page hears when its network is back; the same person signs in again. */
async function endSession({ page, auth, user, url }: Scene): Promise<void> {
  await endSessions(url, user);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(auth.email).toBeVisible();
  await auth.signIn(user);
  await expect(auth.email).toBeHidden();
}

const CAUSES = { 'a release of its tool': release, 'the end of the session': endSession };

for (const [cause, happens] of Object.entries(CAUSES)) {
  for (const place of [...TASK_PLACES, ...KNOWLEDGE_PLACES, ...TIME_PLACES]) {
    const { name, at, given, open, field, saved, text = TEXT } = place;
    test(`${name}: text outlives ${cause} @matrix`, async ({
      page,
      site,
      auth,
      user,
      baseURL,
      dashboard,
      noise,
    }) => {
      noise.allow(
        /Failed to load resource|ERR_INTERNET_DISCONNECTED|Not saved|preloaded using link preload/,
      );
      await dashboard.open(at);
      await dashboard.loaded();
      await given?.(page);
      await open?.(page);
      await field(page).fill(text);
      await happens({ page, site, auth, user, url: baseURL ?? '', place });
      await dashboard.open(at);
      await dashboard.loaded();
      if (saved) return expect(saved(page)).toBeVisible();
      await open?.(page);
      await expect(field(page)).toHaveValue(text);
    });
  }
}
