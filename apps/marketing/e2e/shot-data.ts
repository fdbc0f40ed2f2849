import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

type Row = Readonly<Record<string, unknown>>;

async function insert(page: Page, table: string, rows: readonly Row[]): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('plainday.auth'));
  const session = JSON.parse(stored ?? '') as Session;
  const config = (await (await page.request.get('/config.json')).json()) as {
    publishableKey: string;
  };
  const response = await page.request.post(`/rest/v1/${table}`, {
    headers: { apikey: config.publishableKey, authorization: `Bearer ${session.access_token}` },
    data: rows.map((row) => ({ id: randomUUID(), user_id: session.user.id, ...row })),
  });
  if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
}

const DAY_MS = 86_400_000;

/** A day from today at a full hour. */
function day(offset: number, hour: number): string {
  const date = new Date(Date.now() + offset * DAY_MS);
  date.setUTCHours(hour, 0, 0, 0);
  return date.toISOString();
}

const cafe = randomUUID();
const website = randomUUID();
const home = randomUUID();

const projects: readonly Row[] = [
  { id: cafe, title: 'Harbour Café', color: '#3B82F6', position: 0 },
  { id: website, title: 'Lindqvist website', color: '#8B5CF6', position: 1 },
  { id: home, title: 'Home', color: '#10B981', position: 2 },
];

type Priority = 'high' | 'medium' | 'low';

function task(title: string, priority: Priority, due: string | null, more: Row = {}): Row {
  const own = { completed: false, deleted_at: null, project_id: null, duration: null };
  return { title, priority, due_date: due, notes: null, focused: false, ...own, ...more };
}

function done(title: string, daysAgo: number, more: Row = {}): Row {
  const deleted_at = day(-daysAgo, 16);
  return task(title, 'medium', null, { completed: true, deleted_at, ...more });
}

const tasks: readonly Row[] = [
  task('Send Mara the menu proof', 'high', day(0, 23), { duration: 45, focused: true }),
  task('Book the train to Gothenburg', 'medium', day(1, 12)),
  task('Write the October invoices', 'high', day(2, 17), { duration: 60 }),
  task('Call the dentist', 'low', day(3, 9), { duration: 15 }),
  task('Draft the talk for the meet-up', 'medium', day(9, 17), {
    duration: 120,
    notes: 'Start with the café, end with the website.',
    focused: true,
  }),
  task('Order tulip bulbs', 'low', null),
  task('Read the new accessibility guidelines', 'low', day(16, 17)),
  task('Choose paper for the menus', 'high', day(1, 10), { project_id: cafe }),
  task('Photograph the autumn dishes', 'medium', day(12, 11), { project_id: cafe }),
  task('Print 40 menus', 'medium', day(5, 12), { project_id: cafe }),
  task('Second layout for Anders', 'high', day(4, 17), { project_id: website, focused: true }),
  task('Move the old posts', 'low', day(18, 17), { project_id: website }),
  task('Fix the heating in the hall', 'medium', day(20, 17), { project_id: home }),
  ...['Sketch the menu', 'Collect prices', 'Agree on the typeface'].map((title, index) =>
    done(title, index + 1, { project_id: cafe }),
  ),
  ...['Interview Anders', 'First layout', 'Set up hosting', 'Write the imprint'].map(
    (title, index) => done(title, index * 4 + 2, { project_id: website }),
  ),
  ...['Renew the insurance', 'Water the plants', 'Post the parcel', 'Pay the rent'].map(
    (title, index) => done(title, index * 6 + 1, { project_id: home }),
  ),
];

/** Fills the account of the person who is signed in with the days of a designer. */
export async function furnish(page: Page): Promise<void> {
  await insert(page, 'projects', projects);
  await insert(
    page,
    'tasks',
    tasks.map((row, position) => ({ ...row, position })),
  );
}
