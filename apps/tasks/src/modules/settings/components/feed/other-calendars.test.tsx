import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LayerList, ListedModule, OffersPort } from '@plainday/federation-contract';
import { createTestShell, installServer, renderInShell } from '@plainday/testing-unit';
import { OtherCalendars } from './other-calendars';

const list = (state: string, isWell: boolean): LayerList => ({
  id: 'a',
  name: 'Team',
  color: 'blue',
  state,
  isWell,
});
const SILENT = list('No answer since 14:00', false);
const WELL = list('As of 15:00', true);

/** The card, where a question is answered when the test says so. */
async function open(table?: string, run?: OffersPort['run']) {
  const answers: ((lists: LayerList[]) => void)[] = [];
  const lists = () => new Promise<readonly LayerList[]>((resolve) => void answers.push(resolve));
  const layers = [
    { kind: 'calendar-events', ...(table && { table }), ...(run && { add: 'take' }) },
  ];
  const modules = [{ id: 'calendar', title: 'Calendar', order: 1, offers: { layers } }];
  let change: () => void = () => undefined;
  const subscribe: OffersPort['subscribe'] = (_part, _kind, listener) => {
    change = listener;
    return () => undefined;
  };
  const offers = { ...createTestShell().offers, lists, run, subscribe } as unknown as OffersPort;
  const navigate = jest.fn();
  const shell = createTestShell({
    offers,
    navigate,
    modules: modules as unknown as ListedModule[],
  });
  await renderInShell(<OtherCalendars />, { shell });
  const answer = (at: number, ...found: LayerList[]) => act(async () => answers[at]?.(found));
  return {
    answers,
    answer,
    change: () => change(),
    navigate,
    user: userEvent.setup({ delay: null }),
  };
}

const address = () => screen.getByRole('textbox', { name: 'Address of a calendar' });
const again = () => screen.getByRole('button', { name: 'Try again: Team' });

beforeEach(() => void installServer());

test('[SE17] a layer that names no table is asked for its lists', async () => {
  const { answer } = await open();
  await answer(0, WELL);
  expect(screen.getByRole('listitem')).toHaveTextContent('TeamAs of 15:00');
});

test('[SE17] without an answer of the server the calendars of the device are shown', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { answers, answer } = await open('calendar_subscriptions');
  await waitFor(() => expect(answers).toHaveLength(1));
  await answer(0, SILENT);
  expect(screen.getByRole('button', { name: 'More: Team' })).toBeVisible();
});

test('[SE17] trying again says how it goes, once at a time, and keeps the focus', async () => {
  const { answers, answer, change, user } = await open();
  await answer(0, SILENT);
  await user.click(again());
  expect(screen.getByText('Asking Team again…')).toBeInTheDocument();
  const waiting = screen.getByRole('button', { name: 'Asking…: Team' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await user.click(waiting);
  expect(answers).toHaveLength(2);

  await answer(1, SILENT);
  expect(screen.getByText('Team: No answer since 14:00')).toBeInTheDocument();
  expect(again()).toHaveFocus();

  await user.click(again());
  // What has changed is told before the question is answered that changed it.
  change();
  await answer(2, WELL);
  await answer(3, WELL);
  expect(screen.getByText('Team: As of 15:00')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Other calendars' })).toHaveFocus();
});

test('[SE17] the menu of a calendar leads to where it is changed, and takes it away', async () => {
  const { answer, change, navigate, user } = await open(undefined, async () => true);
  const remove = jest.fn();
  await answer(0, { ...WELL, remove });
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More: Team' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Change or hide');
  expect(navigate).toHaveBeenCalledWith({ kind: 'tool', toolId: 'calendar' });
  await choose('Remove');
  expect(remove).toHaveBeenCalledTimes(1);
  change();
  await answer(1);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(address()).toHaveFocus();
});

test('[SE17] an address is handed to the module that shows calendars, and stays where there is none', async () => {
  const run = jest.fn(async () => true);
  const { answer, change, user } = await open(undefined, run);
  await answer(0);
  const field = address();
  await user.type(field, 'webcal://example.org/a.ics{Enter}');
  expect(run).toHaveBeenCalledWith('calendar', 'take', 'webcal://example.org/a.ics');
  await answer(1);
  expect(field).toHaveValue('webcal://example.org/a.ics');
  await user.type(field, '{Enter}');
  change();
  await answer(2, WELL);
  await answer(3, WELL);
  expect(field).toHaveValue('');
  expect(screen.getByRole('listitem')).toHaveTextContent('TeamAs of 15:00');
});

test('[SE17] an address that is refused before the calendars are known stays', async () => {
  const { answer, user } = await open(undefined, async () => true);
  await user.type(address(), 'webcal://example.org/a{Enter}');
  await answer(0, WELL);
  await answer(1, WELL);
  expect(address()).toHaveValue('webcal://example.org/a');
});

test('[SE17] what is typed while a calendar is looked at stays', async () => {
  const { answer, user } = await open(undefined, async () => true);
  await answer(0);
  await user.type(address(), 'webcal://example.org/a{Enter}');
  await user.clear(address());
  await user.type(address(), 'webcal://example.org/b');
  await answer(1, WELL);
  expect(address()).toHaveValue('webcal://example.org/b');
});

test('[SE17] what could not be looked at is said, and the address stays', async () => {
  const { answer, user } = await open(undefined, async () => false);
  await answer(0);
  await user.type(address(), 'webcal://example.org/a{Enter}');
  await answer(1);
  expect(
    screen.getByText('The calendar could not be added. Please try again.'),
  ).toBeInTheDocument();
  expect(address()).toHaveValue('webcal://example.org/a');
});
