import {
  expect,
  expectNoViolations,
  test,
  userTest,
  type AxeRules,
  type DashboardPage,
  type TaskListPage,
} from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';
import { expectNoZoomIntoFields, expectTextFits } from './text-fits';

/** Colours do not depend on the width, nor widths on the colours: each is looked at once on the desk and the phone. */
const looks = [
  { name: 'light', colorScheme: 'light', width: 1280, rules: 'all' },
  { name: 'dark', colorScheme: 'dark', width: 1280, rules: 'colours' },
  { name: 'dark at 360 px', colorScheme: 'dark', width: 360, rules: 'all' },
] as const;

const visitorScreens = [
  { name: 'landing page', path: '/', ready: 'Get Started Free' },
  { name: 'sign in', path: '/auth', ready: "Don't have an account? Sign up" },
  { name: 'not found', path: '/no-such-page', ready: 'Return to Home' },
];

const toolViews = [
  { name: 'time tracker', view: '?tool=time-tracker', heading: 'Time Tracking' },
  { name: 'calendar', view: '?tool=calendar', heading: 'Calendar View' },
  { name: 'calendar week', view: '?tool=calendar&at=weekly-2026-11-21', heading: 'Calendar View' },
  { name: 'calendar day', view: '?tool=calendar&at=daily-2026-11-21', heading: 'Calendar View' },
  { name: 'pomodoro', view: '?tool=pomodoro', heading: 'Pomodoro Timer' },
  { name: 'weekly goals', view: '?tool=goals', heading: 'Weekly Goals' },
  { name: 'deep work', view: '?tool=deep-work', heading: 'Deep Work Sessions' },
  { name: 'mindful break', view: '?tool=mindful', heading: 'Mindful Break' },
  { name: 'quick notes', view: '?tool=notes', heading: 'Quick Notes' },
  { name: 'mind map', view: '?tool=mind-mapping', heading: 'Mind Mapping' },
  { name: 'ideas', view: '?tool=idea-capture', heading: 'Idea Capture' },
  { name: 'voice notes', view: '?tool=voice-notes', heading: 'Voice Notes' },
  { name: 'learning', view: '?tool=learning-tracker', heading: 'Learning Tracker' },
  { name: 'knowledge base', view: '?tool=knowledge-base', heading: 'Knowledge Base' },
  { name: 'new entry', view: '?tool=knowledge-base&at=new', heading: 'Knowledge Base' },
  { name: 'triage of ideas', view: '?tool=idea-capture&at=triage', heading: 'Idea Capture' },
  { name: 'habits', view: '?tool=habits', heading: 'Habit Tracker' },
  { name: 'daily', view: '?tool=daily', heading: 'Daily Tracker' },
  { name: 'health', view: '?tool=health-tracker', heading: 'Health Tracker' },
  { name: 'mood', view: '?tool=mood-energy', heading: 'Mood & Energy Tracker' },
  { name: 'dashboard', view: '?tool=dashboard', heading: 'Productivity Dashboard' },
  { name: 'dashboard list', view: '?tool=dashboard&at=total', heading: 'Productivity Dashboard' },
  { name: 'matrix', view: '?tool=eisenhower', heading: 'Eisenhower Matrix' },
  { name: 'templates', view: '?tool=templates', heading: 'Template Manager' },
  { name: 'settings', view: '?tool=settings', heading: 'Settings' },
  { name: 'today', view: '?view=today', heading: 'Today' },
  { name: 'upcoming', view: '?view=upcoming', heading: 'Upcoming' },
  { name: 'empty trash', view: '?view=trash', heading: 'Trash' },
  { name: 'search without results', view: '?q=nothing', heading: 'All Tasks' },
];

/** Nothing may be wider than the screen: whoever reads must not scroll sideways. */
async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, `${what}: pixels wider than the screen`).toBeLessThanOrEqual(0);
}

async function check(page: Page, what: string, rules: AxeRules = 'all'): Promise<void> {
  await expectNoViolations(page, what, rules);
  await expectNoSidewaysScroll(page, what);
}

async function checkTaskScreens(
  page: Page,
  dashboard: DashboardPage,
  tasks: TaskListPage,
  rules: AxeRules,
) {
  await dashboard.open();
  await expect(page.getByText('Start by adding your first task')).toBeVisible();
  await check(page, 'empty task list', rules);
  await tasks.add('Water the plants', 'Call Grace');
  await check(page, 'task list', rules);
  await tasks.row('Call Grace').focus();
  await page.keyboard.press('Control+a');
  await expect(tasks.bulkBar).toBeVisible();
  await check(page, 'selected tasks', rules);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await check(page, 'keyboard shortcuts', rules);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type('call');
  await check(page, 'palette', rules);
  await page.keyboard.press('Escape');
  await tasks.openSettings('Call Grace');
  await check(page, 'task settings', rules);
  await page.getByRole('button', { name: 'Pick a day' }).click();
  await expect(page.getByRole('dialog', { name: 'Pick a day' })).toBeVisible();
  await check(page, 'calendar', rules);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  const quickAdd = page.getByRole('dialog', { name: 'Quick add' });
  await quickAdd.getByPlaceholder('Add a task...').fill('Pay rent every month 30m p1');
  // The chips move the window: a click before they are there would meet nothing.
  await expect(quickAdd.getByText('30 min').first()).toBeVisible();
  await quickAdd.getByRole('button', { name: 'Details of the task' }).click();
  await expect(quickAdd.getByText('What is "in quotes" stays text.')).toBeVisible();
  await check(page, 'quick add with chips and settings', rules);
  await quickAdd.getByPlaceholder('Add a task...').fill('');
  await page.keyboard.press('Escape');
  await tasks.delete('Call Grace');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await check(page, 'task list with a toast', rules);
}

async function openPreferences(page: Page, dashboard: DashboardPage) {
  await dashboard.open('?tool=settings');
  await page.getByRole('tab', { name: 'Preferences' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password is required').first()).toBeVisible();
}

const DESK = { width: 1280, height: 800 };

/** Light and dark on the desk, the widths down to the phone, and the phone, without loading the page again. */
async function checkInEveryLook(page: Page, what: string) {
  await check(page, what);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoViolations(page, `${what} in dark`, 'colours');
  for (const width of [768, 700]) {
    await page.setViewportSize({ ...DESK, width });
    await expectNoSidewaysScroll(page, `${what} at ${width} px`);
  }
  await page.setViewportSize({ ...DESK, width: 360 });
  await check(page, `${what} in dark at 360 px`);
  await expectNoZoomIntoFields(page, what);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESK);
}

for (const { name, colorScheme, width, rules } of looks) {
  test.describe(name, () => {
    const look = {
      colorScheme,
      viewport: { width, height: 800 },
    };
    test.use(look);
    userTest.use(look);

    test(`visitors' screens in ${name}`, async ({ page, auth, noise }) => {
      noise.allow(/status of 404/);
      for (const screen of visitorScreens) {
        await page.goto(screen.path);
        await expect(page.getByText(screen.ready).filter({ visible: true }).first()).toBeVisible();
        await check(page, screen.name, rules);
      }
      await auth.open();
      await auth.switchToSignUp();
      await auth.submit.click();
      await expect(auth.message('Full name is required')).toBeVisible();
      await check(page, 'sign up with errors', rules);
    });

    userTest(`tasks in ${name}`, async ({ page, dashboard, tasks }) => {
      await checkTaskScreens(page, dashboard, tasks, rules);
    });
  });
}

/** One half of the tools and one of the other: two browsers look at them at a time. */
const halves = [
  { half: 'first half', views: toolViews.filter((_, index) => index % 2 === 0) },
  { half: 'second half', views: toolViews.filter((_, index) => index % 2 === 1) },
];

userTest.describe('tools', () => {
  for (const { half, views } of halves) {
    userTest(`tools in every look, ${half}`, async ({ page, dashboard }) => {
      userTest.setTimeout(300_000);
      await dashboard.open();
      for (const { name, view, heading } of views) {
        await dashboard.visit(view);
        await expect(dashboard.heading(heading)).toBeVisible();
        await dashboard.loaded();
        await checkInEveryLook(page, name);
        await expectTextFits(page, name);
      }
    });
  }

  userTest('preferences and a failure in every look', async ({ page, dashboard, noise }) => {
    noise.allow(/remotes\/|Module '/);
    await openPreferences(page, dashboard);
    await checkInEveryLook(page, 'preferences');
    await page.getByRole('tab', { name: 'Your data' }).click();
    await expect(page.getByText(/^In your account/).first()).toBeVisible();
    await checkInEveryLook(page, 'your data');
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await page.getByRole('button', { name: 'Delete account', exact: true }).click();
    await check(page, 'delete account');
    await page.route(/\/remotes\//, (route) => route.abort());
    await dashboard.open('?tool=pomodoro');
    await expect(dashboard.failure('Pomodoro Timer')).toBeVisible();
    await checkInEveryLook(page, 'failure card');
  });
});

/** Phones, the widths between phone and desk, and a large screen. */
const widths = [320, 360, 641, 700, 768, 800, 900, 920, 1024, 2560];

/** Walks on by Tab and fails where what lies over the page hides what has the focus. */
async function expectFocusInSight(page: Page, what: string): Promise<void> {
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ] as const;
      const isSeen = points.some(([x, y]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      });
      return isSeen ? null : element.outerHTML.slice(0, 120);
    });
    expect(hidden, `${what}: has the focus and is covered`).toBeNull();
  }
}

userTest(
  '[A4] [WCAG 1.4.10] nothing scrolls sideways from 320 to 2560 px; what is selected and what has the focus show in forced colours',
  async ({ page, dashboard, tasks }) => {
    await dashboard.open();
    await tasks.add('Water the plants', 'Call Grace');
    await tasks.row('Call Grace').focus();
    await page.keyboard.press('Control+a');
    await expect(tasks.bulkBar).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `selected tasks at ${width} px`);
      await expect(tasks.bulkBar.getByRole('button', { name: 'Delete' })).toBeInViewport({
        ratio: 1,
      });
      await expect(tasks.bulkBar.getByRole('button', { name: /^Clear/ })).toBeInViewport({
        ratio: 1,
      });
    }
    await page.setViewportSize(DESK);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(tasks.row('Call Grace')).toHaveCSS('border-inline-start-width', '4px');
    const current = dashboard.entry('All Tasks');
    const color = await current.evaluate((entry) => getComputedStyle(entry).color);
    await expect(current.getByText('2', { exact: true })).toHaveCSS('color', color);
    await page.keyboard.press('Tab');
    const outline = () =>
      page.evaluate(
        () => document.activeElement && getComputedStyle(document.activeElement).outline,
      );
    await expect.poll(outline).toMatch(/(solid|auto)/);
  },
);

userTest('[WCAG 2.4.11] nothing covers what has the focus', async ({ page, dashboard, tasks }) => {
  await dashboard.open();
  await tasks.add(...Array.from({ length: 14 }, (_, index) => `Task ${index + 1}`));
  for (const [width, height] of [
    [1280, 600],
    [360, 740],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await tasks.row('Task 14').focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('x');
    await expect(tasks.bulkBar).toBeVisible();
    await expectFocusInSight(page, `list with selection, ${width} × ${height}`);
    await tasks.rows.first().focus();
    await page.keyboard.press('Escape');
    await expect(tasks.bulkBar).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const { name: what, view, heading } of toolViews.filter(({ name: tool }) =>
    ['matrix', 'templates', 'settings'].includes(tool),
  )) {
    await dashboard.open(view);
    await expect(dashboard.heading(heading)).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await dashboard.heading(heading).focus();
    await expectFocusInSight(page, what);
  }
});
