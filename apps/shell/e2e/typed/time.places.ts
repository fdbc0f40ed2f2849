import { addWith, box, choose, inDialog, press, unlessOpen, type TypedPlace } from './places';

const TIME = 'tools-time/src/modules';
const WELL = 'tools-wellbeing/src/modules';

/** Where text is typed in the tools of time and wellbeing. */
export const TIME_PLACES: readonly TypedPlace[] = [
  {
    name: 'a goal of the week',
    files: [`${TIME}/goals/components/add-goal.tsx`],
    at: '?tool=goals',
    field: (page) => box(page, 'Goal'),
  },
  {
    name: 'the title of a goal',
    files: [`${TIME}/goals/components/goal-row.tsx`],
    at: '?tool=goals',
    given: addWith('Goal', 'Run'),
    open: (page) =>
      unlessOpen(box(page, 'Rename Run'), page.getByRole('button', { name: 'Run', exact: true })),
    field: (page) => box(page, 'Rename Run'),
  },
  {
    name: 'a goal that is edited',
    files: [`${TIME}/goals/components/goal-dialog.tsx`],
    at: '?tool=goals',
    given: addWith('Goal', 'Run'),
    open: (page) => choose(page, 'More: Run', 'Edit'),
    field: (page) => inDialog(page, /^Goal/),
    isDialog: true,
  },
  {
    name: 'the address of a calendar of others',
    files: [`${TIME}/calendar/components/foreign/calendar-form.tsx`],
    at: '?tool=calendar',
    async open(page) {
      await choose(page, /^More$/, /^Calendars of others/);
      await page.getByRole('dialog').getByRole('button', { name: 'Add calendar' }).click();
    },
    field: (page) => inDialog(page, /^Address/),
    isDialog: true,
  },
  {
    name: 'a time entry',
    files: [`${TIME}/time-tracker/components/entry-dialog.tsx`],
    at: '?tool=time-tracker',
    open: (page) => press(page, /^Add entry/),
    field: (page) => inDialog(page, /^Task name/),
    isDialog: true,
  },
  {
    name: 'what is timed',
    files: [`${TIME}/time-tracker/components/timer-form-style.ts`],
    at: '?tool=time-tracker',
    field: (page) => box(page, 'Task name'),
  },
  {
    name: 'a session of deep work',
    files: [`${TIME}/deep-work/components/session-card.tsx`],
    at: '?tool=deep-work',
    field: (page) => box(page, 'Session title'),
  },
  {
    name: 'a number of deep work',
    files: [`${TIME}/deep-work/components/settings-panel.tsx`],
    at: '?tool=deep-work',
    open: (page) => press(page, /min work/),
    field: (page) => page.getByLabel('Work (minutes)'),
    text: '37',
  },
  {
    name: 'what a pomodoro is for',
    files: [`${TIME}/pomodoro/components/label-field.tsx`],
    at: '?tool=pomodoro',
    field: (page) => page.getByRole('combobox', { name: 'What are you working on?' }),
  },
  {
    name: 'a new habit',
    files: [`${WELL}/habits/components/add-habit.tsx`],
    at: '?tool=habits',
    field: (page) => box(page, 'Habit name'),
  },
  {
    name: 'a habit that is edited',
    files: [`${WELL}/habits/components/habit-dialog.tsx`],
    at: '?tool=habits',
    async given(page) {
      await box(page, 'Habit name').fill('Read');
      await box(page, 'Habit name').press('Enter');
      await page.getByRole('button', { name: 'Read', exact: true }).waitFor();
    },
    open: (page) => choose(page, 'More actions: Read', /^Edit/),
    field: (page) => inDialog(page, /^Name/),
    isDialog: true,
  },
  {
    name: 'a mood',
    files: [`${WELL}/mood-energy/components/entry-form.tsx`],
    at: '?tool=mood-energy',
    field: (page) => box(page, 'Notes (optional)'),
  },
  {
    name: 'a mood that is edited',
    files: [`${WELL}/mood-energy/components/entry-dialog.tsx`],
    at: '?tool=mood-energy',
    async given(page) {
      await page.getByRole('radio', { name: '4 of 5, Good' }).check();
      await page.getByRole('radio', { name: '3 of 5, Steady' }).check();
      await box(page, 'Notes (optional)').fill('Sun');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('list', { name: 'Recent entries' }).waitFor();
    },
    open: (page) => press(page, /^Edit: /),
    field: (page) => inDialog(page, /^Notes/),
    isDialog: true,
  },
  {
    name: 'the goals of a day',
    files: [`${WELL}/health-tracker/components/goals-dialog.tsx`],
    at: '?tool=health-tracker',
    open: (page) => press(page, 'Daily goals'),
    field: (page) => page.getByRole('dialog').getByRole('spinbutton').first(),
    text: '37',
    isDialog: true,
  },
];
