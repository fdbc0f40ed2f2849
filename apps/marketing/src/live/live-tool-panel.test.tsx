import { render, screen } from '@testing-library/react';
import { watchLiveTools } from '../client/live';
import { LiveToolPanel } from './live-tool-panel';
import { LiveContext } from './live-tools';

const tools = {
  notes: { Face: () => <p>Notes</p>, script: { src: '/live/notes.js', integrity: 'sha384-1' } },
};

it('has the focus once Try again has gone', () => {
  render(
    <LiveContext value={tools}>
      <LiveToolPanel id="notes" instead={null} />
    </LiveContext>,
  );
  watchLiveTools();
  const host = screen.getByText('Notes').parentElement as HTMLElement;
  host.dispatchEvent(new Event('pointerover'));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(host).toHaveFocus();
});
