import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

/** Puts rows into a table as the person who is signed in, past the screen. */
export async function seed(
  page: Page,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('plainday.auth'));
  const session = JSON.parse(stored ?? '') as Session;
  const config = (await (await page.request.get('/config.json')).json()) as {
    publishableKey: string;
  };
  for (let start = 0; start < rows.length; start += 500) {
    const response = await page.request.post(`/rest/v1/${table}`, {
      headers: {
        apikey: config.publishableKey,
        authorization: `Bearer ${session.access_token}`,
        prefer: 'return=minimal',
      },
      data: rows
        .slice(start, start + 500)
        .map((row) => ({ id: randomUUID(), user_id: session.user.id, ...row })),
    });
    if (!response.ok()) throw new Error(`${table}: ${response.status()} ${await response.text()}`);
  }
}
