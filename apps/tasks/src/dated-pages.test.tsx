import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTask } from '@plainday/data-tasks';
import { buildTask, installServer, renderInShell } from '@plainday/testing-unit';
import { Page as TodayPage } from './modules/today/today-page';
import { Page as UpcomingPage } from './modules/upcoming/upcoming-page';

const NOW = Date.parse('2026-11-21T09:00:00Z');

const titles = () => [...document.querySelectorAll('[data-title]')].map((one) => one.textContent);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Today', TodayPage, '2026-11-21'],
  ['Upcoming', UpcomingPage, '2026-11-23'],
])(
  '%s shows what is added while it cannot be read, also when it has come',
  async (_, Page, day) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = installServer();
    server.tables['projects'] = [];
    server.tables['tasks'] = [
      { ...buildTask({ id: 'a', title: 'Call', due_date: `${day}T18:00:00.000Z` }) },
    ];
    server.fault = ({ method }) =>
      method === 'GET'
        ? Response.json({ code: '42501', message: 'denied' }, { status: 403 })
        : 'network';
    const { store } = await renderInShell(<Page />);
    expect(await screen.findByText('Your tasks could not be loaded')).toBeVisible();
    const task = buildTask({ id: 'b', title: 'Wave', due_date: `${day}T17:00:00.000Z` });
    act(() => void store.dispatch(addTask(task)));
    expect(titles()).toEqual(['Wave']);
    server.fault = () => undefined;
    await userEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
    await waitFor(() => expect(titles()).toEqual(['Wave', 'Call']));
    expect(screen.queryByText('Your tasks could not be loaded')).toBeNull();
    await waitFor(() => expect(server.tables['tasks']).toHaveLength(2));
  },
);

test.each([
  ['Today', TodayPage, '2026-11-21'],
  ['Upcoming', UpcomingPage, '2026-11-23'],
])(
  '[F2] in %s D completes and T waits for its second letter, as in All Tasks',
  async (_, Page, day) => {
    const server = installServer();
    server.tables['projects'] = [];
    server.tables['tasks'] = ['Call', 'Wave'].map((title, position) => ({
      ...buildTask({ id: title, title, position, due_date: `${day}T18:00:00.000Z` }),
    }));
    await renderInShell(<Page />);
    await waitFor(() => expect(titles()).toEqual(['Call', 'Wave']));
    const row = (title: string) => document.querySelector<HTMLElement>(`[data-task-id="${title}"]`);
    const stored = (title: string) => server.tables['tasks']?.find((task) => task['id'] === title);
    act(() => row('Call')?.focus());
    await userEvent.keyboard('t');
    expect(screen.getByText('Due tomorrow').closest('[role=status]')).toHaveTextContent(
      'T Due todayM Due tomorrowW Due next weekD Choose a day',
    );
    await userEvent.keyboard('w');
    await waitFor(() => expect(stored('Call')?.['due_date']).toMatch(/^2026-11-2[38]/));
    act(() => row('Wave')?.focus());
    await userEvent.keyboard('d');
    await waitFor(() => expect(stored('Wave')).toMatchObject({ completed: true }));
  },
);
