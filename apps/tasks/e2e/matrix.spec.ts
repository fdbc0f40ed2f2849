import { expect, installClock, seed, userTest as test } from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';

const quadrant = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (within: Locator | Page, title: string) =>
  // Messages name their task too, and are items of a list.
  within.getByRole('row').filter({ hasText: title });
const DAY = 86_400_000;
const dueIn = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A colour of the theme as the browser writes it. */
const colourOf = (place: Locator, colour: string) =>
  place.evaluate((element, value) => {
    const sample = document.createElement('i');
    sample.style.color = value;
    element.append(sample);
    const written = getComputedStyle(sample).color;
    sample.remove();
    return written;
  }, colour);

async function addTo(page: Page, name: string, title: string): Promise<void> {
  await quadrant(page, name).getByPlaceholder('Add a task...').fill(title);
  await page.keyboard.press('Enter');
  await expect(card(quadrant(page, name), title)).toBeVisible();
}

test('[EM1][EM3][EM10] what is added to "Important, not urgent" stays there today and is urgent tomorrow', async ({
  page,
  dashboard,
}) => {
  await installClock(page);
  await dashboard.open('?tool=eisenhower');
  await addTo(page, 'Important, not urgent', 'Write the book');
  // [EM10] [issue 13.8] Read like in the add bar.
  const line = quadrant(page, 'Neither').getByPlaceholder('Add a task...');
  await line.fill('Sort photos for 30m p3');
  await line.press('Enter');
  await expect(card(quadrant(page, 'Neither'), 'Sort photos')).toBeVisible();
  await expect(card(page, 'for 30m')).toHaveCount(0);
  await expect(page.getByText(/^urgent = due before [A-Z][a-z]{2} \d+/)).toBeVisible();
  await dashboard.loaded();
  await page.reload();
  await expect(card(quadrant(page, 'Important, not urgent'), 'Write the book')).toBeVisible();
  await page.clock.fastForward('24:00:00');
  await expect(card(quadrant(page, 'Urgent and important'), 'Write the book')).toBeVisible();
  await expect(card(quadrant(page, 'Important, not urgent'), 'Write the book')).toHaveCount(0);
});

test('[EM5][EM6][EM8] [issue 13.8] a dragged card, as wide as it is, covers no heading, says before what it will set, and Undo restores every field', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=eisenhower');
  await addTo(page, 'Urgent and important', 'Call Grace');
  const from = await card(page, 'Call Grace').getByText('Call Grace').boundingBox();
  const target = quadrant(page, 'Neither');
  const to = await target.boundingBox();
  if (!from || !to) throw new Error('A card is not on the screen.');
  // The code that drags comes when the page is idle.
  await expect(async () => {
    await page.mouse.up();
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
    await page.mouse.move(to.x + 80, to.y + 120, { steps: 6 });
    await expect(
      target.getByText('sets due → none, priority → low, focus → off', { exact: true }),
    ).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(quadrant(page, 'Urgent and important').getByText(/^sets/)).toHaveCount(0);
  const whole = await card(page, 'Call Grace').boundingBox();
  const lifted = await page.locator('[data-lifted]').boundingBox();
  expect(Math.abs((lifted?.width ?? 0) - (whole?.width ?? 0))).toBeLessThan(1);
  // What letting go would set stands in the line of the advice: nothing moves, nothing is covered.
  expect((await target.boundingBox())?.height).toBe(to.height);
  const said = await target.getByText(/^sets due/).boundingBox();
  for (const part of [target.getByRole('heading'), target.getByRole('textbox')]) {
    const box = await part.boundingBox();
    if (!box || !said) throw new Error('A part of the quadrant is not on the screen.');
    expect(said.y >= box.y + box.height - 1 || said.y + said.height <= box.y + 1).toBe(true);
  }
  await page.mouse.up();
  await expect(card(target, 'Call Grace')).toContainText('Low priority');
  await expect(card(target, 'Call Grace')).not.toContainText('In focus');
  await page.getByRole('button', { name: 'Undo' }).click();
  const back = card(quadrant(page, 'Urgent and important'), 'Call Grace');
  for (const text of ['High priority', 'In focus', /Due .* 17:00/]) {
    await expect(back).toContainText(text);
  }
});

test('[EM7][EM9] [S1] keys send the focused card, the menu does the same, D completes', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=eisenhower');
  await addTo(page, 'Neither', 'One');
  await addTo(page, 'Neither', 'Two');
  await card(page, 'One').focus();
  await page.keyboard.press('1');
  await expect(card(quadrant(page, 'Urgent and important'), 'One')).toBeVisible();
  await expect(card(page, 'Two')).toBeFocused();
  // The only card of a quadrant keeps the focus (S1).
  await card(page, 'One').focus();
  for (const [key, name] of [
    ['2', 'Important, not urgent'],
    ['3', 'Urgent, not important'],
    ['1', 'Urgent and important'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(card(quadrant(page, name), 'One')).toBeFocused();
  }
  await page.getByRole('button', { name: 'Move Two' }).click();
  await page
    .getByRole('menuitemcheckbox', { name: /^Important, not urgent ?sets priority → high/ })
    .click();
  await expect(card(quadrant(page, 'Important, not urgent'), 'Two')).toBeVisible();
  await card(page, 'One').focus();
  await page.keyboard.press('d');
  await expect(card(page, 'One')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(card(quadrant(page, 'Urgent and important'), 'One')).toBeVisible();
  await card(quadrant(page, 'Urgent and important'), 'One').focus();
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: /^Time Tracker:.*One$/ })).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Task Settings' })).toBeVisible();
});

test('[EM4] [issue 13.8] tasks of projects are here too, high ones red as everywhere, and hundreds of cards come in portions', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.open('?tool=eisenhower');
  await dashboard.addProject('Garden');
  await dashboard.go('Garden');
  await tasks.saved();
  const id = new URL(page.url()).searchParams.get('project');
  await seed(page, 'tasks', [
    { title: 'Prune the roses', project_id: id, priority: 'high', due_date: dueIn(2) },
  ]);
  const ideas = Array.from({ length: 300 }, (_, position) => ({
    title: `Idea ${position}`,
    position,
  }));
  await seed(page, 'tasks', ideas);
  await dashboard.open('?tool=eisenhower');
  const roses = card(quadrant(page, 'Urgent and important'), 'Prune the roses');
  await expect(roses.getByRole('link', { name: 'Garden' })).toBeVisible();
  await expect(card(quadrant(page, 'Neither'), 'Idea')).toHaveCount(40);
  await page.getByRole('button', { name: 'Show more (260 left)' }).click();
  await expect(card(quadrant(page, 'Neither'), 'Idea')).toHaveCount(80);

  // [issue 13.8] Only what is high is red, wherever it is shown.
  const red = await colourOf(page.getByRole('main'), 'var(--red)');
  const ring = (title: string) =>
    page
      .getByRole('checkbox', { name: `Complete ${title}`, exact: true })
      .evaluate((box) => getComputedStyle(box, '::before').borderTopColor);
  await expect.poll(() => ring('Prune the roses')).toBe(red);
  await expect.poll(() => ring('Idea 0')).not.toBe(red);
  const found = page.getByRole('dialog', { name: 'Commands' }).getByRole('option');
  for (const [title, isRed] of [
    ['Prune the roses', true],
    ['Idea 299', false],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill(title);
    const mark = found.filter({ hasText: title }).locator('svg').first();
    await expect(mark).toBeVisible();
    expect((await mark.evaluate((icon) => getComputedStyle(icon).color)) === red).toBe(isRed);
    await page.keyboard.press('Escape');
    await expect(found).toHaveCount(0);
  }
  await roses.getByRole('link', { name: 'Garden' }).click();
  await expect(dashboard.heading('Garden')).toBeVisible();
  await expect.poll(() => ring('Prune the roses')).toBe(red);
  await dashboard.go('Upcoming');
  await expect.poll(() => ring('Prune the roses')).toBe(red);
  await dashboard.go('Calendar View');
  const line = page.locator('[data-task-id]').filter({ hasText: 'Prune the roses' }).first();
  const glyph = line.locator('span[aria-hidden]').first();
  await expect
    .poll(() => glyph.evaluate((round) => getComputedStyle(round).borderTopColor))
    .toBe(red);
});
