import { screen, waitFor } from '@testing-library/react';
import { installServer } from '@plainday/testing-unit';
import { stubBrowser } from '../dev/browser-stubs';
import { openDashboard } from '../dev/open-dashboard';

beforeEach(() => {
  localStorage.clear();
  stubBrowser();
  installServer();
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

it('going to the newest message leads back to the place where there is no message', async () => {
  const { user } = await openDashboard();
  const place = screen.getByRole('button', { name: 'Keyboard shortcuts' });
  place.focus();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: 'Commands' });
  await user.keyboard('Go to the newest message{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(place).toHaveFocus());
});
