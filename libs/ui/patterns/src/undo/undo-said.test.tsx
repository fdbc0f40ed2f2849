import { render, screen } from '@testing-library/react';
import { StatusRegion } from '@plainday/ui-components';
import { createUndo } from './undo';

it('says what the button of a message took back', async () => {
  render(<StatusRegion />);
  const offered: (() => void)[] = [];
  const brief = (_: string, action?: { readonly run: () => void }) => {
    if (action) offered.push(action.run);
    return () => undefined;
  };
  const undo = createUndo({ brief, toast: () => () => undefined });
  undo.offer('“Milk” deleted', () => undefined);
  offered[0]?.();
  expect(await screen.findByText('Undone: “Milk” deleted')).toBeInTheDocument();
});
