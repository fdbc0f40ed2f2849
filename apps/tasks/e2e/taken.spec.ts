import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';

test('[QA13] what is pasted or dropped on a list becomes tasks, and selected tasks are copied', async ({
  page,
  context,
  dashboard,
  tasks,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dashboard.open();
  await dashboard.addProject('Home');
  await page.evaluate(() =>
    navigator.clipboard.writeText('Task\tDue\tPriority\nPaint\t2030-01-05\thigh\nSand\t\t\n'),
  );
  await dashboard.heading().focus();
  await page.keyboard.press('Control+V');
  const pasted = page.getByRole('dialog', { name: 'Make 2 tasks' });
  await expect(pasted.getByRole('listitem')).toHaveText([/^Paint.*Jan 05.*High/, 'Sand']);
  await expectNoViolations(page, 'pasted on a list');
  await pasted.getByRole('button', { name: 'Remove due date' }).click();
  await expect(pasted.getByRole('listitem')).toHaveText([/^Paint(?!.*Jan).*High/, 'Sand']);
  await pasted.getByRole('button', { name: 'Add 2 tasks' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Paint', 'Sand']);
  await expect(tasks.row('Paint')).toContainText('High');

  const letter =
    'From: Ann <ann@example.org>\r\nSubject: The offer\r\nDate: Tue, 24 Nov 2026 08:15:00 +0100\r\n\r\nUntil Friday.\r\n';
  const drop = async (text: string, name: string) =>
    page.getByRole('main').evaluate(
      (main, [content = '', title = '']) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], title));
        main.dispatchEvent(
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
        );
      },
      [text, name],
    );
  await drop(letter, 'offer.eml');
  await page.getByRole('button', { name: 'Add 1 task' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['The offer', 'Paint', 'Sand']);
  await drop('\u0000\u0001\u0002', 'photo.raw');
  await expect(page.getByRole('dialog', { name: 'No tasks found' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.evaluate(() =>
    window.addEventListener('copy', ({ clipboardData }) => {
      document.title = JSON.stringify(
        ['text/plain', 'text/html'].map((type) => clipboardData?.getData(type)),
      );
    }),
  );
  await tasks.row('Paint').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected tasks' })).toBeVisible();
  await page.keyboard.press('Control+C');
  await expect(page).toHaveTitle(
    JSON.stringify(['- [ ] Paint\n- [ ] Sand\n', '<ul><li>Paint</li><li>Sand</li></ul>']),
  );
});
