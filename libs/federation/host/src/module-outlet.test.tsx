import { CONTRACT_VERSION, defineRemote, type Release } from '@plainday/federation-contract';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ModuleOutlet } from './module-outlet';
import { createRemoteHost } from './remote-host';

const manifest = {
  id: 'notes',
  title: 'Notes',
  heading: 'Notes',
  icon: [],
  group: 'tool',
  order: 1,
} as const;

const build = (version: string) => ({
  version,
  entry: `/remotes/knowledge/${version}/remote-entry.js`,
  integrity: `sha384-${version}`,
  contract: CONTRACT_VERSION,
});

function release(hasPrevious: boolean): Release {
  return {
    id: 'r',
    createdAt: '2026-01-01T00:00:00.000Z',
    shell: { version: 's', files: [], routes: {} },
    marketing: { version: 'm' },
    remotes: {
      knowledge: {
        ...build('b'),
        modules: [{ ...manifest, icon: [], files: [] }],
        files: [],
        previous: hasPrevious ? build('a') : undefined,
      },
    },
    previous: null,
  } as unknown as Release;
}

function Works() {
  return <p>Your notes</p>;
}

function Throws(): never {
  throw new Error('planted');
}

/** Draws the module of a remote whose versions show the given pages; `down` is one that cannot be loaded. */
async function draw(
  hasPrevious: boolean,
  pages: Record<string, () => React.ReactNode>,
  down?: string,
) {
  const asked: string[] = [];
  const log = jest.fn();
  const onFault = jest.fn();
  const host = createRemoteHost({
    release: release(hasPrevious),
    refreshRelease: () => Promise.resolve(release(hasPrevious)),
    load: ({ entry }) => {
      asked.push(entry);
      const version = entry.split('/').at(-2) ?? '';
      if (version === down) return Promise.reject(new Error('Failed to fetch'));
      const Page = pages[version] ?? Works;
      const module = { manifest, load: () => Promise.resolve({ Page }) };
      return Promise.resolve({ remote: defineRemote('knowledge', [module]) });
    },
    log,
    onFault,
  });
  await act(async () => {
    render(
      <ModuleOutlet
        host={host}
        moduleId="notes"
        fallbackTitle="Notes"
        rescue={<button>Export</button>}
      />,
    );
  });
  return { asked, log, onFault, host };
}

let consoleError: jest.SpyInstance;
beforeEach(() => {
  // React reports what a boundary has caught.
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => consoleError.mockRestore());

test('a page that works is shown', async () => {
  await draw(false, {});
  expect(await screen.findByText('Your notes')).toBeVisible();
  expect(screen.queryByText('previous version')).toBeNull();
  expect(consoleError).not.toHaveBeenCalled();
});

test('a page that throws gives way to the previous version', async () => {
  const { log } = await draw(true, { b: Throws });
  expect(await screen.findByText('Your notes')).toBeVisible();
  expect(screen.getByText('previous version')).toBeVisible();
  expect(log).toHaveBeenCalledWith("Module 'notes' threw while rendering.", expect.any(Error));
});

/** Works until it is clicked. */
function ThrowsLater() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('planted');
  return <button onClick={() => setBroken(true)}>Break</button>;
}

test('a page that throws in its first seconds is healed, and reported', async () => {
  const { onFault, host } = await draw(true, { b: ThrowsLater });
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(await screen.findByText('Your notes')).toBeVisible();
  expect(onFault.mock.calls).toMatchObject([
    [
      {
        moduleId: 'notes',
        version: 'b',
        release: 'r',
        isHealed: true,
        error: { failure: 'crashed' },
      },
    ],
  ]);
  expect(host.details('notes')).toMatchObject({
    version: 'b',
    previous: 'a',
    fault: { isHealed: true },
  });
});

test('a page that has stood for longer leaves its card, with a way to what it keeps', async () => {
  const { onFault } = await draw(true, { b: ThrowsLater });
  const { now } = performance;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 11_000);
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Notes has stopped');
  for (const name of ['Retry', 'Export']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(onFault.mock.calls).toMatchObject([[{ isHealed: false }]]);
  jest.mocked(performance.now).mockRestore();
});

test('a page that throws in every version leaves a card', async () => {
  await draw(true, { a: Throws, b: Throws });
  expect(await screen.findByRole('alert')).toHaveTextContent('Notes has stopped');
});

test('Retry after a crash loads the remote afresh', async () => {
  const pages: Record<string, () => React.ReactNode> = { b: Throws };
  const { asked } = await draw(false, pages);
  expect(await screen.findByRole('alert')).toHaveTextContent('Notes has stopped');

  pages['b'] = Works;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Your notes')).toBeVisible();
  expect(new Set(asked).size).toBe(2);
});

test('a page that ended while the module was opening is told of once, with the build it had', async () => {
  localStorage.setItem('plainday.opening.notes', `${Date.now() - 60_000} b`);
  const first = await draw(true, {});
  expect(await screen.findByRole('alert')).toHaveTextContent('the page froze');
  expect(first.onFault.mock.calls).toMatchObject([
    [{ moduleId: 'notes', version: 'b', isHealed: false, error: { failure: 'frozen' } }],
  ]);
  expect(first.host.details('notes').fault).toMatchObject({ version: 'b' });
  const second = await draw(true, {});
  second.host.tellStuck();
  expect(second.onFault).not.toHaveBeenCalled();

  // It is opened after all, and keeps the page again: that is another time.
  await userEvent.click(screen.getAllByRole('button', { name: 'Open it anyway' })[0]!);
  expect(await screen.findByText('Your notes')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('plainday.opening.notes')).toBeNull());
  localStorage.setItem('plainday.opening.notes', `${Date.now() - 60_000} b`);
  second.host.tellStuck();
  expect(second.onFault).toHaveBeenCalledTimes(1);
  localStorage.clear();
});

test('a released fix opens the tool by itself, and the build that froze is still told of', async () => {
  localStorage.setItem('plainday.opening.notes', `${Date.now() - 60_000} a`);
  const { host, onFault } = await draw(true, {});
  expect(await screen.findByText('Your notes')).toBeVisible();
  host.tellStuck();
  host.tellStuck();
  expect(onFault.mock.calls).toMatchObject([[{ version: 'a', error: { failure: 'frozen' } }]]);
});

test('a build that froze the page never stands in for the one after it, whatever befalls that one', async () => {
  localStorage.setItem('plainday.opening.notes', `${Date.now() - 60_000} a`);
  const pages: Record<string, () => React.ReactNode> = { a: Works, b: Throws };
  const crashed = await draw(true, pages);
  expect(await screen.findByRole('alert')).toHaveTextContent('Notes has stopped');
  expect(screen.queryByText('Your notes')).toBeNull();
  expect(crashed.onFault.mock.calls).toMatchObject([
    [{ version: 'b', isHealed: false, error: { failure: 'crashed' } }],
  ]);
  cleanup();

  // It is known after the mark is gone, too, and where the one after it cannot be loaded.
  const down = await draw(true, pages, 'b');
  expect(await screen.findByRole('alert')).toHaveTextContent('Notes could not be opened');
  expect(down.onFault.mock.calls).toMatchObject([
    [{ version: 'b', isHealed: false, error: { failure: 'unreachable' } }],
  ]);
  expect(down.asked.filter((entry) => entry.includes('/a/'))).toEqual([]);
  cleanup();

  // One that works is fallen back to.
  localStorage.clear();
  await draw(true, pages);
  expect(await screen.findByText('Your notes')).toBeVisible();
});
