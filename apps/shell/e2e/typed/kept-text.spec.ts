import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, ROOT, userTest as test } from '@plainday/testing-e2e';
import { ELSEWHERE } from './elsewhere';
import { KNOWLEDGE_PLACES } from './knowledge.places';
import { TEXT } from './places';
import { TASK_PLACES } from './task.places';
import { TIME_PLACES } from './time.places';

const PLACES = [...TASK_PLACES, ...KNOWLEDGE_PLACES, ...TIME_PLACES];

/** A field for text, in the code: of the kit, or one of its own. */
const FIELD =
  /<(?:TextField|TextArea|GrowingArea|TagInput|InlineEdit|textarea)\b|styled\.(?:input|textarea)\b|styled\((?:TextField|TextArea|GrowingArea)\)|<input(?![^>]*type="(?:checkbox|radio|file|range|hidden)")(?=[\s>])/;
/** Fields that are drawn without text: choices, ticks, files. */
const NO_TEXT =
  /(?:color-choice|board-head|markdown-parts|pattern-choice|import-dialog|target-picker|password-form)\.tsx$|\/start\/frame\//;

test('[F1] every form and every inline edit of the code is in the list', () => {
  const files = ['shell', 'tasks', 'tools-knowledge', 'tools-time', 'tools-wellbeing'].flatMap(
    (app) =>
      readdirSync(join(ROOT, 'apps', app, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => `${app}/src/${name}`),
  );
  const typing = files.filter(
    (name) => !NO_TEXT.test(name) && FIELD.test(readFileSync(join(ROOT, 'apps', name), 'utf8')),
  );
  const known = [...PLACES.flatMap((place) => place.files), ...Object.keys(ELSEWHERE)];
  expect(typing.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !files.includes(name))).toEqual([]);
});

for (const place of PLACES) {
  const { name, at, given, open, field, isDialog, saved, text = TEXT } = place;
  // The gate has those of tasks, which hold every way of keeping; all: npm run test:faults.
  const tag = TASK_PLACES.includes(place) ? [] : ['@matrix'];
  test(
    `${name}: text outlives a reload, a closed tab and Back`,
    { tag },
    async ({ page, context, dashboard }) => {
      await dashboard.open(at);
      await dashboard.loaded();
      await given?.(page);
      await open?.(page);
      await field(page).fill(text);
      await page.reload();
      if (saved) {
        await expect(saved(page)).toBeVisible();
        return;
      }
      await open?.(page);
      await expect(field(page)).toHaveValue(text);

      const next = await context.newPage();
      await page.close();
      await next.goto('/dashboard?view=today');
      await next.locator(`nav a[href="/dashboard${at}"]`).click();
      await open?.(next);
      await expect(field(next)).toHaveValue(text);
      await next.goBack();
      if (isDialog) {
        const asks = next.getByRole('alertdialog', { name: 'Discard changes?' });
        await expect(asks.or(next.getByText('There are unsaved changes.'))).toBeVisible();
      } else {
        await next.goForward();
        await open?.(next);
        await expect(field(next)).toHaveValue(text);
      }
      await expect(next).toHaveURL(
        new RegExp(`${at.replaceAll('?', String.raw`\?`)}(&at=[\\w-]+)?$`),
      );
    },
  );
}
