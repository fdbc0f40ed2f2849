import { act, screen } from '@testing-library/react';
import { renderWithStore } from '@plainday/testing-unit';
import { createNotify } from '@plainday/ui-components';
import { LateLayers } from './late-layers';

/** Longer than loading takes beside other work, shorter than a message stays. */
const SOON = { timeout: 3500 };

let mockIsDown = true;

jest.mock('@plainday/ui-components/toasts', () => {
  if (mockIsDown) throw new Error('Loading chunk failed.');
  return jest.requireActual<object>('@plainday/ui-components/toasts');
});

function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('when the toasts cannot be loaded, the page under them stays, and messages come with the network', async () => {
  const channel = createNotify();
  renderWithStore(
    <>
      <p>The page</p>
      <LateLayers channel={channel} />
    </>,
  );
  connect(false);
  await act(async () => channel.notify.brief('Saved'));
  await act(async () => undefined);
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  mockIsDown = false;
  connect(true);
  expect(await screen.findByText('Saved', undefined, SOON)).toBeInTheDocument();
});
