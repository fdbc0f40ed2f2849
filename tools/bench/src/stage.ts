import { randomUUID } from 'node:crypto';
import {
  createAccount,
  createSession,
  startGatewayProcess,
  type Account,
} from '@plainday/testing-e2e';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { ensureBrowser } from '../../scripts/browser.mjs';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--expose-gc',
];

/** Rows per request when seeding. */
const batch = 500;

/** A running gateway and a browser, to measure on. */
export interface Stage {
  readonly url: string;
  readonly browser: Browser;
  close: () => Promise<void>;
}

export async function openStage(siteDir: string): Promise<Stage> {
  const gateway = await startGatewayProcess(siteDir);
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: flags });
  async function close() {
    await browser.close();
    await gateway.close();
  }
  return { url: gateway.url, browser, close };
}

/** A signed-in person of the benchmark. */
export interface Person {
  readonly account: Account;
  /** The session as the app keeps it in localStorage. */
  readonly session: string;
}

export async function newPerson(url: string): Promise<Person> {
  const account = await createAccount(url);
  return { account, session: await createSession(url, account) };
}

/**
 * Gives a person tasks without a project, through the same REST interface the app uses.
 *
 * @param fieldsOf What else a task has, by its number.
 */
export async function seedTasks(
  url: string,
  person: Person,
  count: number,
  fieldsOf: (index: number) => object = () => ({}),
): Promise<void> {
  const { access_token: token } = JSON.parse(person.session) as { access_token: string };
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  for (let from = 0; from < count; from += batch) {
    const rows = Array.from({ length: Math.min(batch, count - from) }, (_, index) => ({
      id: randomUUID(),
      title: `Task number ${from + index}`,
      notes: index % 5 === 0 ? 'Ask for a morning slot. The number is on the fridge.' : null,
      priority: ['low', 'medium', 'high'][index % 3],
      position: from + index,
      ...fieldsOf(from + index),
    }));
    const response = await fetch(`${url}/rest/v1/tasks`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: config.publishableKey,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(rows),
    });
    if (!response.ok) throw new Error(`Seeding failed: ${await response.text()}`);
  }
}

/** Functions handed to the page call a helper that the loader of this program adds to them. */
const loaderHelper = 'globalThis.__name = (named) => named;';

/** A browser profile with nothing in its caches, signed in where a person is given. It keeps nothing in its HTTP cache. */
export async function freshProfile(stage: Stage, person?: Person): Promise<BrowserContext> {
  const context = await cachingProfile(stage, person);
  // A network with an open stream never falls idle, which the measurements wait for.
  await context.route('**/live/v1*', (route) => route.fulfill({ status: 404 }));
  return context;
}

/** The same with an HTTP cache: what is routed is never cached, so its stream of changes stays open. */
export async function cachingProfile(stage: Stage, person?: Person): Promise<BrowserContext> {
  const localStorage = person ? [{ name: 'plainday.auth', value: person.session }] : [];
  const context = await stage.browser.newContext({
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: stage.url, localStorage }] },
  });
  await context.addInitScript(loaderHelper);
  return context;
}

/** Slows the processor of a page down, four times. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return client;
}

/** Slows a page down: 4 × CPU and slow 4G (150 ms, 1.6 Mbit/s). */
export async function throttle(page: Page): Promise<void> {
  const client = await slowDown(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1_000_000) / 8,
    uploadThroughput: (0.75 * 1_000_000) / 8,
  });
}

/** Titles of all tasks that the server has of a person, as often as it has them. */
export async function titlesOnServer(url: string, { session }: Person): Promise<string[]> {
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  const config = (await (await fetch(`${url}/config.json`)).json()) as { publishableKey: string };
  const answer = await fetch(`${url}/rest/v1/tasks?select=title`, {
    headers: { apikey: config.publishableKey, authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { title: string }[]).map(({ title }) => title);
}
