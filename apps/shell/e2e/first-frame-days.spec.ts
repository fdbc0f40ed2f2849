import { randomUUID } from 'node:crypto';
import type { PagePicture } from '@plainday/data-device';
import { expect, expectNoViolations, seed, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { holdScripts } from './hold-scripts';

const frames = (page: Page) => page.locator('#frames');
const keptParts = (page: Page) => page.locator('#frames .f-kept > li');

/** What the tool keeps when the page is left: heading, width, and how much of it. */
function pictureOf(page: Page) {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    const key = Object.keys(localStorage).find((name) => name.startsWith('plainday.rows.'));
    const kept = JSON.parse(localStorage.getItem(key ?? '') ?? '{}') as Partial<PagePicture>;
    return `${kept.heading} ${kept.width} ${kept.parts?.some(({ text }) => text === 'Call Ada')}`;
  });
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The lines of the picture, and where they stand. */
function drawnLines(page: Page): Promise<Word[]> {
  return keptParts(page).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const text = (part as HTMLElement).dataset.text;
      const { x, y } = part.getBoundingClientRect();
      return text === undefined ? [] : [{ text, x, y }];
    }),
  );
}

/** Lines of the picture that the app does not have at the same place, to the pixel. */
function strayLines(page: Page, drawn: Word[]): Promise<string[]> {
  return page.evaluate((lines) => {
    const walker = document.createTreeWalker(document.querySelector('#root main')!, 4);
    const places: Word[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const data = (node as Text).data;
      const range = document.createRange();
      for (const { index } of data.matchAll(/\S+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { x, y } = range.getBoundingClientRect();
        places.push({ text: data.slice(index).replace(/\s+/g, ' '), x, y });
      }
    }
    const isThere = ({ text, x, y }: Word) =>
      places.some(
        (place) =>
          place.text.startsWith(text) && Math.abs(place.x - x) < 1 && Math.abs(place.y - y) < 1,
      );
    return lines.filter((line) => !isThere(line)).map(({ text, x, y }) => `${text} ${x} ${y}`);
  }, drawn);
}

/** An hour of a day as the browser counts it. */
function atHour(page: Page, hour: number, days: number): Promise<string> {
  return page.evaluate(
    ([h, d]) => {
      const date = new Date();
      date.setDate(date.getDate() + d);
      date.setHours(h, 0, 0, 0);
      return date.toISOString();
    },
    [hour, days] as const,
  );
}

for (const [tool, heading, days] of [
  ['today', 'Today', 0],
  ['upcoming', 'Upcoming', 1],
] as const) {
  test(`[issue 15.2] ${heading} stands in the first frame as it was left, to the pixel, until it has come`, async ({
    page,
  }) => {
    await page.goto(`/dashboard?view=${tool}`);
    const rows = page.locator('#root main [data-task-id]');
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    const project = randomUUID();
    await seed(page, 'projects', [{ id: project, title: 'Garden', color: '#16a34a' }]);
    for (const task of [
      { title: 'Call Ada', due_date: await atHour(page, 0, days), priority: 'high', duration: 45 },
      {
        title: `Long ${'words '.repeat(30)}`,
        due_date: await atHour(page, 23, days),
        focused: true,
      },
      {
        title: 'Weeds',
        due_date: await atHour(page, 22, days),
        project_id: project,
        notes: 'The bed',
      },
    ])
      await seed(page, 'tasks', [task]);
    await page.reload();
    await expect(rows).toHaveCount(3);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => pictureOf(page)).toBe(`${heading} ${width} true`);
      const letGo = await holdScripts(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(keptParts(page)).not.toHaveCount(0);
      await expectNoViolations(page, `${heading} in the first frame at ${width} px`);
      const drawn = await drawnLines(page);
      expect(drawn.map(({ text }) => text)).toEqual(
        expect.arrayContaining(['Call Ada', 'Weeds', '45 min', 'Garden']),
      );
      await letGo();
      await expect(frames(page)).toHaveCount(0);
      await expect.poll(() => strayLines(page, drawn)).toEqual([]);
    }
  });
}
