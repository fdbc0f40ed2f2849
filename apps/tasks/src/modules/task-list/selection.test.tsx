import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { activateDevice } from '@plainday/data-device';
import {
  buildTask,
  createTestShell,
  installServer,
  renderInShell,
  type FakeServer,
} from '@plainday/testing-unit';
import { Page } from './task-list-page';

let server: FakeServer;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as never;
  localStorage.clear();
  server = installServer();
});
afterEach(() => act(() => activateDevice(null)));

async function open(count: number) {
  server.tables['tasks'] = Array.from({ length: count }, (_, position) => ({
    ...buildTask({ title: `T${position}`, position }),
  }));
  server.functions['task_counts'] = () => ({ all: 0, trash: 0, by_project: {} });
  server.functions['change_tasks'] = () => ({ changed: count, missing: [], occurrences: {} });
  const { shell } = await renderInShell(<Page />, { shell: createTestShell() });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  return { shell };
}

const row = (title: string) => screen.getByText(title).closest('[role=row]') as HTMLElement;
const selected = () =>
  screen
    .queryAllByText('Selected')
    .map((mark) => mark.closest<HTMLElement>('[role=row]')?.dataset.taskId);
const writes = () => server.requests.filter((line) => !line.startsWith('GET'));

test('[TL19] only the rows whose selection changes are touched', async () => {
  await open(900);
  const touched = new Set<string | undefined>();
  let changes = 0;
  const observer = new MutationObserver((records) => {
    changes += records.length;
    for (const { target } of records) {
      if (target instanceof Element) {
        touched.add(target.closest<HTMLElement>('[data-task-id]')?.dataset.taskId);
      }
    }
  });
  const options = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(screen.getByRole('grid', { name: 'All Tasks' }), options);
  // What moves rows comes when the page is idle, and takes hold of each of them before it can speak.
  await waitFor(() => expect(document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull());
  // Then nothing has changed since the look before.
  let before = -1;
  await waitFor(() => {
    const last = before;
    before = changes;
    expect(changes).toBe(last);
  });
  touched.clear();
  fireEvent.click(row('T3'), { ctrlKey: true });
  await act(async () => undefined);
  expect(selected()).toEqual([row('T3').dataset.taskId]);
  expect([...touched]).not.toContain(row('T1').dataset.taskId);
  expect(touched).toContain(row('T3').dataset.taskId);
  observer.disconnect();
});

test('[TL19] a click with Ctrl on a checkbox completes nothing', async () => {
  await open(3);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Complete T1' }), { ctrlKey: true });
  await act(async () => undefined);
  expect(selected()).toEqual([row('T1').dataset.taskId]);
  expect(writes()).toEqual([]);
});

test('[TL19] 5,000 tasks are completed by one request, and undone by one', async () => {
  const { shell } = await open(5000);
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true });
  expect(screen.getByText('5000 tasks selected')).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'd' });
  await waitFor(() => expect(shell.briefs[0]?.text).toBe('5000 tasks completed'));
  expect(screen.queryByText('5000 tasks selected')).toBeNull();
  await waitFor(() => expect(writes()).toEqual(['POST /rest/v1/rpc/change_tasks']));
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(writes()).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('T0')).toBeInTheDocument());
  expect(selected()).toEqual([]);
});
