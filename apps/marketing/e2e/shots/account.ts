import type { Page } from '@playwright/test';
import { nextId } from './ids';

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

/** The columns of a row that are not the same for all. */
export type Row = Readonly<Record<string, unknown>>;

async function sessionOf(page: Page): Promise<Session> {
  const stored = await page.evaluate(() => localStorage.getItem('plainday.auth'));
  return JSON.parse(stored ?? '') as Session;
}

/** Writes rows into the account of the person who is signed in. */
export async function insert(page: Page, table: string, rows: readonly Row[]): Promise<void> {
  const session = await sessionOf(page);
  const config = (await (await page.request.get('/config.json')).json()) as {
    publishableKey: string;
  };
  const response = await page.request.post(`/rest/v1/${table}`, {
    headers: { apikey: config.publishableKey, authorization: `Bearer ${session.access_token}` },
    data: rows.map((row) => ({ id: nextId(), user_id: session.user.id, ...row })),
  });
  if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
}
