import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, ROOT, userTest as test } from '@plainday/testing-e2e';
import { BY_THE_KIT, ELSEWHERE } from './elsewhere';
import { TEXT } from './places';
import { PLACES } from './task.places';

/** A field for text, in the code: of the kit, or one of its own. */
const FIELD =
  /<(?:TextField|TextArea|GrowingArea|TagInput|InlineEdit|textarea)\b|styled\.(?:input|textarea)\b|styled\((?:TextField|TextArea|GrowingArea)\)|<input(?![^>]*type="(?:checkbox|radio|file|range|hidden)")(?=[\s>])/;
/** Fields that are drawn without text: choices, ticks, files. */
const NO_TEXT =
  /(?:color-choice|board-head|markdown-parts|pattern-choice|import-dialog|target-picker|password-form)\.tsx$|\/first-frame\//;

test('every form and every inline edit of the code is in the list', () => {
  const files = ['shell', 'tasks', 'tools-knowledge', 'tools-time', 'tools-wellbeing'].flatMap(
    (app) =>
      readdirSync(join(ROOT, 'apps', app, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => `${app}/src/${name}`),
  );
  const typing = files.filter(
    (name) => !NO_TEXT.test(name) && FIELD.test(readFileSync(join(ROOT, 'apps', name), 'utf8')),
  );
  const known = [
    ...PLACES.flatMap((place) => place.files),
    ...Object.keys(ELSEWHERE),
    ...BY_THE_KIT,
  ];
  expect(typing.filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !files.includes(name))).toEqual([]);
});

for (const { name, at, given, open, field, isDialog, saved, text = TEXT } of PLACES) {
  test(`${name}: text outlives a reload, a closed tab and Back`, async ({
    page,
    context,
    dashboard,
  }) => {
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
    await expect(next).toHaveURL(new RegExp(`${at.replaceAll('?', String.raw`\?`)}$`));
  });
}
