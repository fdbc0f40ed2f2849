import {
  expect,
  expectNoViolations,
  expectNoViolationsOnPhone,
  userTest as test,
} from '@plainday/testing-e2e';
import { at, cell, dialog, openAt, start, undo } from './calendar-steps';

const WORK = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'X-WR-CALNAME:Team',
  'BEGIN:VEVENT',
  'UID:a@example.org',
  'SUMMARY:Stand-up',
  'DTSTART;TZID=Europe/Berlin:20260105T090000',
  'DURATION:PT30M',
  'RRULE:FREQ=WEEKLY;BYDAY=MO',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:b@example.org',
  'SUMMARY:Away',
  'DTSTART;VALUE=DATE:20261123',
  'DTEND;VALUE=DATE:20261125',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test('[CV13][CV14] a calendar of others is looked at, added, shown, and kept when it does not answer', async ({
  page,
  dashboard,
  noise,
}) => {
  noise.allow(/status of 502/);
  let isThere = true;
  await page.route('**/functions/v1/foreign-calendar', (route) =>
    isThere
      ? route.fulfill({ json: { text: WORK, tag: 'a', fetchedAt: Date.parse(at(21, 14)) } })
      : route.fulfill({ status: 502, json: { code: 'no_answer', error: 'Nothing.' } }),
  );
  await start(page, dashboard);
  await dashboard.open('?tool=calendar&at=calendars');
  await dialog(page, 'Calendars of others').getByRole('button', { name: 'Add calendar' }).click();
  const form = dialog(page, 'Add calendar');
  await form.getByLabel(/^Address/).fill('http://calendars.example.org/a.ics');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel(/^Address/)).toHaveAccessibleDescription(/begins with https/);
  await form.getByLabel(/^Address/).fill('webcal://calendars.example.org/a.ics');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('listitem')).toHaveText([
    'Nov 23Away',
    'Nov 23, 09:00Stand-up',
    'Nov 30, 09:00Stand-up',
  ]);
  await expectNoViolations(page, 'a calendar that is looked at');
  await form.getByRole('button', { name: 'Add calendar' }).click();
  const list = dialog(page, 'Calendars of others');
  await expect(list.getByRole('listitem')).toContainText(['TeamAs of 14:00']);
  await list.getByRole('button', { name: 'Done' }).click();

  await openAt(page, dashboard, 'weekly-2026-11-23');
  await expect(cell(page, 'Monday, November 23, 2 events')).toBeVisible();
  await expect(page.getByText('Away', { exact: true })).toHaveCount(2);
  await expect(page.locator('[data-kind="event"]')).toContainText(['Stand-up']);
  await expectNoViolations(page, 'a week with a calendar of others');

  isThere = false;
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Calendars of others' }).click();
  await list.getByRole('button', { name: 'Refresh Team' }).click();
  await expect(list.getByText('No answer since 14:00')).toBeVisible();
  await dashboard.open('?tool=calendar&at=calendars');
  await expect(list.getByText('No answer since 14:00')).toBeVisible();
  await expectNoViolationsOnPhone(page, 'the calendars of others');
  await list.getByRole('button', { name: 'Remove Team' }).click();
  await expect(list.getByText('None yet')).toBeVisible();
  await list.getByRole('button', { name: 'Done' }).click();
  await expect(cell(page, 'Monday, November 23')).toHaveAccessibleName('Monday, November 23');
  await undo(page).click();
  await expect(cell(page, 'Monday, November 23, 2 events')).toBeVisible();
});

test('[TD10] Today says which hours calendars of others hold, and asks for them when all else is there', async ({
  page,
  dashboard,
}) => {
  let asked = 0;
  await page.route('**/functions/v1/foreign-calendar', (route) => {
    asked += 1;
    return route.fulfill({ json: { text: WORK, tag: 'a', fetchedAt: Date.parse(at(23, 7)) } });
  });
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('calendar-offers')) code.push(request.url());
  });
  await start(page, dashboard, new Date('2026-11-23T08:00:00+01:00'));
  // Whoever has none is asked for no more than that.
  await Promise.all([
    page.waitForResponse(/calendar_subscriptions\?select=id/),
    dashboard.open('?view=today'),
  ]);
  await dashboard.loaded();
  expect([asked, code]).toEqual([0, []]);
  // Code that the answer called for would have come by the time another page is whole.
  await dashboard.go('Upcoming');
  await dashboard.loaded();
  expect([asked, code]).toEqual([0, []]);
  await dashboard.open('?tool=calendar&at=calendars');
  await dialog(page, 'Calendars of others').getByRole('button', { name: 'Add calendar' }).click();
  const form = dialog(page, 'Add calendar');
  await form.getByLabel(/^Address/).fill('https://calendars.example.org/a.ics');
  await form.getByRole('button', { name: 'Continue' }).click();
  await form.getByRole('button', { name: 'Add calendar' }).click();
  await dialog(page, 'Calendars of others').getByRole('button', { name: 'Done' }).click();

  // Whole days are no hours.
  await dashboard.open('?view=today');
  await expect(page.getByText('Busy 09:00–09:30', { exact: true })).toBeVisible();
  await expectNoViolationsOnPhone(page, 'Today with a calendar of others');

  await dashboard.open('?tool=settings&at=your-data');
  const calendars = page.getByRole('list', { name: 'Other calendars' });
  await expect(calendars.getByRole('listitem')).toHaveText([/^Team.*As of 07:00$/]);
  // Its name is not broken for want of room.
  const kept = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ hasText: 'Calendar View' })
    .first();
  await expect(kept).toContainText('1 calendar');
  expect((await kept.locator('strong').boundingBox())?.height).toBeLessThan(24);
  expect((await kept.boundingBox())?.height).toBeLessThan(60);
  const choose = async (name: string) => {
    await calendars.getByRole('button', { name: 'More: Team' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Remove');
  await expect(calendars).toHaveCount(0);
  const address = page.getByRole('textbox', { name: 'Address of a calendar' });
  await expect(address).toBeFocused();
  await address.fill('webcal://calendars.example.org/a.ics');
  await address.press('Enter');
  await expect(calendars.getByRole('listitem')).toHaveText([/^Team.*As of 07:00$/]);
  await expect(address).toHaveValue('');
  await expectNoViolationsOnPhone(page, 'the calendars of others in Your data');
  await choose('Change or hide');
  await expect(dialog(page, 'Calendars of others').getByRole('listitem')).toHaveCount(1);
});
