import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StatusRegion } from '@plainday/ui-components';
import { DeviceNotice } from './device-notice';
import { Notice } from './notice';
import { OfflineState } from './offline-state';
import { RecoverNotice } from './recover-notice';
import { announce } from './announce';

it('says what was set aside, and offers to bring it back or to save it', async () => {
  const onRestore = jest.fn();
  const onDownload = jest.fn();
  const notice = { what: 'notes', onRestore, onDownload };
  const { rerender } = render(<RecoverNotice count={0} {...notice} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<RecoverNotice count={2} {...notice} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Some notes could not be read/);
  await userEvent.click(screen.getByRole('button', { name: 'Restore raw data' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download raw data' }));
  expect([onRestore, onDownload].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it.each([
  ['loading', false],
  ['kept', false],
  ['memory', true],
  ['full', true],
  ['outdated', true],
] as const)('warns of a value that is %s: %s', (status, warns) => {
  render(<DeviceNotice status={status} />);
  expect(screen.queryAllByRole('alert')).toHaveLength(warns ? 1 : 0);
});

it('is silent unless told how to speak', () => {
  render(<Notice>Imported yesterday.</Notice>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that there is no connection without alarm', () => {
  render(<OfflineState />);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
});

describe('announcements', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

  it('come from another copy of the code, as the shell has one beside a tool', async () => {
    render(<StatusRegion />);
    await jest.isolateModulesAsync(async () => {
      const copy = await import('./announce');
      expect(copy.announce).not.toBe(announce);
      copy.announce('Undone: “Milk” deleted');
    });
    pass(500);
    expect(said()).toBe('Undone: “Milk” deleted');
  });

  it('say the newest of what comes at once', () => {
    render(<StatusRegion />);
    announce('Note added');
    pass(300);
    announce('Two notes added');
    pass(300);
    expect(said()).toBe('');
    pass(200);
    expect(said()).toBe('Two notes added');
  });

  it('say the same sentence again as a new one', () => {
    render(<StatusRegion />);
    announce('Note added');
    pass(500);
    const first = screen.getByText('Note added');
    announce('Note added');
    pass(500);
    // Its letters alone are not enough: Orca says nothing where they stay, or are changed one by one.
    expect(first).not.toBeInTheDocument();
    expect(said()).toBe('Note added');
  });
});
