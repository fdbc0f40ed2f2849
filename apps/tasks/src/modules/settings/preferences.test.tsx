import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_PREFERENCES, readPreferences } from '@plainday/data-preferences';
import type { ListedModule } from '@plainday/federation-contract';
import { createTestShell, installServer, renderInShell, TEST_USER } from '@plainday/testing-unit';
import { Preferences } from './components/preferences/preferences';

const tool = (id: string, title: string, bytes?: number): ListedModule => ({
  id,
  title,
  heading: title,
  icon: [],
  group: 'tool',
  order: 10,
  remote: 'tools',
  bytes,
});
const modules = [tool('pomodoro', 'Pomodoro Timer', 18_200), tool('habits', 'Habit Tracker')];
const kept = () => readPreferences(TEST_USER.id);

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static async requestPermission() {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.answer;
  }
}

async function open() {
  await renderInShell(<Preferences />, { shell: createTestShell({ modules }) });
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  localStorage.clear();
  installServer();
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  FakeNotification.permission = 'default';
  Object.assign(globalThis, { Notification: FakeNotification });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Notification');
});

describe('preferences', () => {
  it('[SE6] end with the sentence of the spec', async () => {
    await open();
    expect(screen.getByText(/coming in future updates/)).toBe(
      document.querySelector('section:last-of-type ~ p'),
    );
  });

  it('[SE8] keep the start of the day and the default due time', async () => {
    const user = await open();
    await user.selectOptions(screen.getByLabelText('Start of day'), '4:00 AM');
    const time = screen.getByLabelText('Default due time');
    expect(time).toHaveValue('5:00 PM');
    await user.clear(time);
    expect(kept().dueTimeMinutes).toBe(DEFAULT_PREFERENCES.dueTimeMinutes);
    await user.type(time, '08:30');
    expect(kept()).toMatchObject({ dayStartMinutes: 240, dueTimeMinutes: 510 });
  });

  it('[SE9] say what the browser allows, and ask only on a click', async () => {
    const user = await open();
    expect(screen.getByText(/^Not asked yet/)).toBeVisible();
    FakeNotification.answer = 'denied';
    await user.click(screen.getByRole('button', { name: 'Allow notifications' }));
    expect(screen.getByText(/^Blocked/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
    FakeNotification.permission = 'granted';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText(/^Allowed/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Reminders' }));
    expect(kept().notifications).toBe(false);
  });

  it('[SE10] switch single keys and reading of titles', async () => {
    const user = await open();
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    await user.click(screen.getByRole('switch', { name: 'Read titles' }));
    expect(kept()).toMatchObject({ singleKeys: false, readTitles: false });
  });

  it('[SE11] choose the tools of the sidebar, each with its size where the release says it', async () => {
    const user = await open();
    const group = within(screen.getByRole('region', { name: 'Tools' }));
    expect(group.getByText('18 kB')).toBeVisible();
    await user.click(group.getByRole('switch', { name: 'Pomodoro Timer' }));
    expect(kept().hiddenTools).toEqual(['pomodoro']);
    expect(group.getByText('1 of 2 tools shown')).toBeVisible();
    await user.click(group.getByRole('button', { name: 'Hide all' }));
    expect(kept().hiddenTools).toEqual(['pomodoro', 'habits']);
    await user.click(group.getByRole('button', { name: 'Show all' }));
    expect(kept().hiddenTools).toEqual([]);
  });

  it('[SE20] offer three answers to what the sidebar lists', async () => {
    const user = await open();
    const answer = (name: RegExp) => screen.getByRole('button', { name });
    expect(answer(/^Everything/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(answer(/^Just tasks/));
    expect(kept().pinnedTools).toEqual([]);
    await user.click(answer(/^Plan my days/));
    expect(kept().pinnedTools).toContain('pomodoro');
    expect(answer(/^Plan my days/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('switch', { name: 'Habit Tracker' }));
    await user.click(answer(/^Everything/));
    expect(kept()).toMatchObject({ pinnedTools: null, hiddenTools: [] });
  });

  it('say when a choice could not be kept', async () => {
    const shell = createTestShell({ modules });
    await renderInShell(<Preferences />, { shell });
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('switch', { name: 'Read titles' }));
    write.mockRestore();
    expect(shell.toasts).toMatchObject([{ title: 'Your choice could not be saved' }]);
  });
});
