import { randomUUID } from 'node:crypto';
import { expect, seed, userTest as test } from '@plainday/testing-e2e';

const HALDEN = randomUUID();
const at = (day: number, hours: number) =>
  new Date(`2026-11-${day}T${String(hours).padStart(2, '0')}:00:00+01:00`).toISOString();

function entry(name: string, day: number, from: number, to: number, more = {}) {
  return {
    task_name: name,
    start_time: at(day, from),
    end_time: at(day, to),
    duration: (to - from) * 3600,
    project_id: null,
    notes: null,
    ...more,
  };
}

test('[TT7][TT9][TT11] the week by project as bars and as a table; overlaps are marked, saved entries told apart', async ({
  page,
  dashboard,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T14:06:00+01:00'));
  await dashboard.open('?view=trash');
  await seed(page, 'projects', [{ id: HALDEN, title: 'Halden', color: '#8B5CF6', position: 0 }]);
  await seed(page, 'time_sessions', [
    entry('Before Monday', 15, 9, 12),
    entry('Grid', 16, 9, 11, { project_id: HALDEN }),
    entry('Type', 19, 9, 12, { project_id: HALDEN }),
    entry('Call', 19, 11, 12),
    entry('Proposal', 20, 14, 15, { notes: 'Saved by Pomodoro Timer' }),
    entry('Search page', 21, 8, 10, { notes: 'Saved by Deep Work Sessions' }),
  ]);
  await dashboard.open('?tool=time-tracker');
  const entries = page.getByRole('list', { name: 'Recent entries' }).locator('[data-row-id]');
  const row = (name: string) => entries.filter({ hasText: name });
  await expect(row('Proposal')).toContainText('Pomodoro Timer');
  await expect(row('Search page')).toContainText('Deep Work Sessions');
  await expect(page.getByText('Overlaps', { exact: true })).toHaveCount(2);
  for (const name of ['Type', 'Call']) await expect(row(name)).toContainText('Overlaps');

  const week = page.getByRole('region', { name: 'This week by project' });
  await expect(week).toContainText('5 h 00');
  await expect(week).toContainText('9 h 00');
  await week.getByRole('button', { name: 'Halden' }).click();
  await expect(entries).toHaveCount(2);
  await week.getByRole('button', { name: 'Show table' }).click();
  const cells = week.getByRole('row', { name: /^Halden/ });
  await expect(cells).toContainText(/2 h 00.*3 h 00.*5 h 00/);
  const names = await week.getByRole('columnheader').allTextContents();
  expect(names).toEqual(['Project', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Total']);
});
