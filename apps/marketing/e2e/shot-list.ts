import type { Page } from '@playwright/test';

/** A picture of the app for the public pages. */
export interface ShotPlan {
  /** Id of the tool whose page shows it, or `tasks`. */
  readonly name: string;
  /** What `/dashboard` is opened with. */
  readonly view: string;
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const tool = (id: string, prepare?: ShotPlan['prepare']): ShotPlan => ({
  name: id,
  view: `?tool=${id}`,
  prepare,
});

/**
 * The pictures that `npm run pictures` takes. A tool joins with a line here, once its screen is built; its
 * rows come from `shot-data.ts`, or it is furnished by `prepare`.
 */
export const shotList: readonly ShotPlan[] = [
  { name: 'tasks', view: '?view=all' },
  tool('dashboard'),
  tool('eisenhower'),
  tool('templates'),
  tool('pomodoro', async (page) => {
    await page.getByLabel('What are you working on?').fill('Menu proof for Mara');
    await page.getByLabel('What are you working on?').press('Enter');
  }),
  tool('mindful'),
  tool('notes', async (page) => {
    if ((await page.getByRole('main').getByRole('listitem').count()) > 0) return;
    const notes = [
      'Anders prefers the second layout, without the carousel.',
      'Oat milk, stamps, a card for Jonas',
      'Mara: 40 menus, matte, collected on Thursday before noon',
    ];
    for (const note of notes) {
      await page.getByRole('main').getByRole('textbox').first().fill(note);
      await page.keyboard.press('Control+Enter');
    }
  }),
];
