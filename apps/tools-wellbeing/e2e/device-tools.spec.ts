import { expect, userTest as test, type DashboardPage } from '@plainday/testing-e2e';
import type { Locator, Page } from '@playwright/test';
import { fillStorage, keepRaw, watchWrites } from './support/kept';

/** A tool that keeps its data on this device: one thing done in it, and what shows that it was done. */
interface DeviceTool {
  /** Also the namespace of what it keeps. */
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  /** That nothing of it is sent. */
  readonly privacy: string;
  readonly act: (page: Page) => Promise<void>;
  /** Something else, so that what was done is still to be seen. */
  readonly more: (page: Page) => Promise<void>;
  readonly shown: (page: Page) => Locator;
  /** What cannot be read, under its key. */
  readonly broken: readonly [key: string, value: unknown];
}

const TOOLS: readonly DeviceTool[] = [
  {
    id: 'health-tracker',
    title: 'Health Tracker',
    rule: 'HT9',
    privacy: 'HT11',
    act: (page) => page.getByRole('button', { name: 'Water +2', exact: true }).click(),
    more: (page) => page.getByRole('button', { name: 'Exercise +15', exact: true }).click(),
    shown: (page) => page.getByRole('region', { name: 'Water', exact: true }).getByText('2 of 8'),
    broken: ['2020-01-01', { id: '2020-01-01', water: 'many', exercise: null }],
  },
  {
    id: 'daily',
    title: 'Daily Tracker',
    rule: 'DT4',
    privacy: 'DT8',
    act: (page) => page.getByRole('checkbox', { name: 'Read 20 min' }).click(),
    more: (page) => page.getByRole('checkbox', { name: '8 hours sleep' }).click(),
    shown: (page) => page.getByRole('checkbox', { name: 'Read 20 min', checked: true }),
    broken: ['2020-01-01', { id: '2020-01-01', habits: 'all' }],
  },
  {
    id: 'mood-energy',
    title: 'Mood & Energy Tracker',
    rule: 'ME2',
    privacy: 'ME11',
    act: (page) => record(page, '4 of 5, Good'),
    more: (page) => record(page, '2 of 5, Low'),
    shown: (page) => page.getByRole('list', { name: 'Recent entries' }).getByText('Mood 4 of 5'),
    broken: ['e1', { id: 'e1', at: 'yesterday', mood: 9 }],
  },
];

async function record(page: Page, mood: string): Promise<void> {
  await page.getByRole('radio', { name: mood }).check();
  await page.getByRole('radio', { name: '3 of 5, Steady' }).check();
  await page.getByRole('button', { name: 'Record Entry' }).click();
}

async function open(page: Page, dashboard: DashboardPage, { id }: DeviceTool): Promise<void> {
  await dashboard.open(`?tool=${id}`);
  await page.getByText('Stays on this device').waitFor();
  await dashboard.loaded();
}

for (const tool of TOOLS) {
  const { id, title, rule, privacy, act, more, shown, broken } = tool;
  const full = 'The storage of this browser is full';

  test(`[${rule}] ${id}: full storage is said, loses nothing in the page, and is made up for`, async ({
    page,
    dashboard,
  }) => {
    await open(page, dashboard, tool);
    const free = await fillStorage(page);
    await act(page);
    await expect(page.getByRole('main').getByText(full)).toBeVisible();
    await expect(shown(page)).toBeVisible();
    await dashboard.go('Habit Tracker');
    await dashboard.go(title);
    await expect(shown(page)).toBeVisible();
    await free();
    await more(page);
    await expect(page.getByRole('main').getByText(full)).toHaveCount(0);
    await page.reload();
    await expect(shown(page)).toBeVisible();
  });

  test(`[${rule}] ${id}: what cannot be read is set aside, the rest stays over a reload`, async ({
    page,
    dashboard,
  }) => {
    await open(page, dashboard, tool);
    await act(page);
    await expect(shown(page)).toBeVisible();
    await keepRaw(page, [id, ...broken]);
    await page.reload();
    await expect(shown(page)).toBeVisible();
    await expect(page.getByText('They were set aside, not deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download raw data' })).toBeVisible();
  });

  test(`[${rule}][${privacy}] ${id}: two tabs show the same, and no request carries it`, async ({
    page,
    context,
    dashboard,
  }) => {
    await open(page, dashboard, tool);
    const writes = watchWrites(page);
    const second = await context.newPage();
    await second.goto(`/dashboard?tool=${id}`);
    await second.getByText('Stays on this device').waitFor();
    await act(page);
    await expect(shown(second)).toBeVisible();
    await more(second);
    await page.reload();
    await expect(shown(page)).toBeVisible();
    expect(writes).toEqual([]);
  });
}
