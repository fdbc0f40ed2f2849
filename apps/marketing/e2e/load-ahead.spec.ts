import { expect, test } from '@plainday/testing-e2e';

test('what somebody is about to open is loaded ahead', async ({ page, baseURL }) => {
  const client = await page.context().newCDPSession(page);
  const ready: string[] = [];
  const wrong: string[] = [];
  client.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) wrong.push(ruleSet.errorType);
  });
  client.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') ready.push(key.url);
  });
  await client.send('Preload.enable');
  await page.goto('/tools/habit-tracker');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Sign In' }).hover();
  // Chromium renders nothing ahead while it is watched by a test; it then fetches the page instead.
  await expect.poll(() => ready).toContain(new URL('/auth', baseURL).href);
  await header.getByRole('link', { name: 'Pricing' }).hover();
  await expect.poll(() => ready).toContain(new URL('/pricing', baseURL).href);
  expect(wrong).toEqual([]);
});
