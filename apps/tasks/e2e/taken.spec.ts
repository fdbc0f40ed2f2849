import { expect, expectNoViolations, userTest as test } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await page.keyboard.press('Control+V');
}

const drop = (page: Page, text: string, name: string) =>
  page.getByRole('main').evaluate(
    (main, [content = '', title = '']) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], title));
      main.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    [text, name],
  );

test.beforeEach(async ({ context, dashboard }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dashboard.open();
  await dashboard.addProject('Home');
});

test('[QA13] what is pasted or dropped on a list becomes tasks, and selected tasks are copied', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.heading().focus();
  await paste(page, 'Task\tDue\tPriority\nPaint\t2030-01-05\thigh\nSand\t\t\n');
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
  await drop(page, letter, 'offer.eml');
  await page.getByRole('button', { name: 'Add 1 task' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['The offer', 'Paint', 'Sand']);
  await drop(page, '\u0000\u0001\u0002', 'photo.raw');
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

test('[QA13] a check list that is pasted, and a calendar that is dropped, are shown before they are added', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.heading().focus();
  await paste(page, '- [ ] Paint the door\n- [ ] Sand the floor\n');
  const pasted = page.getByRole('dialog', { name: 'Make 2 tasks' });
  await expect(pasted.getByRole('listitem')).toHaveText(['Paint the door', 'Sand the floor']);
  await pasted.getByRole('button', { name: 'Add 2 tasks' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Paint the door', 'Sand the floor']);

  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VTODO',
    'UID:a@example.org',
    'SUMMARY:Call Ann',
    'DUE;VALUE=DATE:20300106',
    'END:VTODO',
    'END:VCALENDAR',
  ];
  await drop(page, calendar.join('\r\n'), 'home.ics');
  const dropped = page.getByRole('dialog', { name: 'Make 1 task' });
  await expect(dropped.getByRole('listitem')).toHaveText([/^Call Ann.*Jan 06/]);
  await dropped.getByRole('button', { name: 'Add 1 task' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ann', 'Paint the door', 'Sand the floor']);
});

test('[QA13] plain lines that are pasted are read as typed ones, indented ones as subtasks', async ({
  page,
  dashboard,
  tasks,
}) => {
  await dashboard.heading().focus();
  await paste(page, 'Plan the garden jan 5 2030 p1\n  Buy seeds\n  Borrow a spade\n\nCall Ann\n');
  const pasted = page.getByRole('dialog', { name: 'Make 2 tasks' });
  await expect(pasted.getByRole('listitem')).toHaveText([
    /^Plan the garden.*Jan 05.*High/,
    'Buy seeds',
    'Borrow a spade',
    'Call Ann',
  ]);
  await pasted.getByRole('button', { name: 'Add 2 tasks' }).click();
  await expect.poll(() => tasks.titles()).toEqual(['Plan the garden', 'Call Ann']);
  await expect(tasks.row('Plan the garden')).toContainText('High');
  await expect(tasks.row('Plan the garden')).toContainText('0 of 2');
});
