import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createTestShell,
  installServer,
  renderInShell,
  type FakeServer,
} from '@plainday/testing-unit';
import { Page } from './calendar-page';

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'X-WR-CALNAME:Team',
  'BEGIN:VEVENT',
  'UID:a',
  'SUMMARY:Stand-up',
  'DTSTART:20260105T080000Z',
  'RRULE:FREQ=DAILY',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\n');

const user = userEvent.setup();
let server: FakeServer;
let answer: { readonly status: number; readonly body: object };
const asked: unknown[] = [];

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  localStorage.clear();
  server = installServer();
  server.tables['projects'] = [];
  server.tables['tasks'] = [];
  server.tables['calendar_subscriptions'] = [];
  asked.length = 0;
  answer = { status: 200, body: { text: CALENDAR, tag: 't', fetchedAt: Date.now() } };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/functions/v1/foreign-calendar')) return server.fetch(request);
    asked.push(await request.json());
    return Response.json(answer.body, { status: answer.status });
  };
});

const rows = () => server.tables['calendar_subscriptions'] ?? [];
const list = () => screen.findByRole('dialog', { name: 'Calendars of others' });

test('[CV14] a calendar is looked at, kept, edited and removed, each with its way back', async () => {
  const selection = { kind: 'tool', toolId: 'calendar', at: 'calendars' } as const;
  const shell = createTestShell({ selection });
  await renderInShell(<Page />, { shell });
  await user.click(within(await list()).getByRole('button', { name: 'Add calendar' }));
  const form = await screen.findByRole('dialog', { name: 'Add calendar' });
  const address = within(form).getByRole('textbox', { name: /^Address/ });
  await user.type(address, 'webcal://calendars.example.org/a.ics');
  answer = { status: 422, body: { code: 'not_a_calendar', error: 'None.' } };
  await user.click(within(form).getByRole('button', { name: 'Continue' }));
  await within(form).findByText(/no calendar at this address/);
  expect(rows()).toEqual([]);

  answer = { status: 200, body: { text: CALENDAR, tag: 't', fetchedAt: Date.now() } };
  await user.click(within(form).getByRole('button', { name: 'Continue' }));
  await within(form).findByText('30 events in the next 30 days');
  expect(asked.at(-1)).toEqual({ address: 'https://calendars.example.org/a.ics', tag: '' });
  await user.click(within(form).getByRole('button', { name: 'Add calendar' }));
  await waitFor(() =>
    expect(rows()).toMatchObject([
      { name: 'Team', address: 'https://calendars.example.org/a.ics', is_shown: true },
    ]),
  );
  expect(await within(await list()).findByText(/^As of /)).toBeVisible();

  answer = { status: 502, body: { code: 'no_answer', error: 'Nothing.' } };
  await user.click(within(await list()).getByRole('button', { name: 'Refresh Team' }));
  expect(await within(await list()).findByText(/^No answer since /)).toBeVisible();
  expect(asked.at(-1)).toEqual({ address: 'https://calendars.example.org/a.ics', tag: 't' });

  await user.click(within(await list()).getByRole('switch', { name: 'Show Team' }));
  await waitFor(() => expect(rows()[0]?.['is_shown']).toBe(false));
  await user.click(within(await list()).getByRole('button', { name: 'Remove Team' }));
  await waitFor(() => expect(rows()).toEqual([]));
  expect(await within(await list()).findByText(/None yet/)).toBeVisible();
});
