import { engineTest as test, expect } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** The main action of a tool, and what is seen of it for good. Notes, goals, maps, water and voice have their own. */
interface Act {
  readonly tool: string;
  readonly act: (page: Page) => Promise<void>;
  readonly kept: (page: Page) => Promise<void>;
}

const shows = (text: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByText(text).first().waitFor();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
async function fill(page: Page, name: string | RegExp, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).first().fill(text);
}

const ACTS: readonly Act[] = [
  {
    tool: 'eisenhower',
    act: async (page) => {
      for (const task of ['Write the book', 'Call Ann']) {
        await page.getByPlaceholder('Add a task...').first().fill(task);
        await page.keyboard.press('Enter');
        await shows(task)(page);
      }
    },
    kept: shows('Write the book'),
  },
  {
    tool: 'dashboard&at=total',
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Complete Call Ann' }).click();
      await page.getByRole('checkbox', { name: 'Restore Call Ann' }).waitFor();
    },
    kept: (page) => page.getByRole('checkbox', { name: 'Restore Call Ann' }).waitFor(),
  },
  {
    tool: 'calendar',
    act: async (page) => {
      await page.locator('[role=gridcell][aria-current=date]').focus();
      await page.keyboard.press('n');
      const window = page.getByRole('dialog', { name: 'Quick add' });
      await window.getByRole('textbox', { name: 'Add a task' }).fill('Wrap presents');
      await page.keyboard.press('Enter');
      await window.waitFor({ state: 'hidden' });
    },
    kept: (page) => page.getByRole('gridcell', { name: /today, 1 task/ }).waitFor(),
  },
  {
    tool: 'templates',
    act: async (page) => {
      await press(page, 'New Template');
      await fill(page, 'Template name', 'Friday');
      await page.getByLabel('Task 1 title').fill('Tidy up');
      await page.getByRole('button', { name: 'Create Template' }).click();
      await shows('Friday')(page);
    },
    kept: shows('Friday'),
  },
  {
    tool: 'daily',
    act: (page) => page.getByRole('checkbox', { name: 'Meditate' }).click(),
    kept: async (page) => {
      const box = page.getByRole('checkbox', { name: 'Meditate' });
      await expect.poll(() => box.isChecked()).toBe(true);
    },
  },
  {
    tool: 'habits',
    act: async (page) => {
      await fill(page, 'Habit name', 'Read');
      await page.keyboard.press('Enter');
      await page.locator('[role=gridcell][aria-current=date]').last().click();
      await page
        .getByRole('gridcell', { name: /^Read, .*, done$/ })
        .first()
        .waitFor();
    },
    kept: (page) =>
      page
        .getByRole('gridcell', { name: /^Read, .*, done$/ })
        .first()
        .waitFor(),
  },
  {
    tool: 'mood-energy',
    act: async (page) => {
      for (const name of ['4 of 5, Good', '3 of 5, Steady'])
        await page.getByRole('radio', { name }).press('Space');
      await fill(page, 'Notes (optional)', 'Xylophone practice');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('list', { name: 'Recent entries' }).waitFor();
    },
    kept: shows('Xylophone practice'),
  },
  {
    tool: 'idea-capture',
    act: async (page) => {
      await fill(page, 'Idea', 'Postcards as invoices');
      await page.keyboard.press('Control+Enter');
      await shows('Postcards as invoices')(page);
    },
    kept: shows('Postcards as invoices'),
  },
  {
    tool: 'learning-tracker',
    act: async (page) => {
      await fill(page, /^Topic/, 'SQL');
      await page.getByRole('spinbutton', { name: 'Target hours' }).fill('2');
      await press(page, 'Create goal');
      await page.getByRole('list', { name: 'Learning goals' }).waitFor();
    },
    kept: shows('SQL'),
  },
  {
    tool: 'knowledge-base',
    act: async (page) => {
      await press(page, 'New Entry');
      await fill(page, 'Title', 'Kingfisher');
      await fill(page, 'Content', 'It is blue.');
      await page.getByRole('button', { name: 'Create entry' }).click();
      await page.getByRole('heading', { level: 2, name: 'Kingfisher' }).waitFor();
    },
    kept: (page) => page.getByRole('option', { name: /Kingfisher/ }).waitFor(),
  },
  {
    tool: 'time-tracker',
    act: async (page) => {
      await fill(page, 'Task name', 'Logo');
      await page.keyboard.press('Enter');
      await page.getByRole('main').getByRole('button', { name: 'Stop', exact: true }).waitFor();
    },
    kept: async (page) => {
      const name = page.getByRole('textbox', { name: 'Task name' });
      await expect.poll(() => name.inputValue()).toBe('Logo');
    },
  },
  {
    tool: 'deep-work',
    act: async (page) => {
      await fill(page, 'Session title', 'Proposal');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Proposal' }).waitFor();
    },
    kept: (page) => page.getByRole('heading', { name: 'Proposal' }).waitFor(),
  },
  {
    tool: 'mindful',
    act: async (page) => {
      await press(page, 'Start');
      await page.getByRole('main').getByText('Inhale').first().waitFor();
    },
    // A minute may be over by then.
    kept: shows(/Inhale|Hold|Exhale|^Done\. /),
  },
];

test('the main action of every tool is kept over a reload', async ({ page, dashboard }) => {
  test.setTimeout(180_000);
  await dashboard.open();
  for (const { tool, act } of ACTS) {
    await dashboard.visit(`?tool=${tool}`);
    await act(page);
  }
  await page.reload();
  for (const { tool, kept } of ACTS) {
    await dashboard.visit(`?tool=${tool}`);
    await kept(page);
  }
});

test('a running pomodoro goes on after a reload', async ({ page, dashboard }) => {
  await dashboard.open('?tool=pomodoro');
  await press(page, 'Start');
  await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Pause', exact: true }).waitFor();
});
