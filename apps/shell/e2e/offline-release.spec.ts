import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, keptOffline, ownSiteTest as test } from '@plainday/testing-e2e';

const NEW = 'Add a tusk...';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

test('the last good release starts without a network; a release, a rollback and a farewell show at the next load', async ({
  page,
  context,
  site,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|could not be read again/);
  const before = await site.release();
  await dashboard.open();
  await tasks.add('Buy milk');
  await tasks.saved();
  await keptOffline(page, before.id);

  // A release shows as soon as the server answers, and a page of the one before goes on beside it.
  const newInput = page.getByPlaceholder(NEW);
  await site.publishEdited('tasks', (_file, content) => content.replaceAll('Add a task...', NEW));
  const second = await context.newPage();
  await second.goto('/dashboard?view=all');
  await expect(second.getByPlaceholder(NEW)).toBeVisible();
  await keptOffline(second, (await site.release()).id);

  await context.setOffline(true);
  await dashboard.go('Template Manager');
  await expect(dashboard.tool('Template Manager')).toBeVisible();
  await page.goto('/dashboard?view=all');
  await expect(newInput).toBeVisible();
  await expect(tasks.row('Buy milk')).toBeVisible();
  await dashboard.go('Mind Mapping');
  await expect(dashboard.tool('Mind Mapping')).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL(/\/dashboard/);

  await context.setOffline(false);
  await site.setRelease(before);
  await page.goto('/dashboard?view=all');
  await expect(tasks.input).toBeVisible();
  await second.close();
  // Who is still fetching ahead would register the worker anew.
  await keptOffline(page, before.id);

  // What an operator who switches it off, or a rollback to a shell without a worker, leaves behind.
  const worker = join(site.folder, 'shell', before.shell.version, 'worker.js');
  const away = join(site.folder, 'worker.js');
  await rename(worker, away);
  // Asked again each time: a browser that is just checking the worker gives what it finds to both who ask. Nobody waits
  // for the answer, which fails or never comes where the worker has gone meanwhile.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        void registration?.update().catch(() => undefined);
        return [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ];
      }),
    )
    .toEqual([0, 0]);
  await page.goto('/dashboard?view=all');
  await expect(tasks.row('Buy milk')).toBeVisible();
  // Other tests release on this site: a shell that is not whole takes no rollback.
  await rename(away, worker);
});
