import { render, screen } from '@testing-library/react';
import { createRemoteHost } from '@plainday/federation-host';
import { createTestShell } from '@plainday/testing-unit';
import { stubBrowser } from '../dev/browser-stubs';
import { ServicesContext } from '../shared/services';
import { emptyRelease } from '../start/boot/boot-data';
import { PlatformPanel } from './platform-panel';

afterEach(() => document.head.replaceChildren());

function show() {
  stubBrowser();
  const host = createRemoteHost({
    release: emptyRelease,
    refreshRelease: async () => emptyRelease,
    load: () => Promise.reject(new Error('None.')),
  });
  const { notify } = createTestShell();
  const config = { supabaseUrl: '', publishableKey: '', mailbox: false };
  render(
    <ServicesContext value={{ config, host, notify }}>
      <PlatformPanel />
    </ServicesContext>,
  );
}

it('says the version alone where there are no accounts', async () => {
  show();
  expect(await screen.findByRole('region', { name: 'About this version' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Override' })).toBeNull();
});

it('lets everybody leave an override', async () => {
  document.head.innerHTML =
    '<meta name="plainday-override" content="tasks" data-site="https://plainday.example">';
  show();
  expect(await screen.findByRole('link', { name: 'Leave the override' })).toHaveAttribute(
    'href',
    'https://plainday.example/dashboard?tool=settings&at=platform',
  );
});
