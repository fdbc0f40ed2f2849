import { expect, expectNoViolations, seed, userTest as test, message } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

const title = (page: Page) => page.getByRole('textbox', { name: 'Idea', exact: true });
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Ideas' }).getByRole('heading', { level: 2 });
const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Ideas' }).getByRole('button', { name, exact: true });

/** Noon, so that neither the time zone nor the hour of the test makes another day of it. */
function noonDaysAgo(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() - days);
  date.setHours(12, 0, 0, 0);
  return date.toISOString();
}

interface Draft {
  readonly tags?: string;
  readonly details?: string;
}

async function capture(page: Page, name: string, { tags, details }: Draft = {}): Promise<void> {
  await title(page).fill(name);
  if (details) await page.getByRole('textbox', { name: 'Details' }).fill(details);
  if (tags) await page.getByRole('textbox', { name: 'Tags' }).fill(tags);
  await page.keyboard.press('Control+Enter');
  await expect(card(page, name)).toBeVisible();
}

test.beforeEach(async ({ page, dashboard }) => {
  await dashboard.open('?tool=idea-capture');
  await title(page).waitFor();
  await dashboard.loaded();
});

test('[IC1][IC2][IC3] captured by keyboard alone, kept over a reload', async ({
  page,
  dashboard,
}) => {
  await expect(page.getByText('No ideas yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Capture' })).toBeDisabled();
  await page.keyboard.press('n');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type('Postcards as invoices');
  await page.getByRole('textbox', { name: 'Tags' }).fill('studio, print, ,Studio');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, 'Idea captured: “Postcards as invoices”')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('');
  await dashboard.loaded();
  await expectNoViolations(page, 'an idea');
  await page.reload();
  await expect(cards(page)).toHaveText(['Postcards as invoices']);
  await expect(page.getByRole('button', { name: /^Show ideas tagged/ })).toHaveText([
    '#studio',
    '#print',
  ]);
});

test('[IC4][IC5][IC6] search, tags and the star narrow the ideas', async ({ page, dashboard }) => {
  await capture(page, 'Boat', { tags: 'paper' });
  await capture(page, 'Coasters', { details: 'Punch a hole', tags: 'print, Paper' });
  await capture(page, 'Club');
  await page.keyboard.press('Escape');
  await card(page, 'Club').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Coasters')).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Star Coasters' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('f');
  await page.keyboard.type('PUNCH');
  await expect(cards(page)).toHaveText(['Coasters']);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(3);
  await page.getByText('Starred', { exact: false }).first().click();
  await expect(cards(page)).toHaveText(['Coasters']);
  await page.getByText('Starred', { exact: false }).first().click();
  await page.getByRole('button', { name: 'Show ideas tagged paper', exact: true }).click();
  await expect(cards(page)).toHaveText(['Coasters', 'Boat']);
  await dashboard.loaded();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Star Coasters' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('[IC7][IC9] an old idea says so; Inspire Me asks another question each time', async ({
  page,
}) => {
  await seed(page, 'ideas', [
    { title: 'Boat', created_at: noonDaysAgo(30) },
    { title: 'Club', created_at: noonDaysAgo(29) },
  ]);
  await page.reload();
  await expect(cards(page)).toHaveText(['Club', 'Boat']);
  await expect(page.getByText(/^Captured \d+ days ago$/)).toHaveText(['Captured 30 days ago']);
  const strip = page.getByRole('group', { name: 'Inspiration' });
  await page.getByRole('button', { name: 'Inspire Me' }).click();
  const seen = new Set<string>();
  for (let round = 0; round < 6; round += 1) {
    const text = await strip.innerText();
    seen.add(text);
    await page.getByRole('button', { name: 'Another' }).click();
    await expect(strip).not.toHaveText(text);
  }
  expect(seen.size).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Close the prompt' }).click();
  await expect(strip).toHaveCount(0);
  await page.getByRole('button', { name: 'Inspire Me' }).click();
  await expect(strip).toBeVisible();
});

test('[IC8] edited, then deleted and taken back', async ({ page, dashboard }) => {
  await capture(page, 'Boat');
  await capture(page, 'Club');
  await card(page, 'Boat').click();
  const dialog = page.getByRole('dialog', { name: 'Edit idea' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Ship');
  await dialog.getByRole('combobox', { name: 'Priority' }).selectOption('high');
  await expectNoViolations(page, 'an idea that is edited');
  await page.keyboard.press('Control+Enter');
  await expect(cards(page)).toHaveText(['Club', 'Ship']);
  await expect(card(page, 'Ship')).toBeFocused();

  await page.getByRole('button', { name: 'More actions for Ship' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(message(page, 'Idea deleted')).toBeVisible();
  await expect(cards(page)).toHaveText(['Club']);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(cards(page)).toHaveText(['Club', 'Ship']);
  await dashboard.loaded();
  await page.reload();
  await expect(cards(page)).toHaveText(['Club', 'Ship']);
});

test('[IC10][IC12] triage by keys: a task, a star, an archived and a deleted idea', async ({
  page,
  dashboard,
}) => {
  for (const name of ['One', 'Two', 'Three', 'Four']) await capture(page, name);
  await dashboard.loaded();
  await page.getByRole('button', { name: /^Triage/ }).click();
  const shown = page.getByRole('heading', { level: 2 });
  await expect(shown).toHaveText('One');
  await expectNoViolations(page, 'triage');
  await page.keyboard.press('j');
  await expect(shown).toHaveText('Two');
  await page.keyboard.press('k');
  await page.keyboard.press('t');
  await expect(shown).toHaveText('Two');
  await expect(message(page, '“One” is now a task')).toBeVisible();
  await page.keyboard.press('s');
  await expect(shown).toHaveText('Three');
  await page.keyboard.press('a');
  await expect(shown).toHaveText('Four');
  await page.keyboard.press('Control+z');
  await expect(shown).toHaveText('Three');
  await page.keyboard.press('a');
  await expect(shown).toHaveText('Four');
  await page.keyboard.press('Delete');
  await expect(page.getByText('All decided')).toBeVisible();
  await expect(page.getByText('1 task, 1 starred, 1 archived, 1 deleted')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveText(['Two', 'One']);
  await expect(page.getByText('Became a task')).toBeVisible();
  await page.getByText('Archived', { exact: false }).first().click();
  await expect(cards(page)).toHaveText(['Three']);
  await dashboard.loaded();
  await dashboard.go('All Tasks');
  await expect(page.getByRole('main').getByText('One', { exact: true })).toBeVisible();
});

test('[IC11][IC13] a distraction of a session becomes an idea, and Undo takes it back; a refusal too', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/status of 403|Not saved/);
  await dashboard.go('Deep Work Sessions');
  await page.getByRole('textbox', { name: 'Session title' }).fill('Write proposal');
  await page.getByRole('main').getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'Write proposal' }).waitFor();
  for (const line of ['Boat', 'Club']) {
    await page.keyboard.press('d');
    await page.getByRole('textbox', { name: 'What was it?' }).fill(line);
    await page.getByRole('button', { name: 'Keep as an idea' }).click();
    await expect(message(page, `“${line}” kept as an idea`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await dashboard.go('Idea Capture');
  await expect(cards(page)).toHaveText(['Boat']);
  await dashboard.loaded();
  const refuse = { status: 403, json: { code: 'PT403', message: 'No' } };
  await page.route(/rest\/v1\/ideas/, (route) => route.fulfill(refuse));
  await page.getByRole('button', { name: 'Star Boat' }).click();
  await expect(page.getByRole('button', { name: 'Star Boat' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(cards(page)).toHaveText(['Boat']);
});
