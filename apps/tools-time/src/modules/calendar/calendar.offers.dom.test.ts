import { createAppStore } from '@plainday/data-api';
import { sessionSlice } from '@plainday/auth-session';
import { waitFor } from '@testing-library/react';
import { createTestShell, installServer, TEST_USER } from '@plainday/testing-unit';
import { createOffers } from './calendar.offers';

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Team',
  'BEGIN:VEVENT',
  'UID:a',
  'SUMMARY:Stand-up',
  'DTSTART:20260105T080000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\n');
const THERE = { status: 200, body: { text: CALENDAR, tag: 't', fetchedAt: Date.now() } };

function setUp() {
  const server = installServer();
  const rows = (server.tables['calendar_subscriptions'] = []) as { readonly name: string }[];
  let answer: { readonly status: number; readonly body: object } = THERE;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/functions/v1/foreign-calendar')) return server.fetch(request);
    return Response.json(answer.body, { status: answer.status });
  };
  const store = createAppStore();
  store.dispatch(sessionSlice.actions.signedIn(TEST_USER));
  const offer = jest.fn();
  const toast = jest.fn();
  const navigate = jest.fn();
  const base = createTestShell();
  const shell = {
    ...base,
    navigate,
    undo: { ...base.undo, offer },
    notify: { ...base.notify, toast },
  };
  const { commands, layers } = createOffers({ userId: TEST_USER.id, store, shell: () => shell });
  return {
    rows: () => server.tables['calendar_subscriptions'] ?? rows,
    give: (next: typeof answer) => void (answer = next),
    subscribe: async (address: string) => commands?.['subscribe']?.(address),
    lists: async () => layers?.['calendar-events']?.lists?.(),
    offer,
    toast,
    navigate,
  };
}

test('[CV14] a calendar is subscribed to by its address alone, and taken away, each with its way back', async () => {
  const { rows, subscribe, lists, offer } = setUp();
  await subscribe('webcal://calendars.example.org/a.ics');
  await waitFor(() =>
    expect(rows()).toMatchObject([
      { name: 'Team', address: 'https://calendars.example.org/a.ics' },
    ]),
  );
  expect(offer).toHaveBeenLastCalledWith('“Team” added', expect.any(Function));
  const [list] = (await lists()) ?? [];
  list?.remove?.();
  await waitFor(() => expect(rows()).toEqual([]));
  expect(offer).toHaveBeenLastCalledWith('“Team” removed', expect.any(Function));
  offer.mock.lastCall?.[1]();
  await waitFor(() => expect(rows()).toMatchObject([{ name: 'Team' }]));
});

test('[CV14] an address without a calendar is refused with the reason, and nothing is kept', async () => {
  const { rows, give, subscribe, toast, navigate } = setUp();
  const reasons = async (address: string) => {
    await subscribe(address);
    return (toast.mock.lastCall?.[0] as { description: string }).description;
  };
  expect(await reasons('http://calendars.example.org/a.ics')).toBe(
    'An address begins with https:// or webcal://.',
  );
  give({ status: 422, body: { code: 'not_a_calendar', error: 'None.' } });
  expect(await reasons('https://calendars.example.org/b')).toBe(
    'There is no calendar at this address.',
  );
  give(THERE);
  await subscribe('https://calendars.example.org/a.ics');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(await reasons('webcal://calendars.example.org/a.ics')).toBe(
    'This calendar is here already.',
  );
  expect(rows()).toHaveLength(1);
  await subscribe('');
  expect(navigate).toHaveBeenCalledWith({ kind: 'tool', toolId: 'calendar', at: 'calendars' });
});

test('[CV14] without a network, and nothing of them known, an address is refused with that reason', async () => {
  const { subscribe, toast } = setUp();
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await subscribe('https://calendars.example.org/a.ics');
  expect(toast).toHaveBeenCalledWith(
    expect.objectContaining({ description: 'The server cannot be reached. Try again.' }),
  );
});
