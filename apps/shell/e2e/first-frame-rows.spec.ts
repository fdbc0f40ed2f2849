import { randomUUID } from 'node:crypto';
import type { RowsPicture } from '@plainday/data-device';
import { expect, expectNoViolations, seed, userTest as test } from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';
import { holdScripts } from './hold-scripts';

const frames = (page: Page) => page.locator('#frames');
const keptRows = (page: Page) => page.locator('#frames .f-kept > li');

/** What the tool keeps when the page is left. */
function pictureOf(page: Page) {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    const key = Object.keys(localStorage).find((name) => name.startsWith('plainday.rows.'));
    const { heading, width } = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as RowsPicture;
    return `${heading} ${width}`;
  });
}

/** Where rows stand, to the half pixel. */
async function placesOf(rows: Locator) {
  const places = await rows.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return [x, y, height].map((length) => Math.round(length * 2) / 2);
    }),
  );
  return places;
}

test('[issue 15.2] rows stand in the first frame as they were left, where the list puts them, until it has come', async ({
  page,
  dashboard,
  tasks,
}) => {
  await page.goto('/dashboard');
  await expect(tasks.input).toBeVisible();
  const project = randomUUID();
  await seed(page, 'projects', [{ id: project, title: 'Garden', color: '#16a34a' }]);
  const due_date = new Date().toISOString();
  for (const task of [
    { title: 'Milk', priority: 'high', due_date, focused: true },
    { title: `Long ${'words '.repeat(40)}`, notes: 'A note', duration: 30 },
    { title: 'Bread' },
    { title: 'Weeds', project_id: project },
  ])
    await seed(page, 'tasks', [task]);
  await page.reload();
  await expect(tasks.rows).toHaveCount(3);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => pictureOf(page)).toBe(`All Tasks ${width}`);
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(keptRows(page)).toHaveCount(3);
    await expectNoViolations(page, `the rows of the first frame at ${width} px`);
    const places = await placesOf(keptRows(page));
    await letGo();
    await expect(frames(page)).toHaveCount(0);
    // The switch above the list comes with the projects.
    await expect.poll(() => placesOf(tasks.rows)).toEqual(places);
  }

  await page.goto(`/dashboard?project=${project}`);
  await expect(tasks.row('Weeds')).toBeVisible();
  await expect.poll(() => pictureOf(page)).toBe('Garden 360');
  const letGo = await holdScripts(page, '**/remotes/tasks/**');
  await page.reload({ waitUntil: 'commit' });
  await expect(keptRows(page)).toHaveCount(1);
  await expect(page.locator('#frames .f-title')).toHaveText('Garden');
  await letGo();
  await expect(frames(page)).toHaveCount(0);
  await expect(tasks.row('Weeds')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await dashboard.signOut();
  await expect(page).toHaveURL(/\/auth/);
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith('plainday.rows'))).toEqual([]);
});

test('[issue 15.2] rows that were never seen on this device stand in the first frame as the server has them, where the list puts them', async ({
  page,
  tasks,
}) => {
  await page.goto('/dashboard');
  await expect(tasks.input).toBeVisible();
  for (const task of [
    { title: 'Milk', priority: 'high', due_date: new Date().toISOString(), focused: true },
    { title: `Long ${'words '.repeat(40)}`, notes: 'A note', duration: 30 },
    { title: 'Bread' },
  ])
    await seed(page, 'tasks', [task]);
  await page.goto('/dashboard?view=trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const letGo = await holdScripts(page);
    await page.goto('/dashboard?view=all', { waitUntil: 'commit' });
    await expect(keptRows(page)).toHaveCount(3);
    await expectNoViolations(page, `the rows of the server in the first frame at ${width} px`);
    const places = await placesOf(keptRows(page));
    await letGo();
    await expect(frames(page)).toHaveCount(0);
    await expect.poll(() => placesOf(tasks.rows)).toEqual(places);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('plainday.rows.')) localStorage.removeItem(key);
    });
    await page.goto('/dashboard?view=trash');
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible();
  }
});
