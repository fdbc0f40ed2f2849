import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CONTRACT_VERSION,
  defineRemote,
  useShell,
  type ModuleManifest,
} from '@plainday/federation-contract';
import { createRemoteHost } from '@plainday/federation-host';
import { StatusRegion } from '@plainday/ui-components';
import { PageFrame } from '@plainday/ui-patterns';
import { createTestShell, renderWithStore, TEST_USER } from '@plainday/testing-unit';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { emptyRelease } from '../start/boot/boot-data';
import { ServicesContext } from '../shared/services';
import { DashboardScreen } from '../dashboard/dashboard-screen';

function manifest(id: string, title: string, change: Partial<ModuleManifest> = {}) {
  return { id, title, heading: title, icon: [], group: 'tool' as const, order: 10, ...change };
}

/** Modules of a make-believe remote `tools`. */
export const manifests = [
  manifest('today', 'Today', { group: 'core' }),
  manifest('task-list', 'All Tasks', { group: 'hidden' }),
  manifest('quick-add', 'Quick add', { group: 'hidden' }),
  manifest('settings', 'Settings', { group: 'core' }),
  manifest('pomodoro', 'Pomodoro Timer', { order: 60 }),
  manifest('habits', 'Habit Tracker', { shortTitle: 'Habits', order: 90 }),
];

function Tool({ title }: { readonly title: string }) {
  const { selection, search, overlay } = useShell();
  return (
    <PageFrame title={title}>
      <p>{`${selection.kind} searched for "${search}"`}</p>
      <p>{overlay.request().text}</p>
    </PageFrame>
  );
}

const remote = defineRemote(
  'tools',
  manifests.map((each) => ({
    manifest: each,
    load: async () => ({ Page: () => <Tool title={each.heading} /> }),
  })),
);

const live = { version: '1', entry: '/remotes/tools/1/remote-entry.js', integrity: 'sha384-1' };
const release = {
  ...emptyRelease,
  remotes: {
    tools: {
      ...live,
      contract: CONTRACT_VERSION,
      modules: manifests.map((each) => ({ ...each, icon: [], commands: undefined, files: [] })),
      files: [],
    },
  },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

export interface OpenOptions {
  /** Address of the visit. */
  readonly at?: string;
  /** The remote cannot be loaded. */
  readonly isBroken?: boolean;
}

/** Opens the dashboard of a signed-in user with a make-believe remote. */
export async function openDashboard({ at = '/dashboard', isBroken = false }: OpenOptions = {}) {
  const shell = createTestShell();
  const remoteState = { isBroken };
  const host = createRemoteHost({
    release,
    refreshRelease: async () => release,
    load: async () => {
      if (remoteState.isBroken) throw new Error('Failed to load script');
      return { remote };
    },
  });
  const services = {
    config: { supabaseUrl: 'http://fake.test', publishableKey: 'pk', mailbox: false },
    host,
    notify: shell.notify,
  };
  const rendered = renderWithStore(<DashboardScreen user={TEST_USER} />, {
    wrap: (children) => (
      <ServicesContext value={services}>
        <MemoryRouter initialEntries={[at]} useTransitions={false}>
          {children}
          <StatusRegion />
          <Address />
        </MemoryRouter>
      </ServicesContext>
    ),
  });
  await act(async () => undefined);
  const address = () => rendered.container.querySelector('output')?.textContent;
  const heading = () => screen.getByRole('heading', { level: 1 });
  return {
    ...rendered,
    ...shell,
    remoteState,
    address,
    heading,
    user: userEvent.setup({ delay: null }),
  };
}
