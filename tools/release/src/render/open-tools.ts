import type { Browser, BrowserContext, Page } from '@playwright/test';
import { session } from './stand-in';
import type { ToolToOpen } from './tools-to-open';

/** How long a page may take to draw itself, on a machine that has other work, too. Milliseconds. */
const DRAW_LIMIT_MS = 20_000;
/** What a page still asks for once it is drawn gets this long before it is left. Milliseconds. */
const SETTLE_LIMIT_MS = 2_000;
const POLL_MS = 25;
/** Where the shell itself is broken no page comes: a few are enough to know. */
const MOST_FOUND = 3;

/** A tool that did not draw its page, and what was seen instead. */
export interface Unrendered {
  readonly tool: ToolToOpen;
  readonly seen: string;
}

const addressOf = ({ id }: ToolToOpen) => `/dashboard?tool=${id}`;

/** What a page has said since it was asked last: errors that nobody caught, and what the shell logs of a tool. */
class Heard {
  readonly #uncaught: string[] = [];
  readonly #logged: string[] = [];

  constructor(page: Page) {
    page.on('pageerror', (error) => this.#uncaught.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#logged.push(message.text().split('\n')[0] ?? '');
    });
    page.on('crash', () => this.#uncaught.push('The page crashed.'));
  }

  take(): { uncaught: string | undefined; logged: string | undefined } {
    const [[uncaught], [logged]] = [this.#uncaught.splice(0), this.#logged.splice(0)];
    return { uncaught, logged };
  }
}

/** In the page: what stands on the card in place of a tool, '' once the tool itself is drawn, null before either. */
function lookAt(wanted: string): string | null {
  const root = document.querySelector('#root');
  const waiting = root?.querySelector('[data-waiting]');
  if (waiting) return waiting.querySelector('[role=alert]')?.textContent ?? null;
  const headings = [...(root?.querySelectorAll('h1') ?? [])];
  return headings.some(({ textContent }) => textContent.trim() === wanted) ? '' : null;
}

/** What stands on the card in place of a tool; empty once the tool itself is drawn. Rejects when neither comes. */
async function cardInPlace(page: Page, heading: string): Promise<string> {
  const options = { timeout: DRAW_LIMIT_MS, polling: POLL_MS };
  const seen = await page.waitForFunction(
    `{ const seen = (${lookAt.toString()})(${JSON.stringify(heading)}); seen === null ? undefined : { seen } }`,
    undefined,
    options,
  );
  return ((await seen.jsonValue()) as { seen: string }).seen;
}

/** Waits for what the page still loads: it has to draw that, too. A page that goes on loading is no fault. */
async function settled(page: Page): Promise<void> {
  const options = { timeout: SETTLE_LIMIT_MS, polling: POLL_MS };
  await page
    .waitForFunction("!document.querySelector('main [aria-busy=true]')", undefined, options)
    .catch(() => undefined);
}

async function whatWentWrong(page: Page, heard: Heard, tool: ToolToOpen): Promise<string | null> {
  const { heading } = tool;
  try {
    const before = await cardInPlace(page, heading);
    await settled(page);
    const card = before || (await cardInPlace(page, heading));
    const { uncaught, logged } = heard.take();
    if (card === '') return uncaught ? `an error that nobody catches: ${uncaught}` : null;
    const cause = uncaught ?? logged;
    return `a card: ${card.replaceAll(/\s+/g, ' ')}${cause ? ` (${cause})` : ''}`;
  } catch {
    const { uncaught, logged } = heard.take();
    const cause = uncaught ?? logged;
    const seconds = DRAW_LIMIT_MS / 1000;
    return `no heading '${heading}' within ${seconds} s${cause ? ` (${cause})` : ''}`;
  }
}

/** A page of somebody who is signed in, on the dashboard. */
async function openDashboard(context: BrowserContext, origin: string, tool: ToolToOpen) {
  const page = await context.newPage();
  const heard = new Heard(page);
  await page.goto(origin + addressOf(tool), { waitUntil: 'commit' });
  return { page, heard };
}

/** Goes on to a tool as a link does, without loading the page again. */
function visit(page: Page, tool: ToolToOpen): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, addressOf(tool));
}

/** Opens every tool of a site, one after the other, and says which did not draw their page, a few at most. */
export async function openTools(
  browser: Browser,
  origin: string,
  tools: readonly ToolToOpen[],
): Promise<Unrendered[]> {
  const localStorage = [{ name: 'plainday.auth', value: JSON.stringify(session()) }];
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const found: Unrendered[] = [];
  let open: Awaited<ReturnType<typeof openDashboard>> | null = null;
  for (const tool of tools) {
    if (open) await visit(open.page, tool);
    open ??= await openDashboard(context, origin, tool);
    const seen = await whatWentWrong(open.page, open.heard, tool);
    if (seen === null) continue;
    found.push({ tool, seen });
    if (found.length === MOST_FOUND) break;
    // A page that has failed, or hangs, says nothing about the next tool.
    void open.page.close().catch(() => undefined);
    open = null;
  }
  return found;
}
