import { expect, expectNoViolations, installClock, test } from '@plainday/testing-e2e';

const live = (url: string) => /\/live-[a-z-]+\.[0-9a-f]+\.js$/.test(url);

test('[PO14] the pomodoro runs on its page, loaded when it is touched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (live(request.url())) scripts.push(request.url());
  });
  await installClock(page);
  await page.goto('/tools/pomodoro-timer', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const timer = page.getByRole('timer');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  expect(scripts).toHaveLength(1);
  await page.clock.fastForward(61_000);
  await expect(timer).toHaveText(/^23:5\d$/);
  await expect(page).toHaveTitle(/^23:5\d · Focus/);
  await expectNoViolations(page, 'the running pomodoro');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(timer).toHaveText('25:00');
  await expect(page).toHaveTitle(/^Pomodoro timer/);
  await page.getByText('50:10 Mode', { exact: true }).click();
  await expect(timer).toHaveText('50:00');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept).toEqual([]);
});

test('what is typed before the timer runs is kept', async ({ page }) => {
  await page.goto('/tools/pomodoro-timer');
  const field = page.getByLabel('What are you working on?');
  await field.pressSequentially('Menu proof');
  // Enter is for the timer, not for its picture.
  await expect(page.locator('[data-live][data-alive]')).toBeVisible();
  await field.press('Enter');
  await expect(page.getByText('Focus · Menu proof')).toBeVisible();
});

test('[K18] the minute of breathing runs on its page, its choices whole, and counts four breaths', async ({
  page,
}) => {
  await installClock(page);
  await page.goto('/tools/mindful-breaks');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Inhale', { exact: true }).first()).toBeVisible();
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const choices = page.getByRole('group', { name: 'Breathing pattern' }).locator('label');
    const cut = await choices.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect([width, await choices.count(), cut]).toEqual([width, 4, []]);
  }
  await page.clock.fastForward(61_000);
  await expect(page.getByText('Well done')).toBeVisible();
  await expect(page.getByText('Done. 4 breaths.', { exact: true })).toBeAttached();
});

for (const { width, colorScheme } of [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const) {
  test(`[TL30] the list is tried on the start page at ${width} pixels, and nothing is stored or sent`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/', { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      asked.push(`${request.method()} ${pathname.replace(/[^/]+\.js$/, '*.js')}`);
    });
    await page.getByRole('link', { name: 'Try it here' }).click();
    const place = page.locator('#try');
    const field = place.getByLabel('Add a task...');
    const titles = place.locator('[data-title]');
    await expect(field).toBeFocused();
    await expect(titles).toHaveText(['Pay the rent', 'Call the dentist', 'Plan the week']);
    await page.keyboard.type('Call Ada tomorrow 5pm p1');
    await expect(place.getByText('High', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(titles.first()).toHaveText('Call Ada');
    await place.getByRole('checkbox', { name: 'Complete Plan the week' }).click();
    await expect(titles).toHaveText(['Call Ada', 'Pay the rent', 'Call the dentist']);
    await place.getByRole('button', { name: 'Undo' }).click();
    await expect(titles).toHaveCount(4);
    await expectNoViolations(page, 'the list that is tried');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect([...new Set(asked)]).toEqual(['GET /assets/*.js']);
    const kept = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
    ]);
    expect([kept, await context.cookies()]).toEqual([[], []]);
  });
}

const PART = /\/assets\/(trial|task-list\.later)\.[0-9a-f]+\.js$/;

for (const [what, code] of [
  ['its code', live],
  ['a part of it', (url: string) => PART.test(url)],
] as const) {
  test(`[TL30] where ${what} does not come, the place of the list keeps its picture and says so, and tries again`, async ({
    page,
    noise,
  }) => {
    noise.allow(/ERR_FAILED|Loading chunk/);
    let isThere = false;
    await page.route(
      (url) => code(url.pathname),
      (route) => (isThere ? route.continue() : route.abort()),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    const place = page.locator('#try');
    const size = () => place.boundingBox().then((box) => [box?.width, box?.height]);
    const before = await size();
    await page.getByRole('link', { name: 'Try it here' }).click();
    const said = page.getByRole('alert');
    await expect(said).toContainText('It could not be loaded.');
    await expect(place.getByRole('img').first()).toBeVisible();
    expect(await size()).toEqual(before);
    await expectNoViolations(page, 'the list that did not come');
    await expect(said.getByRole('link')).toHaveAttribute('href', '/auth?mode=signup');
    isThere = true;
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(place.getByLabel('Add a task...')).toBeFocused();
    await expect(place.locator('[data-title]')).toHaveCount(3);
    await expect(said).toHaveCount(0);
    expect(await size()).toEqual(before);
  });
}

test('[TL30] the picture stays until the list is there, and nothing moves; then tasks are dragged', async ({
  page,
}) => {
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(
    (url) => PART.test(url.pathname),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const place = page.locator('#try');
  const asked = page.waitForRequest((request) => PART.test(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Try it here' }).click();
  await asked;
  await expect(place).toHaveAttribute('aria-busy', 'true');
  await expect(place.getByRole('img').first()).toBeVisible();
  go();
  const field = place.getByLabel('Add a task...');
  await expect(field).toBeFocused();
  await expect(place).not.toHaveAttribute('aria-busy', 'true');
  const titles = place.locator('[data-title]');
  await expect(titles).toHaveCount(3);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);
  await expect(place.getByRole('button', { name: 'Drag to reorder' })).toHaveCount(3);

  const handleOf = (title: string) =>
    place.getByRole('row', { name: new RegExp(title) }).getByRole('button', { name: /^Drag/ });
  const middleOf = async (title: string) => {
    const box = await handleOf(title).boundingBox();
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  };
  await handleOf('Pay the rent').hover();
  await page.mouse.down();
  await page.mouse.move(...(await middleOf('Call the dentist')), { steps: 5 });
  await page.mouse.move(...(await middleOf('Plan the week')), { steps: 5 });
  await page.mouse.up();
  await expect(titles).toHaveText(['Call the dentist', 'Plan the week', 'Pay the rent']);
  await page.keyboard.press('Control+z');
  await expect(titles).toHaveText(['Pay the rent', 'Call the dentist', 'Plan the week']);
});
