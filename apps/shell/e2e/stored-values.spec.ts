import { join } from 'node:path';
import {
  DashboardPage,
  expect,
  ownSiteTest as test,
  ROOT,
  type SiteCopy,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const REMOTES = ['tasks', 'tools-time', 'tools-wellbeing', 'tools-knowledge'];

/** Every tool that keeps something in IndexedDB, with what lies there by namespace and key. */
const TOOLS: readonly (readonly [view: string, kept: Readonly<Record<string, string>>])[] = [
  ['templates', { templates: 'library' }],
  ['time-tracker', { 'time-tracker': 'state' }],
  ['pomodoro', { pomodoro: 'state' }],
  ['deep-work', { 'deep-work': 'state', 'deep-work-sessions': 's' }],
  ['goals', { goals: '2026-11-09' }],
  ['calendar', { calendar: 'state' }],
  ['mindful', { mindful: '1', 'mindful-settings': 'settings' }],
  ['daily', { daily: '2026-11-21' }],
  ['habits', { habits: 'arrangement', 'habits-draft': 'draft', 'habits-frozen': 'a 2026-11-20' }],
  ['health-tracker', { 'health-tracker': '2026-11-21', 'health-tracker-goals': 'goals' }],
  ['mood-energy', { 'mood-energy': 'a', 'mood-energy-draft': 'draft' }],
  ['mind-mapping', { 'mind-mapping': 'm' }],
  ['voice-notes', { 'voice-notes': 'a', 'voice-settings': 'settings' }],
  ['knowledge-base', { 'knowledge-base': 'k', 'knowledge-base-drafts': 'new' }],
];

/** Shapes that are no longer in their first version. */
const VERSIONS: Readonly<Record<string, number>> = { calendar: 2 };

/** What the shell itself keeps. */
const SHELL = { palette: 'use', reminders: 'book' };

const NEWER = /^A newer version of Plainday has written this/;

/** The next version of each definition in a build: a number more, and a field more in every object. */
const NEXT = `upgrade:(v=>{const g=o=>Array.isArray(o)?o.map(g):o&&"object"==typeof o?{...o,later:"kept"}:o;return g(v)}),schema:`;

async function publishNext(site: SiteCopy): Promise<void> {
  const definition = /((?:namespace|key):"[\w-]+",version:)(\d+),schema:/g;
  const next = (_all: string, start: string, version: string) =>
    `${start}${Number(version) + 1},${NEXT}`;
  for (const remote of REMOTES) {
    await site.publishEdited(remote, (_file, text) => text.replace(definition, next));
  }
}

interface Entry {
  readonly namespace: string;
  readonly key: string;
  readonly value: unknown;
  readonly version: number;
}

/** Writes entries into the person's database, as a page of that version would have. */
async function keep(page: Page, entries: readonly Entry[]): Promise<void> {
  await page.evaluate(async (all) => {
    const { user } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      user: { id: string };
    };
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`plainday-${user.id}`);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database could not be opened.'));
    });
    const tx = db.transaction('values', 'readwrite');
    for (const { namespace, key, value, version } of all) {
      tx.objectStore('values').put({ value, savedAt: 1, version }, [namespace, key]);
    }
    await new Promise((resolve) => (tx.oncomplete = resolve));
    db.close();
  }, entries);
}

/** Everything that lies in the person's database, by namespace and key. */
async function stored(page: Page): Promise<Record<string, { value: unknown; version?: number }>> {
  return page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      user: { id: string };
    };
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(`plainday-${user.id}`);
      request.onsuccess = () => resolve(request.result);
    });
    const store = db.transaction('values').objectStore('values');
    const found = await new Promise<[unknown[], unknown[]]>((resolve) => {
      const keys = store.getAllKeys();
      const values = store.getAll();
      values.onsuccess = () => resolve([keys.result, values.result]);
    });
    db.close();
    const [keys, values] = found;
    return Object.fromEntries(
      keys.map((key, index) => [(key as string[]).join('/'), values[index] as { value: unknown }]),
    );
  });
}

const later = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(later)
    : typeof value === 'object' && value !== null
      ? { ...value, later: 'kept' }
      : value;

/** The samples that the unit tests of all stored shapes use, as a page of this build or the next would have written them. */
async function allOf(build: 'this' | 'next'): Promise<Entry[]> {
  const { SAMPLES } = (await import(join(ROOT, 'tools/eslint/store-samples.ts'))) as {
    SAMPLES: Readonly<Record<string, unknown>>;
  };
  return [...TOOLS.map(([, kept]) => kept), SHELL].flatMap((kept) =>
    Object.entries(kept).map(([namespace, key]) => ({
      namespace,
      key,
      value: build === 'this' ? SAMPLES[namespace] : later(SAMPLES[namespace]),
      version: (VERSIONS[namespace] ?? 1) + Number(build === 'next'),
    })),
  );
}

async function visit(page: Page, dashboard: DashboardPage, tool: string): Promise<void> {
  await page.goto(`/dashboard?tool=${tool}`);
  await dashboard.heading().waitFor();
  await dashboard.loaded();
}

const addNote = async (page: Page, content: string) => {
  await page.getByRole('textbox', { name: 'New note' }).fill(content);
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
};
const notes = (page: Page) => page.evaluate(() => localStorage.getItem('quickNotes'));

test('two builds and one store: nothing newer is touched, nothing older is lost', async ({
  page,
  context,
  site,
  dashboard,
}) => {
  test.setTimeout(300_000);
  const original = await site.release();
  await dashboard.open('?tool=notes');
  await addNote(page, 'From the old page');
  await expect.poll(() => notes(page)).toContain('From the old page');
  await dashboard.loaded();
  await keep(page, await allOf('this'));

  // The next release reads everything that the old one kept, in a tab beside it.
  await publishNext(site);
  const next = await context.newPage();
  const nextDashboard = new DashboardPage(next);
  for (const [tool] of TOOLS) {
    await visit(next, nextDashboard, tool);
    await expect(next.getByText(NEWER), `${tool} after an upgrade`).toHaveCount(0);
    await expect(next.getByText(/could not be read/), `${tool} after an upgrade`).toHaveCount(0);
  }
  await visit(next, nextDashboard, 'notes');
  await addNote(next, 'From the new page');
  await expect.poll(() => notes(next)).toContain('later');

  // The old page, still open, shows it and leaves it alone.
  await expect(page.getByText('From the new page')).toBeVisible();
  await expect(page.getByText(NEWER)).toBeVisible();
  const written = await notes(page);
  await addNote(page, 'Never kept');
  expect(await notes(page)).toBe(written);
  await next.close();

  // Rolled back: every tool of the old build over values of the new one.
  await site.setRelease(original);
  await keep(page, await allOf('next'));
  const before = await stored(page);
  for (const [tool] of TOOLS) {
    await visit(page, dashboard, tool);
    await expect.soft(page.getByText(NEWER).first(), `${tool} over a newer value`).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Commands' }).fill('All Tasks');
  await page.keyboard.press('Enter');
  await dashboard.loaded();
  expect(await stored(page)).toEqual(before);
});
