import { act, screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '@plainday/testing-unit';
import { createNotify, PART_FAILED } from '@plainday/ui-components';
import { LateLayers } from './late-layers';

/** Longer than loading takes beside other work, shorter than a message stays. */
const SOON = { timeout: 3500 };

test('a part that cannot be fetched again and again is told of once', async () => {
  renderWithStore(<LateLayers channel={createNotify()} />);
  act(() => void window.dispatchEvent(new Event(PART_FAILED)));
  const first = await screen.findByText(/^This could not be loaded/, undefined, SOON);
  act(() => void window.dispatchEvent(new Event(PART_FAILED)));
  await waitFor(() => expect(first).not.toBeInTheDocument(), SOON);
  expect(screen.getAllByText(/^This could not be loaded/)).toHaveLength(1);
});
