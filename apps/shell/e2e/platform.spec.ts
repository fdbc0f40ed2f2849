import {
  createSignedIn,
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  installClock,
  ownSiteTest as test,
  message,
  startGatewayProcess,
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
  await page.getByRole('button', { name: sample.remote, exact: true }).click();
  const remote = page.getByRole('region', { name: sample.remote });
  await expect(remote).toContainText(version);
  const tool = remote.getByRole('listitem').filter({ hasText: 'Pomodoro Timer' });
  await expect(tool).toContainText('previous version');
  await expect(tool).toContainText('It stopped because of an error.');
  await expect(tool).toContainText(/Loaded in\s*\d+ ms/);
  await expect(page.getByRole('region', { name: 'Live for everyone' })).toContainText(
    (await site.release()).id,
  );
  const row = page.getByRole('row').filter({ hasText: sample.remote }).first();
  // Other tests on this gateway may have met faults of the same part.
  await expect(row).toContainText(/[1-9]\d*$/);
  await expect(page.getByRole('region', { name: 'Faults' })).toContainText('pomodoro');
  await expectNoViolations(page, 'platform page');
  await expectNoViolationsOnPhone(page, 'platform page');
});

test('who does not operate the site reads which version it is, and nothing else', async ({
  page,
  site,
  noise,
}) => {
  noise.allow(/403 \(Forbidden\)/);
  const gateway = await startGatewayProcess(site.folder, {
    PLAINDAY_OPERATORS: 'operator@example.org',
  });
  try {
    const { session } = await createSignedIn(gateway.url);
    await page.addInitScript(
      ([kept = '', at]) => {
        if (location.origin === at) localStorage.setItem('plainday.auth', kept);
      },
      [session, gateway.url],
    );
    const asked = page.waitForResponse(/\/platform\/v1$/);
    await page.goto(`${gateway.url}/dashboard?tool=settings&at=platform`);
    expect((await asked).status()).toBe(403);
    const about = page.getByRole('region', { name: 'About this version' });
    await expect(about).toContainText((await site.release()).id);
    await expect(about.getByRole('link', { name: 'What is new' })).toHaveAttribute(
      'href',
      '/changelog',
    );
    const panel = page.getByRole('tabpanel', { name: 'Platform' });
    await expect(panel.getByRole('region')).toHaveCount(1);
    await expect(panel).not.toContainText('tools-time');
    await expectNoViolations(page, 'about this version');
    await expectNoViolationsOnPhone(page, 'about this version');
    await page.goto('about:blank');
  } finally {
    await gateway.close();
  }
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
