import { must } from '../support/must';
import type { Person } from '../support/people';
import type { Browser } from './push-service';

const LIMIT_MS = 30_000;

/** Looks until something is so. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const late = Date.now() + limitMs;
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error(`Waited in vain: ${what}.`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Waits for so many pushes. */
export const arrivals = (browser: Browser, count: number) =>
  until(`${count} pushes`, () => browser.arrived.length >= count);

/** Subscribes a browser in the session of a person. */
export async function subscribe({ db }: Pick<Person, 'db'>, browser: Browser): Promise<void> {
  const { endpoint, p256dh, auth } = browser;
  await must(db.rpc('open_push', { endpoint, p256dh, auth, zone: 'Europe/Berlin' }));
}

/** Adds a task that reminds at a time; due then, unless said otherwise. */
export async function remind({ db }: Person, title: string, atMs: number, more = {}) {
  const at = new Date(atMs).toISOString();
  const task = { title, due_date: at, reminder_time: at, ...more };
  return must(db.from('tasks').insert(task).select().single());
}
