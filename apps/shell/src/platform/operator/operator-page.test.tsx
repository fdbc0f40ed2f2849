import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRemoteHost } from '@plainday/federation-host';
import { createTestShell } from '@plainday/testing-unit';
import { stubBrowser } from '../../dev/browser-stubs';
import { ServicesContext } from '../../shared/services';
import { emptyRelease } from '../../start/boot/boot-data';
import { OperatorPage } from './operator-page';
import type { PlatformState } from './platform-state';

const AT = '2026-11-25T14:06:00';
const none = Array.from({ length: 12 }, () => 0);
const remote = {
  version: 't1',
  entry: '/remotes/tools-time/t1/remote-entry.js',
  integrity: 'sha384-1',
  contract: '1.0' as const,
  modules: [],
  files: [],
};
const release = { ...emptyRelease, id: 'r1', previous: 'r0', remotes: { 'tools-time': remote } };
const state: PlatformState = {
  live: { id: 'r1', kept: 4, deed: { at: AT, what: 'release', by: 'Jonas', note: 'Tea' } },
  parts: [
    { name: 'shell', version: 's1', faults: none },
    { name: 'tools-time', version: 't1', faults: [...none.slice(2), 3, 1] },
  ],
  faults: { since: AT, seen: [] },
  previews: [],
  log: [],
};

function show(change: Partial<PlatformState> = {}, isOld = false) {
  stubBrowser();
  const host = createRemoteHost({
    release,
    refreshRelease: async () => release,
    load: () => Promise.reject(new Error('None.')),
  });
  const { notify } = createTestShell();
  const config = { supabaseUrl: '', publishableKey: '', mailbox: false };
  render(
    <ServicesContext value={{ config, host, notify }}>
      <OperatorPage state={{ ...state, ...change }} at={new Date(AT)} isOld={isOld} />
    </ServicesContext>,
  );
  return userEvent.setup({ delay: null });
}

const region = (name: string | RegExp) => screen.getByRole('region', { name });
const rowOf = (name: string) => within(screen.getByRole('rowheader', { name }).closest('tr')!);

it('says what is live, by whom, and how one goes back', async () => {
  const user = show();
  const live = region('Live for everyone');
  expect(live).toHaveTextContent('Tea');
  expect(live).toHaveTextContent('r1 · by Jonas · Nov 25, 2026, 14:06');
  expect(live).toHaveTextContent('4 faults in 12 h · 4 kept to go back to');
  await user.click(within(live).getByRole('button', { name: 'Roll back' }));
  const dialog = screen.getByRole('dialog', { name: 'Roll back everything' });
  expect(dialog).toHaveAccessibleDescription(/^Everybody goes back to r0\./);
  expect(dialog).toHaveTextContent('npm run release -- --rollback');
});

it('offers no way back from the first release', () => {
  show({ live: { ...state.live, kept: 0 } });
  expect(screen.queryByRole('button', { name: 'Roll back' })).toBeNull();
});

it('says how a trial goes, when it goes on, and who has it', async () => {
  const arm = (visits: number, tasks: number) => ({ visits, faults: { 'tools-time': tasks } });
  const trial = {
    shares: [10, 50],
    at: 0,
    since: AT,
    everyMs: 1_800_000,
    limit: 0.07,
    fresh: arm(1204, 3),
    current: arm(9000, 9),
  };
  const user = show({ next: { release: 'r2', parts: ['tools-time'], share: 10, trial } });
  const card = region('On trial: tools-time');
  expect(card).toHaveTextContent('10 % of visits, 1204 visits in this step');
  expect(card).toHaveTextContent('0.25 % with faults, the others 0.10 %');
  expect(card).toHaveTextContent('50 % from Nov 25, 2026, 14:36 on, if it stays below 7 %');
  expect(rowOf('tools-time').getByText('Trial 10 %')).toBeVisible();
  expect(rowOf('shell').getByText('Everyone')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /^Everybody who has r2 goes back to what all others have\./,
  );
});

it('says what went back by itself, and by which part', () => {
  const note = 'r2: tools-time failed in 9 of 310 visits, for the others in 1 of 305';
  show({ returned: { at: AT, note, parts: ['tools-time/pomodoro'] } });
  expect(screen.getByText('Went back by itself on Nov 25, 2026, 14:06.')).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
  expect(rowOf('tools-time').getByText('Back by itself')).toBeVisible();
  expect(region('Nothing on trial')).toHaveTextContent('--canary 10,50,100');
});

it('names teams where there are owners, and their key where one part goes back', async () => {
  const parts = state.parts.map((part) => ({ ...part, team: 'time' }));
  const user = show({ parts });
  expect(screen.getByRole('columnheader', { name: 'Team' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for tools-time' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Roll back only this' }));
  const dialog = await screen.findByRole('dialog', { name: 'Roll back tools-time' });
  expect(dialog).toHaveTextContent('--rollback tools-time --team time');
});

it('says when it has not been answered since', () => {
  show({}, true);
  expect(screen.getByRole('status')).toHaveTextContent('This is as it was on Nov 25, 2026, 14:06.');
  expect(screen.queryByRole('columnheader', { name: 'Team' })).toBeNull();
});
