import { act, render, screen, waitFor } from '@testing-library/react';
import { StatusRegion } from '@plainday/ui-components';
import { account, drop, fileOf, open, press, region } from './dev/import-room';

const LOOP = ['habits/loop.zip', 'Loop.zip'] as const;
const KEPT = /^There is no connection, so this is what is new to this device/;

let isOnline = true;

function connect(value: boolean): void {
  isOnline = value;
  window.dispatchEvent(new Event(value ? 'online' : 'offline'));
}

const isHabits = ({ url }: Request) => url.includes('/habits');
const importing = () => screen.findByRole('button', { name: 'Import 9 entries' });

beforeEach(async () => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await open();
});

afterEach(() => jest.restoreAllMocks());

test('[SE23] the account is asked again where the network came back during the reading', async () => {
  connect(false);
  account().fault = (request) => {
    // The account is read by then, the rows of the tools are not.
    if (isHabits(request) && !isOnline) connect(true);
    return isOnline ? undefined : 'network';
  };
  await drop(fileOf(LOOP));
  expect(await importing()).toBeEnabled();
  expect(screen.queryByText(KEPT)).toBeNull();
});

test('[SE23] numbers without the rows of the tools say so, and stand until the account answers', async () => {
  account().fault = (request) => {
    if (!isHabits(request)) return undefined;
    connect(false);
    return 'network';
  };
  await drop(fileOf(LOOP));
  expect(await screen.findByText(KEPT)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import when connected' })).toBeDisabled();

  account().fault = () => new Response(null, { status: 503 });
  await act(async () => connect(true));
  expect(await screen.findByText(/^What is in your account could not be read/)).toBeVisible();
  expect(await region('Loop habits')).toHaveTextContent('9 new');

  account().fault = () => undefined;
  await press('Try again');
  expect(await importing()).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('[SE23] a preview that begins without a network has it said where a reader listens already', async () => {
  const { container } = render(<StatusRegion />);
  const [polite] = container.querySelectorAll('[data-announcements]');
  connect(false);
  account().fault = () => 'network';
  await drop(fileOf(LOOP));
  await waitFor(() => expect(polite).toHaveTextContent(KEPT));
});
