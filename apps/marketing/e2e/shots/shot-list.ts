import type { Page } from '@playwright/test';

/** A picture of the app for the public pages. */
export interface ShotPlan {
  /** Id of the tool whose page shows it, or `today`. */
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

const CAFE_MAP = `Harbour Café
  Brand
    Typeface
    Colours of the harbour
  Menu
    Small plates
    Drinks
  Website
    Opening hours
    Pictures of the dishes`;

/**
 * The pictures that `npm run pictures` takes. A tool joins with a line here, once its screen is built; its
 * rows come from `furnish.ts`, or it is furnished by `prepare`.
 */
export const shotList: readonly ShotPlan[] = [
  { name: 'today', view: '?view=today' },
  tool('dashboard'),
  tool('eisenhower'),
  tool('templates'),
  tool('pomodoro', async (page) => {
    await page.getByLabel('What are you working on?').fill('Menu proof for Mara');
    await page.getByLabel('What are you working on?').press('Enter');
  }),
  tool('mindful'),
  tool('time-tracker'),
  tool('habits'),
  tool('mood-energy'),
  tool('health-tracker'),
  tool('daily'),
  tool('idea-capture'),
  tool('learning-tracker'),
  tool('goals', async (page) => {
    const goal = page.getByRole('textbox', { name: 'Goal' });
    if ((await page.getByRole('main').getByRole('row').count()) > 0) return;
    for (const title of ['Morning runs', 'Pages of the talk', 'Dinners without a screen']) {
      await goal.fill(title);
      await goal.press('Enter');
      await page.getByRole('button', { name: `+1: ${title}`, exact: true }).click();
    }
  }),
  tool('deep-work', (page) =>
    page.getByRole('main').getByRole('textbox').first().fill('Second layout'),
  ),
  tool('calendar'),
  tool('mind-mapping', async (page) => {
    const paste = page.getByRole('button', { name: 'Paste indented text' });
    if ((await paste.count()) === 0) return;
    await paste.click();
    await page.getByRole('textbox', { name: /^Text/ }).fill(CAFE_MAP);
    await page.getByRole('button', { name: 'Make map' }).click();
    await page.getByRole('tree').waitFor();
  }),
  tool('knowledge-base'),
  tool('voice-notes', async (page) => {
    const notes = page.getByRole('list', { name: 'Voice notes' });
    await notes.getByRole('button', { name: /^Walk home from the café/ }).click();
    await notes.getByRole('button', { name: 'and the mark only' }).click();
  }),
  tool('notes', async (page) => {
    if ((await page.getByRole('main').getByRole('row').count()) > 0) return;
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
