import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, ownSiteTest as test, ROOT, type SiteCopy } from '@plainday/testing-e2e';
import { sample, throwOnRender } from './remote-faults';

const run = promisify(execFile);
const OLD = 'Add a tusk...';
const NEW = 'Add a task...';

/** `npm run release -- …` on the copy of the site. */
async function release(site: SiteCopy, ...args: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'tools/release/src/main.ts', ...args];
  const env = { ...process.env, PLAINDAY_SITE_DIR: site.folder };
  return (await run(process.execPath, command, { cwd: ROOT, env })).stdout;
}

// Each release builds, starts a process of its own, and waits for its turn on a busy machine. All build into
// the same folder: one after the other.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test('tasks is released and rolled back alone while a page is open', async ({
  page,
  site,
  dashboard,
  tasks,
}) => {
  // What is live at first differs from the sources by a word.
  await site.publishEdited('tasks', (_file, content) => content.replaceAll(NEW, OLD));
  const before = await site.release();
  const oldInput = page.getByPlaceholder(OLD);
  await dashboard.open();
  await oldInput.fill('Written before the release');
  await oldInput.press('Enter');

  expect(await release(site, 'tasks')).toContain('Live:');
  const after = await site.release();
  expect(after.shell).toEqual(before.shell);
  expect(after.remotes['tools-time']).toEqual(before.remotes['tools-time']);
  expect(after.remotes['tasks']?.version).not.toBe(before.remotes['tasks']?.version);

  // The open page goes on with what it has loaded, also in parts it had not opened yet.
  await oldInput.fill('Written after the release');
  await oldInput.press('Enter');
  await dashboard.go('Trash');
  await dashboard.go('Pomodoro Timer');
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();

  await page.goto('/dashboard?view=all');
  await expect(page.locator('#root').getByPlaceholder(NEW)).toBeVisible();
  await expect(tasks.row('Written after the release')).toBeVisible();

  expect(await release(site, '--rollback')).toContain(`Live again: ${before.id}`);
  await page.reload();
  await expect(oldInput).toBeVisible();
  await expect(tasks.row('Written before the release')).toBeVisible();
});

test('one tool is released alone, and taken back alone', async ({ page, site, dashboard }) => {
  // Both tools differ from the sources by a word; only one of them is released.
  await site.publishEdited('tasks', (_file, content) =>
    content
      .replaceAll('Your Productivity Tools', 'Your Old Tools')
      .replaceAll('Template Manager', 'Manager of Templates'),
  );
  const before = await site.release();
  const options = ['--note', 'a word', '--render-check', '--require-browser'];
  expect(await release(site, 'tasks/templates', ...options)).toContain('tasks/templates');
  const after = await site.release();
  const moduleOf = (id: string) => after.remotes['tasks']?.modules.find((one) => one.id === id);
  expect(after.remotes['tasks']?.version).toBe(before.remotes['tasks']?.version);
  expect(moduleOf('templates')?.build?.version).not.toBe(before.remotes['tasks']?.version);
  expect(moduleOf('eisenhower')?.build).toBeUndefined();

  // Both builds of the remote run in one page.
  await dashboard.open();
  await page.goto('/dashboard?tool=templates');
  await expect(dashboard.heading('Template Manager')).toBeVisible();
  await dashboard.go('Eisenhower Matrix');
  await expect(page.getByText(/^urgent = due before/)).toBeVisible();
  await expect(page.getByText('previous version')).toHaveCount(0);

  expect(await release(site, '--list')).toMatch(/→.*tasks\/templates +a word/);
  expect(await release(site, '--rollback', 'tasks/templates')).toContain('Live:');
  await page.goto('/dashboard?tool=templates');
  await expect(dashboard.heading('Manager of Templates')).toBeVisible();
  await expect(release(site, 'tasks/templates', '--skip-build')).rejects.toThrow('--again');
});

test('a tool that does not draw its page does not go live; those beside it are none of its fault', async ({
  site,
}) => {
  const live = await site.release();
  await site.publishEdited(sample.remote, (file, content) =>
    file.includes(`/${sample.module}.`) ? throwOnRender(file, content) : content,
  );
  const broken = { ...(await site.release()), parts: [sample.remote] };
  await site.setRelease(live);
  await site.setNext(broken);
  const refusal = await release(site, '--promote', '--render-check').then(String, String);
  expect(refusal).toMatch(
    /tools-time\/pomodoro does not draw its page\. Seen: a card: Pomodoro Timer has stopped.*planted/,
  );
  expect(refusal.match(/does not draw/g)).toHaveLength(1);
  expect(refusal).toMatch(/Nothing was released\..*npx nx override tools-time.*--no-render-check/s);
  expect((await site.release()).id).toBe(live.id);
  await site.setNext(null);
});

test('a rollback without an earlier release says so', async ({ site }) => {
  await site.setRelease({ ...(await site.release()), previous: null });
  await expect(release(site, '--rollback')).rejects.toThrow('no earlier release');
});
