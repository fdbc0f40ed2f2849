import { expect, test, userTest } from '@plainday/testing-e2e';

test('a visitor finds features, tools, prices and the sign-in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Plainday/);
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Features', 'About']) {
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/#${name.toLowerCase()}$`));
    await expect(page.locator(`#${name.toLowerCase()} h2`).first()).toBeInViewport();
  }
  await main.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Free until you need more.');
  await main.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(/\/#features$/);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('"Get Started Free" opens the sign-up', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL(/\/auth\?mode=signup$/);
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('the menu of tools opens, leads on and closes as menus do', async ({ page }) => {
  await page.goto('/pricing');
  const main = page.getByRole('navigation', { name: 'Main' });
  const opener = main.locator('summary');
  const all = main.getByRole('link', { name: /^All Tools/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(all).toBeVisible();
  await expect(main.locator('details a')).toHaveCount(10);
  await expect(main.getByRole('link', { name: 'View All Tools' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(all).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(1200, 500);
  await expect(all).toBeHidden();
  await opener.click();
  await main.getByRole('link', { name: /^Daily Tracker/ }).click();
  await expect(page).toHaveURL(/\/tools\/daily-tracker$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daily Tracker');
});

test('on a phone one menu holds the whole navigation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const opener = page.getByRole('banner').locator('summary').last();
  await opener.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveCount(15);
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#about h2')).toBeInViewport();
  await opener.click();
  await menu.getByRole('link', { name: 'View All Tools' }).click();
  await expect(page).toHaveURL(/\/tools$/);
});

test('the keyboard can skip the navigation', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('the figures of a tool stand no lower than the grid of its page puts them', async ({
  page,
}) => {
  await page.goto('/tools/quick-notes');
  const gap = await page.locator('main dl').evaluateAll(([claims, figures]) => {
    const first = figures?.firstElementChild?.getBoundingClientRect().top ?? NaN;
    return first - (claims?.getBoundingClientRect().bottom ?? NaN);
  });
  expect(gap).toBeGreaterThanOrEqual(40);
  expect(gap).toBeLessThanOrEqual(72);
});

test('a figure never stands below what it counts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/tools/habit-tracker');
  const below = await page.locator('main dl > div').evaluateAll(
    (facts) =>
      facts.filter((fact) => {
        const [label, value] = [...fact.children].map((part) => part.getBoundingClientRect());
        return label && value && value.top > label.bottom - 4;
      }).length,
  );
  expect(below).toBe(0);
});

test('an unknown page leads home', async ({ page, noise }) => {
  noise.allow(/404/);
  const answer = await page.goto('/tools/no-such-tool');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A plain plan/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the site can be read and walked through, in the colours of the system', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 20, 19)');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.locator('summary').click();
    await main.getByRole('link', { name: 'View All Tools' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Pomodoro Timer/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pomodoro Timer');
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  });
});

for (const path of ['/', '/pricing']) {
  userTest(
    `who is signed in goes from ${path} to the dashboard at once`,
    async ({ page, dashboard }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(dashboard.heading('All Tasks')).toBeVisible();
    },
  );
}

userTest('who is signed in can read about the tools', async ({ page }) => {
  await page.goto('/tools/quick-notes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quick Notes');
  await expect(page).toHaveURL(/\/tools\/quick-notes$/);
});
