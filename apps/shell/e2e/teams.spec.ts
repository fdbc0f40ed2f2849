import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, keptOffline, message, ownSiteTest as test, ROOT } from '@plainday/testing-e2e';

test.setTimeout(240_000);

test('who chose early releases sees a new remote without a new shell, and comes back', async ({
  page,
  site,
  dashboard,
}) => {
  const live = await site.release();
  const time = live.remotes['tools-time'];
  const [module] = time?.modules ?? [];
  if (!time || !module) throw new Error('The release has no tools-time.');
  const piggy = {
    ...module,
    id: 'piggy-bank',
    title: 'Piggy Bank',
    heading: 'Piggy Bank',
    commands: [],
  };
  const remotes = { ...live.remotes, 'tools-finance': { ...time, modules: [piggy] } };
  await site.setNext({ ...live, id: `${live.id}-next`, remotes });

  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await expect(dashboard.entry('All Tasks')).toBeVisible();
  await expect(dashboard.entry('Piggy Bank')).toHaveCount(0);
  await page.getByRole('link', { name: 'Try the next release' }).click();
  await expect(dashboard.entry('Piggy Bank')).toBeVisible();

  // It stays chosen without the address.
  await page.goto('/dashboard?view=all');
  await expect(dashboard.tool('All Tasks')).toBeVisible();
  await expect(dashboard.entry('Piggy Bank')).toBeVisible();
  await page.goto('/dashboard?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('link', { name: 'Back to the current release' }).click();
  await expect(dashboard.entry('All Tasks')).toBeVisible();
  await expect(dashboard.entry('Piggy Bank')).toHaveCount(0);

  // The page about the platform says where this browser is and why, leads in, and takes the choice back.
  await page.goto('/dashboard?tool=settings&at=platform');
  const channel = page.getByRole('region', { name: 'Channel' });
  await expect(channel).toContainText(/gets\s*the current release\s*Because\s*chosen/);
  await channel.getByRole('link', { name: 'Try the next release' }).click();
  await expect(dashboard.entry('Piggy Bank')).toBeVisible();
  await expect(channel).toContainText('the next release');
  await expect(page).toHaveURL(/at=platform/);
  await channel.getByRole('link', { name: 'Forget the choice' }).click();
  await expect(channel).toContainText('nothing was chosen');
  await expect(dashboard.entry('Piggy Bank')).toHaveCount(0);
  await site.setNext({ ...live, id: `${live.id}-next`, remotes, ...{ canary: 100 } });
  await page.goto('/dashboard?tool=settings&at=platform');
  await expect(channel).toContainText('one of the 100% that get it first');
  await expect(dashboard.entry('Piggy Bank')).toBeVisible();
  await site.setNext(null);
  await page.goto('/dashboard?tool=settings&at=platform');
  await expect(channel).toContainText('Everybody gets this release.');
});

test('a remote of this machine runs in the shell of the running site, under a red badge', async ({
  page,
  site,
  baseURL,
  signedIn,
  dashboard,
}) => {
  await site.publishEdited('tools-time', (_file, text) =>
    text.replaceAll('25:5 Mode', '26:4 Mode'),
  );
  const url = new URL(baseURL ?? '');
  const port = String(
    Number(url.port) > 60_000 ? Number(url.port) - 1000 : Number(url.port) + 1000,
  );
  const args = ['--import', 'tsx', 'tools/release/src/override/main.ts', 'tools-time'];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, PLAINDAY_URL: url.origin, PORT: port, NX_DAEMON: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    const origin = `http://127.0.0.1:${port}`;
    await page.addInitScript(
      ([key, value, at]) => {
        if (location.origin === at) localStorage.setItem(key ?? '', value ?? '');
      },
      ['plainday.auth', signedIn.session, origin],
    );
    await page.goto(`${origin}/dashboard?tool=pomodoro`);
    await expect(page.getByRole('radio', { name: '25:5 Mode' })).toBeVisible();
    const badge = page.getByRole('complementary', { name: 'Override' });
    await expect(badge).toHaveText(/tools-time from this machine/);
    await dashboard.go('Template Manager');
    await expect(dashboard.tool('Template Manager')).toBeVisible();
    await dashboard.go('Pomodoro Timer');

    await badge.getByRole('link', { name: 'Leave' }).click();
    await expect(page).toHaveURL(`${url.origin}/dashboard?tool=pomodoro`);
    await expect(page.getByRole('radio', { name: '26:4 Mode' })).toBeVisible();
    await expect(badge).toHaveCount(0);

    // The page about the platform says how to start it, sees it, and leads out of it.
    const platform = '/dashboard?tool=settings&at=platform';
    const section = page.getByRole('region', { name: 'Override' });
    await page.goto(platform);
    await section.getByLabel('Remote').selectOption('tools-time');
    await expect(section).toContainText(`PLAINDAY_URL=${url.origin} npx nx override tools-time`);
    await expect(section.getByRole('link', { name: 'Open 127.0.0.1:4400' })).toHaveAttribute(
      'href',
      `http://127.0.0.1:4400${platform}`,
    );
    await page.goto(origin + platform);
    await expect(section).toContainText(`tools-time from this machine`);
    await section.getByRole('link', { name: 'Leave the override' }).click();
    await expect(page).toHaveURL(url.origin + platform);
    await expect(section.getByLabel('Remote')).toBeVisible();
  } finally {
    child.kill();
    await once(child, 'exit');
  }
});

test('a link on another site chooses no release: the person is asked, and may', async ({
  page,
  site,
  dashboard,
  baseURL,
}) => {
  const live = await site.release();
  await site.setNext({ ...live, id: `${live.id}-next` });
  await dashboard.open('?view=all');
  const link = `${baseURL}/dashboard?tool=settings&at=platform&channel=next`;
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Look</a>` }),
  );
  await page.goto('http://elsewhere.test/');
  await page.getByRole('link', { name: 'Look' }).click();
  const channel = page.getByRole('region', { name: 'Channel' });
  await expect(channel).toContainText('the current release');
  await expect(
    page.getByText('This link leads to the next release', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(channel).toContainText(/gets\s*the next release\s*Because\s*chosen/);
  await expect(page.getByText('This link leads to')).toHaveCount(0);
});

test.describe('a preview of a branch', () => {
  test.use({ serviceWorkers: 'allow' });

  test('shows to who opens it, marked and also offline, and is left by a click', async ({
    page,
    context,
    site,
    dashboard,
    baseURL,
    noise,
  }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|could not be read again/);
    const live = await site.release();
    const time = live.remotes['tools-time'];
    if (!time) throw new Error('The release has no tools-time.');
    const [first, ...rest] = time.modules.filter(({ id }) => id === 'pomodoro');
    if (!first) throw new Error('There is no pomodoro.');
    const modules = [{ ...first, title: 'Tea Timer' }, ...rest];
    const remotes = { ...live.remotes, 'tools-time': { ...time, modules } };
    const until = new Date(Date.now() + 3_600_000).toISOString();
    const preview = { parts: ['tools-time'], preview: { branch: 'tea', until } };
    const id = `${live.id}-tea`;
    await site.setNext({ ...live, id, remotes, ...preview }, 'tea');

    const entry = dashboard.entry('Tea Timer');
    const badge = page.getByRole('complementary', { name: 'Preview' });
    await dashboard.open('?view=all');
    await expect(dashboard.entry('Pomodoro Timer')).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.goto('/dashboard?view=all&channel=tea');
    await expect(entry).toBeVisible();
    await expect(badge).toContainText('Preview: tea');

    await keptOffline(page, id);
    await context.setOffline(true);
    await page.goto('/dashboard?view=all');
    await expect(entry).toBeVisible();
    await expect(badge).toBeVisible();
    await context.setOffline(false);

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(badge).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await badge.getByRole('link', { name: 'Leave' }).click();
    await expect(dashboard.entry('Pomodoro Timer')).toBeVisible();
    await expect(badge).toHaveCount(0);
    await page.goto('/dashboard?view=all');
    await expect(dashboard.entry('Pomodoro Timer')).toBeVisible();
    await expect(entry).toHaveCount(0);

    // A link on another site opens none: whoever follows it is asked.
    const link = `${baseURL}/dashboard?view=all&channel=tea`;
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${link}">Look</a>` }),
    );
    await page.goto('http://elsewhere.test/');
    await page.getByRole('link', { name: 'Look' }).click();
    await expect(message(page, 'This link leads to the preview “tea”')).toBeVisible();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(entry).toBeVisible();
    await site.setNext(null, 'tea');
    await page.goto('/dashboard?view=all');
    await expect(dashboard.entry('Pomodoro Timer')).toBeVisible();
    await expect(badge).toHaveCount(0);
  });
});
