import { subDays } from 'date-fns';
import { expect, seed, userTest as test, type DashboardPage } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { pagesOfPdf, textOfPdf } from './pdf-text';

/** Runs a look at the page as the browser draws it for paper, from a dark screen. */
async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await look();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null, colorScheme: null });
}

/** How many pages of paper the browser makes of it. */
async function pagesOf(page: Page): Promise<number> {
  const text = (await page.pdf({ format: 'A4' })).toString('latin1');
  return text.match(/\/Type ?\/Page\b/g)?.length ?? 0;
}

/** A list of tasks that are due at the same hour of the day on which the clock stands still. */
async function openDue(
  page: Page,
  dashboard: DashboardPage,
  titles: readonly string[],
  due: string,
): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-27T09:41:00'));
  await dashboard.open('?view=all');
  const due_date = new Date(due).toISOString();
  await seed(
    page,
    'tasks',
    titles.map((title, position) => ({ title, due_date, position })),
  );
  await page.reload();
  await dashboard.loaded();
}

/** What stands around a list, and what one types into or chooses with. */
const FRAME = [
  'navigation',
  'banner',
  'form',
  'radiogroup',
  'radio',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
] as const;

/** Tools whose record is their page; Daily prints the choices that are its record. */
const TOOLS =
  'upcoming eisenhower templates calendar pomodoro mindful habits notes goals mood-energy ' +
  'idea-capture voice-notes learning-tracker knowledge-base deep-work time-tracker';

async function expectNoFrame(page: Page, dashboard: DashboardPage): Promise<void> {
  await expect(dashboard.heading()).toBeVisible();
  for (const part of FRAME) await expect(page.getByRole(part)).toHaveCount(0);
  const paint = await page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    return [color, getComputedStyle(document.documentElement).backgroundColor];
  });
  expect(paint).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
}

test('[F13] a list is printed whole, black on white, without what stands around it', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?view=all');
  const due = subDays(new Date(), 2).toISOString();
  await seed(
    page,
    'tasks',
    Array.from({ length: 120 }, (_, position) => ({
      title: `Row ${position + 1}`,
      position,
      due_date: due,
    })),
  );
  await page.reload();
  const rows = page.getByRole('main').getByRole('row', { name: /Row \d+/ });
  for (const view of ['?view=all', '?tool=today']) {
    await dashboard.visit(view);
    await dashboard.loaded();
    await expect(rows.first()).toBeVisible();
    await onPaper(page, async () => {
      await expect(rows).toHaveCount(120);
      await expectNoFrame(page, dashboard);
      await expect(page.getByRole('button', { name: /Add task|Delete|Drag/ })).toHaveCount(0);
    });
    // 120 rows of 9 to 14 mm on 297 mm each, told by the browser itself that it prints.
    const pages = await pagesOf(page);
    expect(pages).toBeGreaterThanOrEqual(4);
    expect(pages).toBeLessThanOrEqual(7);
    await expect.poll(() => rows.count()).toBeLessThan(120);
  }
});

test('[F13] tools are printed without their frame, a map as its outline', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?tool=notes');
  for (const view of TOOLS.split(' ')) {
    await dashboard.visit(`?tool=${view}`);
    await dashboard.loaded();
    await onPaper(page, () => expectNoFrame(page, dashboard));
  }
  await dashboard.visit('?tool=mind-mapping');
  await page.getByRole('button', { name: 'Paste indented text' }).click();
  const lines = Array.from({ length: 60 }, (_, index) => `  Idea ${index + 1}`);
  await page.getByRole('textbox', { name: /^Text/ }).fill(['Café', ...lines].join('\n'));
  await page.getByRole('button', { name: 'Make map' }).click();
  await expect(page.getByRole('treeitem', { name: 'Idea 60' }).first()).toBeAttached();
  await onPaper(page, async () => {
    await expect(page.getByRole('treeitem')).toHaveCount(61);
    await expectNoFrame(page, dashboard);
  });
  expect(await pagesOf(page)).toBeGreaterThanOrEqual(2);
});

test('[F13] [issue 44] 5,000 rows are all on paper, in their order', async ({
  page,
  dashboard,
}) => {
  await dashboard.open('?view=all');
  const all = Array.from({ length: 5000 }, (_, at) => at);
  const titleOf = (at: number) => `Row ${String(at).padStart(4, '0')}.`;
  await seed(
    page,
    'tasks',
    all.map((position) => ({ title: titleOf(position), position })),
  );
  await page.reload();
  await dashboard.loaded();
  await expect(dashboard.heading()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('5000 open');
  const text = textOfPdf(await page.pdf({ format: 'A4' }));
  const rows = [...text.matchAll(/Row ?(\d{4})\./g)].map(([, row]) => Number(row));
  expect(rows).toEqual(all);
});

test('[F13] [issue 44] a day of the week is on paper with all of its tasks, their titles whole', async ({
  page,
  dashboard,
}) => {
  const titles = Array.from({ length: 7 }, (_, at) => `Photosynthesis of ${at + 1} ferns`);
  await openDue(page, dashboard, titles, '2026-11-27T17:00:00');
  for (const at of ['weekly', 'monthly']) {
    await dashboard.visit(`?tool=calendar&at=${at}-2026-11-27`);
    await dashboard.loaded();
    await expect(
      page
        .getByRole('main')
        .getByText(titles[0] ?? '')
        .first(),
    ).toBeVisible();
    const text = textOfPdf(await page.pdf({ format: 'A4' })).replaceAll(' ', '');
    const missing = titles.filter((title) => !text.includes(title.replaceAll(' ', '')));
    expect([at, missing]).toEqual([at, []]);
  }
});

test('[F13] [issue 44] no heading is alone on the first page, and nothing to choose in is on it', async ({
  page,
  dashboard,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-27T09:41:00'));
  await dashboard.open('?view=all');
  // Groups that fit on a page, but not below what stands before them.
  const title = (at: number) => `Fern ${at + 1}.`;
  const numbers = (length: number) => Array.from({ length }, (_, at) => at);
  const soon = new Date('2026-11-28T17:00:00').toISOString();
  await seed(
    page,
    'tasks',
    numbers(18).map((position) => ({
      title: title(position),
      priority: position % 2 ? 'high' : 'low',
      due_date: position % 3 ? soon : null,
      position,
    })),
  );
  await seed(
    page,
    'time_sessions',
    numbers(9).map((at) => ({
      task_name: title(at),
      start_time: new Date(2026, 10, 23 + (at % 4), 8 + at).toISOString(),
      end_time: new Date(2026, 10, 23 + (at % 4), 8 + at, 30).toISOString(),
      duration: 1800,
    })),
  );
  await page.reload();
  for (const [view, count] of [
    ['eisenhower', 18],
    ['time-tracker', 9],
  ] as const) {
    await dashboard.visit(`?tool=${view}`);
    await dashboard.loaded();
    await expect(
      page
        .getByRole('main')
        .getByText(/^Fern \d/)
        .first(),
    ).toBeVisible();
    const pages = pagesOfPdf(await page.pdf({ format: 'A4' }));
    expect([view, pages[0]]).toEqual([view, expect.stringMatching(/Fern ?\d+\./)]);
    const found = [...pages.join('').matchAll(/Fern ?(\d+)\./g)].map(([, at]) => Number(at));
    expect([view, new Set(found).size]).toEqual([view, count]);
  }
  await dashboard.visit('?tool=knowledge-base');
  await dashboard.loaded();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'New Entry' }).first().click();
  await main.getByRole('textbox', { name: 'Title' }).fill('Ferns');
  await main.getByRole('textbox', { name: 'Content' }).fill('Shade, and water at noon.');
  await main.getByRole('button', { name: 'Create entry' }).click();
  const choices = (['searchbox', 'combobox', 'checkbox'] as const).map((role) =>
    main.getByRole(role),
  );
  for (const choice of choices) await expect(choice.first()).toBeVisible();
  await onPaper(page, async () => {
    for (const choice of choices) await expect(choice).toHaveCount(0);
  });
});

test('[F13] [issue 44] seven days lie across the paper with their words whole, and no switches stand above', async ({
  page,
  dashboard,
}) => {
  await openDue(page, dashboard, ['Photosynthesis in Gothenburg'], '2026-11-28T17:00:00');
  // A4 across, without its margins.
  await page.setViewportSize({ width: 1047, height: 720 });
  for (const at of ['weekly', 'monthly']) {
    await dashboard.visit(`?tool=calendar&at=${at}-2026-11-27`);
    await dashboard.loaded();
    const title = page.getByRole('main').getByText('Photosynthesis in Gothenburg').first();
    await expect(title).toBeVisible();
    await expect(page.getByRole('group', { name: 'Layers' })).toBeVisible();
    await onPaper(page, async () => {
      await expect(page.getByRole('group', { name: 'Layers' })).toHaveCount(0);
      expect([at, await title.evaluate(brokenWords)]).toEqual([at, []]);
    });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width, height] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect([at, Number(width) > Number(height)]).toEqual([at, true]);
  }
});

test('[F13] [issue 44] no heading of a form is on paper, nor the line of now on that of a heading', async ({
  page,
  dashboard,
}) => {
  await openDue(page, dashboard, ['Fern'], '2026-11-27T17:00:00');
  await seed(page, 'learning_progress', [{ topic: 'Ferns', subject: 'other', notes: null }]);
  await dashboard.visit('?tool=learning-tracker');
  await expect(page.getByRole('heading', { name: 'Log session' })).toBeVisible();
  await onPaper(page, async () => {
    await expect(page.getByRole('heading', { name: 'Ferns' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Log session' })).toHaveCount(0);
  });
  await dashboard.visit('?tool=today');
  const now = page.getByRole('row', { name: /^Now/ }).getByRole('gridcell');
  await expect(now).toBeVisible();
  await onPaper(page, async () => {
    const heading = await page.getByRole('heading', { name: 'Today', level: 2 }).boundingBox();
    const line = await now.boundingBox();
    expect(line?.y).toBeGreaterThan((heading?.y ?? Infinity) + (heading?.height ?? 0) + 4);
  });
});

/** Words that go on in a second line. */
function brokenWords(element: Element): string[] {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  return [...(text?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    if (text) range.setStart(text, index);
    if (text) range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1 ? [word] : [];
  });
}
