import { act, screen } from '@testing-library/react';
import { renderWithStore } from '@plainday/testing-unit';
import { createNotify } from '@plainday/ui-components';
import { LateLayers } from './late-layers';

jest.mock('@plainday/ui-components/toasts', () => {
  throw new Error('Loading chunk failed.');
});

test('when the toasts cannot be loaded, the page under them stays', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const channel = createNotify();
  renderWithStore(
    <>
      <p>The page</p>
      <LateLayers channel={channel} />
    </>,
  );
  await act(async () => channel.notify.brief('Saved'));
  await act(async () => undefined);
  expect(screen.getByText('The page')).toBeVisible();
  expect(noise).toHaveBeenCalledWith(
    'A layer of the shell could not be loaded.',
    expect.any(Error),
  );
});
