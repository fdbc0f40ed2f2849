import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

/** Who is signed in, and what the server wants to hear of them. */
async function signedIn(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('plainday.auth'));
  const session = JSON.parse(stored ?? '') as Session;
  const config = (await (await page.request.get('/config.json')).json()) as {
    publishableKey: string;
  };
  const authorization = `Bearer ${session.access_token}`;
  return { userId: session.user.id, headers: { apikey: config.publishableKey, authorization } };
}

/** Puts rows into a table as the person who is signed in, past the screen. */
export async function seed(
  page: Page,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const { userId, headers } = await signedIn(page);
  for (let start = 0; start < rows.length; start += 500) {
    const response = await page.request.post(`/rest/v1/${table}`, {
      headers: { ...headers, prefer: 'return=minimal' },
      data: rows
        .slice(start, start + 500)
        .map((row) => ({ id: randomUUID(), user_id: userId, ...row })),
    });
    if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
  }
}

/** How many rows of a table the person who is signed in has, by the answer of the server. */
export async function countOf(page: Page, table: string): Promise<number> {
  const { headers } = await signedIn(page);
  const response = await page.request.get(`/rest/v1/${table}?select=id`, {
    headers: { ...headers, prefer: 'count=exact', range: '0-0' },
  });
  if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
  return Number(response.headers()['content-range']?.split('/')[1]);
}
