import {
  expect,
  expectNoViolations,
  installClock,
  ownSiteTest as test,
  message,
} from '@plainday/testing-e2e';
import { sample, throwOnRender } from './remote-faults';

test('a tool that crashes is healed, reported, and stands on the page about the platform', async ({
  page,
  site,
  dashboard,
  noise,
  baseURL,
}) => {
  noise.allow(/planted|pomodoro/);
  const version = await site.publishEdited(sample.remote, throwOnRender, true);
  await dashboard.open(sample.view);
  await expect(dashboard.tool(sample.heading)).toBeVisible();
  await expect(page.getByText('previous version')).toBeVisible();

  // The operator learns of it, by names and numbers alone.
  const counted = `plainday_browser_faults_total{kind="crashed",tool="pomodoro",healed="true"} 1`;
  await expect
    .poll(async () => (await (await fetch(`${baseURL}/metrics`)).text()).includes(counted))
    .toBe(true);

  // By keyboard: the third tab of the settings.
  await dashboard.visit('?tool=settings');
  await page.getByRole('tab', { name: 'Projects' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Platform' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(/at=platform/);
  const remote = page.getByRole('region', { name: sample.remote });
  await expect(remote).toContainText(version);
  const tool = remote.getByRole('listitem').filter({ hasText: 'Pomodoro Timer' });
  await expect(tool).toContainText('previous version');
  await expect(tool).toContainText('It stopped because of an error.');
  await expect(tool).toContainText(/Loaded in\s*\d+ ms/);
  await expect(page.getByRole('region', { name: 'Release' })).toContainText(
    (await site.release()).id,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoViolations(page, 'platform page');
});

test('a tool without a way back leaves its card, from which its data is saved', async ({
  page,
  site,
  dashboard,
  noise,
}) => {
  noise.allow(/planted|pomodoro/);
  await site.publishEdited(sample.remote, throwOnRender);
  await dashboard.open(sample.view);
  await expect(dashboard.failure(sample.heading)).toContainText('has stopped');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export this tool’s data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^plainday-pomodoro-timer-.*\.json$/);
});

test('an open page learns of a release within minutes, and offers it when nobody types', async ({
  page,
  site,
  dashboard,
}) => {
  await installClock(page);
  await dashboard.open();
  const input = page.getByPlaceholder('Add a task...');
  await input.fill('Half a thought');
  const watching = page.waitForResponse(/\/release-offer\./);
  await page.clock.runFor(61_000);
  await watching;
  await dashboard.loaded();
  const release = await site.release();
  await site.setRelease({ ...release, id: `${release.id}-next` });
  const asked = page.waitForResponse(/\/release\.json$/);
  await page.clock.runFor(5 * 60_000);
  await asked;
  const offer = message(page, 'A new version is ready');
  await expect(offer).toHaveCount(0);
  await expect(input).toHaveValue('Half a thought');

  await input.fill('');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(offer).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(input).toBeVisible();
  await expect(offer).toHaveCount(0);
});
