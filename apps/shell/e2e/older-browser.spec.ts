import { expect, test } from '@plainday/testing-e2e';

/** What a browser before the list lacks: the first by Chrome 122 and Safari 17.4, the second by Firefox 127. */
const LACKS = {
  'light-dark()': () => {
    const supports = CSS.supports.bind(CSS);
    const older = (property: string, value = '') =>
      !value.includes('light-dark') && supports(property, value);
    Object.assign(CSS, { supports: older });
  },
  CSSPropertyRule: () => Reflect.deleteProperty(window, 'CSSPropertyRule'),
};

for (const [name, lack] of Object.entries(LACKS)) {
  test(`[RT7] without ${name} the app says what it needs and that nothing is lost`, async ({
    page,
  }) => {
    await page.addInitScript(lack);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'This browser is too old for Plainday, which needs Chrome 123, Edge 123, Firefox 128 or Safari 17.5, or a newer one. Nothing is lost: what you have written stays on the server and in this browser, and is there when it is up to date.',
    );
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator('#root > *')).toHaveCount(0);
  });

  test(`[RT7] without ${name} a public page says so and can still be read`, async ({ page }) => {
    await page.addInitScript(lack);
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Firefox 128');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[RT7] a browser of the list is told nothing but in the foot of public pages', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText(
    'Runs in Chrome 123, Edge 123, Firefox 128 or Safari 17.5, or a newer one.',
  );
});
