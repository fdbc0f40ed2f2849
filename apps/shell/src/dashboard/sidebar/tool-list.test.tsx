import { act, screen, within } from '@testing-library/react';
import { installServer, TEST_USER } from '@plainday/testing-unit';
import { startSession } from '@plainday/auth-session';
import { createAppStore } from '@plainday/data-api';
import { stubBrowser } from '../../dev/browser-stubs';
import { openDashboard } from '../../dev/open-dashboard';

let stop = () => undefined as void;

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  installServer();
  stop = startSession(createAppStore());
});
afterEach(() => stop());

const nav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const entry = (name: RegExp | string) => nav().getByRole('link', { name });

describe('the tools of the sidebar', () => {
  it('[DB17] pins, moves and hides tools where they stand, and takes it back', async () => {
    const { user } = await openDashboard();
    const listed = () => [...document.querySelectorAll('#tools-list a')].map((a) => a.textContent);
    async function choose(tool: string, item: RegExp) {
      act(() => entry(tool).focus());
      await user.click(await nav().findByRole('button', { name: `More for ${tool}` }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    }
    await choose('Pomodoro Timer', /Unpin/);
    expect(listed()).toEqual(['Habit Tracker']);
    await user.click(nav().getByRole('button', { name: 'All tools' }));
    expect(listed()).toEqual(['Habit Tracker', 'Pomodoro Timer']);
    await choose('Pomodoro Timer', /Pin to/);
    expect(nav().queryByRole('button', { name: 'All tools' })).toBeNull();

    act(() => entry('Pomodoro Timer').focus());
    await user.keyboard('{Control>}{Shift>}{ArrowUp}{/Shift}{/Control}');
    expect(listed()).toEqual(['Pomodoro Timer', 'Habit Tracker']);
    expect(nav().getByText('Pomodoro Timer moved to position 1 of 2.')).toBeInTheDocument();
    await choose('Habit Tracker', /Hide/);
    expect(listed()).toEqual(['Pomodoro Timer']);
    await user.keyboard('{Control>}z{/Control}');
    expect(listed()).toEqual(['Pomodoro Timer', 'Habit Tracker']);
  });

  it('[DB17] shows the open tool although it is folded', async () => {
    localStorage.setItem(`plainday.preferences.${TEST_USER.id}`, '{"pinnedTools":[]}');
    const { user } = await openDashboard({ at: '/dashboard?tool=habits' });
    expect(entry('Habit Tracker')).toHaveAttribute('aria-current', 'page');
    expect(nav().queryByRole('link', { name: 'Pomodoro Timer' })).toBeNull();
    await user.click(entry(/All Tasks/));
    expect(nav().queryByRole('link', { name: 'Habit Tracker' })).toBeNull();
  });
});
