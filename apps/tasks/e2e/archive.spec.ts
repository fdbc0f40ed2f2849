import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createSignedIn,
  DashboardPage,
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  ROOT,
  seed,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Browser, Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
// eslint-disable-next-line @nx/enforce-module-boundaries -- the one list of a value of every store
import { SAMPLES } from '../../../tools/eslint/store-samples';
import { openData } from './your-data';

type Repeated = { readonly prefix?: string; readonly char: string; readonly n: number };

const { strings } = JSON.parse(
  readFileSync(join(ROOT, 'tools/gateway/contract/fixtures/hostile.json'), 'utf8'),
) as { strings: Record<string, (string | Repeated)[]> };
/** Texts that a title takes, and that the server gives back letter by letter. */
const TEXTS = Object.entries(strings)
  .filter(([name]) => !/blank|surrogate|nul/i.test(name))
  .flatMap(([, texts]) => texts)
  .map((text) => (typeof text === 'string' ? text : (text.prefix ?? '') + text.char.repeat(text.n)))
  .filter((text) => /[a-z]/i.test(text) && text.length <= 400 && !/^\uFEFF|\0/.test(text));
const LITERAL = ['quickNotes', 'weeklyGoals', 'currentWeekStart'];
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** Of the server alone, and of the account. */
const OWN = /"(?:user_id|rev|updated_at)":[^,}]+,?/g;

/** Rows of every table, with hostile texts wherever there are texts. */
async function fillAccount(page: Page): Promise<void> {
  const [project, task, habit] = [randomUUID(), randomUUID(), randomUUID()];
  await seed(page, 'projects', [{ id: project, title: 'Garden', description: TEXTS[0] }]);
  await seed(page, 'tasks', [
    { id: task, title: 'Parent', project_id: project, due_date: '2026-12-01T09:00:00Z' },
  ]);
  await seed(
    page,
    'tasks',
    TEXTS.map((title) => ({ title, notes: title, description: title })),
  );
  await seed(page, 'tasks', [{ title: 'Child', parent_task_id: task, completed: true }]);
  await seed(page, 'tasks', [{ title: 'Trashed', deleted_at: '2026-11-01T09:00:00Z' }]);
  await seed(page, 'habits', [{ id: habit, title: 'Walk' }, ...TEXTS.map((title) => ({ title }))]);
  await seed(page, 'habit_completions', [{ habit_id: habit, completed_at: '2026-11-20' }]);
  await seed(page, 'time_sessions', [
    {
      task_name: 'Work',
      project_id: project,
      task_id: task,
      start_time: '2026-11-20T09:00:00Z',
      end_time: '2026-11-20T10:00:00Z',
      duration: 3600,
    },
  ]);
  await seed(
    page,
    'ideas',
    TEXTS.map((title) => ({ title, tags: [title.replaceAll('"', '')] })),
  );
  await seed(page, 'learning_progress', [{ topic: TEXTS[1], notes: TEXTS[2] }]);
  const expression = JSON.stringify({ kind: 'words', words: TEXTS[1] });
  await seed(page, 'filters', [{ title: 'Kept', expression }]);
}

/** A value of every store of the device, and a list in which every hostile text stands. */
async function fillDevice(page: Page): Promise<void> {
  const own = Object.entries(SAMPLES).filter(([name]) => !LITERAL.includes(name));
  const values = own.map(([namespace, sample]) => {
    const id = (sample as { id?: unknown }).id;
    const value = JSON.stringify(sample, (name, part: unknown) =>
      name === 'audio' ? 'SOUND' : part,
    );
    return { namespace, key: typeof id === 'string' ? id : 'state', value };
  });
  const moods = TEXTS.map((notes, at) => ({
    namespace: 'mood-energy',
    key: `m${at}`,
    value: JSON.stringify({ id: `m${at}`, at, mood: 3, energy: 3, notes }),
  }));
  const notes = TEXTS.map((content, at) => ({
    id: `n${at}`,
    content,
    createdAt: '2026-11-21T08:00:00.000Z',
  }));
  await page.evaluate(
    async ([entries, quickNotes]) => {
      const { user } = JSON.parse(localStorage.getItem('plainday.auth') ?? '') as {
        user: { id: string };
      };
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(`plainday-${user.id}`);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('There is no database.'));
      });
      const tx = db.transaction('values', 'readwrite');
      for (const { namespace, key, value } of entries) {
        const kept = JSON.parse(value) as { audio?: unknown };
        const sound = new Uint8Array(300_000).map((_, at) => (at * 31) % 253);
        if (kept.audio === 'SOUND') kept.audio = new Blob([sound], { type: 'audio/webm' });
        tx.objectStore('values').put({ value: kept, savedAt: 7, version: 1 }, [namespace, key]);
      }
      await new Promise((resolve) => (tx.oncomplete = resolve));
      db.close();
      localStorage.setItem('quickNotes', quickNotes);
      localStorage.setItem(`plainday.preferences.${user.id}`, '{"dueTimeMinutes":480}');
    },
    [[...values, ...moods], JSON.stringify(notes)] as const,
  );
}

interface Exported {
  readonly bytes: Buffer;
  /** By path, with every id the same and what is the server's own left out. */
  readonly files: Readonly<Record<string, readonly string[]>>;
}

async function exported(page: Page, panel: Locator): Promise<Exported> {
  const button = panel.getByRole('button', { name: /^Export,/ });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = await readFile(await download.path());
  const files = Object.entries(unzipSync(bytes))
    .filter(([path]) => /^(?:account|device|recordings)\/|^browser/.test(path))
    .map(([path, content]) => {
      const lines = strFromU8(content, path.startsWith('recordings/')).split(/,?\n/);
      return [path, lines.map((line) => line.replace(UUID, 'id').replace(OWN, '')).sort()] as const;
    });
  return { bytes, files: Object.fromEntries(files) };
}

/** Another person on another device, with the settings open. */
async function newcomer(browser: Browser, origin: string): Promise<[Page, Locator]> {
  const { session } = await createSignedIn(origin);
  const localStorage = [{ name: 'plainday.auth', value: session }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ baseURL: origin, storageState });
  const page = await context.newPage();
  await new DashboardPage(page).open('?tool=settings');
  return [page, await openData(page)];
}

const give = (panel: Locator, buffer: Buffer, name = 'archive.zip') =>
  panel.getByLabel('File to import').setInputFiles({ name, mimeType: '', buffer });

test('[SE27] [SE28] every tool comes back in a new account on a new device, whatever is in it', async ({
  page,
  dashboard,
  browser,
  baseURL,
}) => {
  test.slow();
  await dashboard.open('?tool=settings');
  await fillAccount(page);
  await fillDevice(page);
  await page.reload();
  const before = await exported(page, await openData(page));
  expect(before.files['account/ideas.json']?.length).toBeGreaterThan(TEXTS.length);
  expect(Object.keys(before.files).filter((path) => path.startsWith('recordings/'))).toHaveLength(
    2,
  );

  const [other, panel] = await newcomer(browser, baseURL ?? '');
  await give(panel, before.bytes);
  const preview = panel.getByRole('region', { name: 'Plainday archive' });
  await expect(preview).toContainText('from another account');
  await expectNoViolations(other, 'the preview of a restore');
  await expectNoViolationsOnPhone(other, 'the preview of a restore');

  // The line goes for a moment, and it goes on; with no room left what came in stays, and the second try brings the rest.
  let calls = 0;
  await other.route('**/rpc/restore_rows', (route) => {
    calls += 1;
    if (calls === 3) return route.abort();
    const full = { status: 413, json: { code: 'PT413', message: 'Full.' } };
    return calls > 5 ? route.fulfill(full) : route.continue();
  });
  await preview.getByRole('button', { name: 'Add what is missing' }).click();
  const half = panel.getByRole('region', { name: 'Not all of it is here' });
  await expect(half).toContainText('An account keeps no more rows of this kind.', {
    timeout: 60_000,
  });
  await other.unroute('**/rpc/restore_rows');
  await half.getByRole('button', { name: 'Try again' }).click();
  await preview.getByRole('button', { name: 'Add what is missing' }).click();
  const done = panel.getByRole('region', { name: 'The archive is back' });
  await expect(done).toBeVisible({ timeout: 60_000 });
  await done.getByRole('button', { name: 'Close' }).click();
  await expect(new DashboardPage(other).entry('Garden')).toBeVisible();

  const after = await exported(other, panel);
  for (const [path, lines] of Object.entries(before.files)) {
    // The shell notes down there, too, what is opened.
    if (path === 'device/palette.json') continue;
    expect([path, after.files[path]]).toEqual([path, expect.arrayContaining([...lines])]);
    if (path.startsWith('account/')) expect(after.files[path]).toHaveLength(lines.length);
  }

  // The same archive adds nothing twice; of the other account it finds its own rows again.
  await give(panel, before.bytes);
  await expect(preview).toContainText('0 new');
  await preview.getByRole('button', { name: 'Cancel' }).click();
  const mine = await openData(page);
  await give(mine, after.bytes);
  await expect(mine.getByRole('region', { name: 'Plainday archive' })).toContainText('0 new');
  await other.context().close();
});

test('[SE28] what was added is taken back; replacing exports first and asks for its word', async ({
  page,
  dashboard,
  tasks,
  browser,
  baseURL,
}) => {
  await dashboard.open('?view=all');
  await tasks.add('Water the plants', 'Call Grace');
  await tasks.saved();
  await dashboard.go('Settings');
  const { bytes } = await exported(page, await openData(page));

  const [other, panel] = await newcomer(browser, baseURL ?? '');
  const there = new DashboardPage(other);
  await seed(other, 'tasks', [{ title: 'Only here' }]);
  await give(panel, bytes);
  const preview = panel.getByRole('region', { name: 'Plainday archive' });
  await preview.getByRole('button', { name: 'Add what is missing' }).click();
  await panel.getByRole('region', { name: 'The archive is back' }).waitFor();
  await there.open('?view=all');
  await expect(other.getByText('Water the plants')).toBeVisible();
  await expect(other.getByText('Only here')).toBeVisible();
  await there.go('Settings');
  await openData(other);
  await panel.getByRole('button', { name: 'Undo import of archive.zip' }).click();
  await expect(panel.getByText('Earlier imports')).toHaveCount(0);
  await there.go('All Tasks');
  await expect(other.getByText('Only here')).toBeVisible();
  await expect(other.getByText('Water the plants')).toHaveCount(0);

  await there.go('Settings');
  await openData(other);
  await give(panel, bytes);
  await preview.getByLabel('Replace everything').check();
  const go = preview.getByRole('button', { name: 'Export, then replace' });
  await expect(go).toBeDisabled();
  await preview.getByLabel('Type replace to go on').fill('Replace');
  const [download] = await Promise.all([other.waitForEvent('download'), go.click()]);
  const saved = unzipSync(await readFile(await download.path()));
  expect(strFromU8(saved['account/tasks.json'] ?? new Uint8Array())).toContain('Only here');
  await expect(panel.getByRole('region', { name: 'The archive is back' })).toBeVisible();
  await there.go('All Tasks');
  await expect(other.getByText('Water the plants')).toBeVisible();
  await expect(other.getByText('Only here')).toHaveCount(0);
  await other.context().close();
});

test('[SE29] a sealed archive asks for its passphrase; one that is broken changes nothing', async ({
  page,
  dashboard,
}) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/restore_rows/.test(request.url())) writes.push(request.url());
  });
  await dashboard.open('?tool=settings');
  await seed(page, 'ideas', [{ title: 'Paint the door' }]);
  const panel = await openData(page);
  await panel.getByRole('button', { name: 'Export with a passphrase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export with a passphrase' });
  await dialog.getByLabel('Passphrase', { exact: true }).fill('correct horse');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^plainday-archive-\d{4}-\d\d-\d\d\.sealed$/);
  const bytes = await readFile(await download.path());
  await give(panel, bytes, 'a.sealed');
  const sealed = panel.getByRole('region', { name: 'Sealed archive' });
  const open = async (typed: string) => {
    await sealed.getByLabel('Passphrase', { exact: true }).fill(typed);
    await sealed.getByRole('button', { name: 'Open' }).click();
  };
  await open('another horse');
  await expect(sealed).toContainText('This passphrase does not open it');
  await open('correct horse');
  await expect(panel.getByRole('region', { name: 'Plainday archive' })).toContainText('0 new');
  await panel.getByRole('button', { name: 'Cancel' }).click();

  const whole = (await exported(page, panel)).bytes;
  await give(panel, Buffer.concat([whole.subarray(0, 60), whole.subarray(90)]), 'cut.zip');
  await expect(panel.getByRole('alert')).toContainText('damaged');
  expect(writes).toEqual([]);
});
