import { expect, userTest as test, test as visitorTest } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

interface Node {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
}

/** Descriptions of controls that stand beside them, too: a screen reader says them twice. */
async function saidTwice(page: Page): Promise<{ controls: number; twice: string[] }> {
  const tree = await page.context().newCDPSession(page);
  await tree.send('Accessibility.enable');
  const { nodes } = (await tree.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  const read = nodes.filter(({ ignored }) => !ignored);
  const described = read.flatMap(({ description }) => description?.value || []);
  const texts = read.filter(({ role }) => role?.value === 'StaticText');
  const twice = described.filter((text) => texts.some(({ name }) => name?.value === text));
  return { controls: described.length, twice };
}

test('what a setting means is read once', async ({ page, dashboard }) => {
  await dashboard.open('?tool=settings&at=preferences');
  await page.getByRole('switch').first().waitFor();
  const { controls, twice } = await saidTwice(page);
  expect(controls).toBeGreaterThan(3);
  expect(twice).toEqual([]);
});

visitorTest('what a field asks for is read once', async ({ page, auth }) => {
  await auth.open();
  await auth.switchToSignUp();
  await page.getByLabel('Password', { exact: true }).waitFor();
  const { controls, twice } = await saidTwice(page);
  expect(controls).toBeGreaterThan(0);
  expect(twice).toEqual([]);
});
