import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request after which nothing more is expected to be sent. */
const quietMs = 500;
/** Milliseconds in which one request may follow another. */
const breathMs = 50;
/** Milliseconds after which what is in flight counts as held by the test itself. */
const heldMs = 5000;

/** Counts a page's open requests. Playwright's own 'networkidle' fires but once per navigation. */
export class Traffic {
  readonly #open = new Set<Request>();
  #lastChange = performance.now();

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.#change(request, () => this.#open.add(request)));
    page.on('requestfinished', (request) =>
      this.#change(request, () => this.#open.delete(request)),
    );
    page.on('requestfailed', (request) => this.#change(request, () => this.#open.delete(request)));
  }

  /** Waits until no change waits on the device, every request is answered and no other has followed. */
  async quiet(): Promise<void> {
    await expect
      .poll(() => unsentWrites(this.page).catch(() => 'the page is changing'), {
        message: 'all changes sent',
        timeout: 20_000,
      })
      .toBe(0);
    await expect
      .poll(() => (this.#open.size > 0 ? 0 : performance.now() - this.#lastChange), {
        message: 'all requests answered',
        timeout: 20_000,
        intervals: [100],
      })
      .toBeGreaterThan(quietMs);
  }

  /**
   * Waits until nothing is in flight. A test that holds an answer back on purpose waits here for nothing: then the
   * moment is over soon.
   */
  async atRest(): Promise<void> {
    const until = performance.now() + heldMs;
    while (performance.now() < until) {
      if (this.#open.size === 0 && performance.now() - this.#lastChange > breathMs) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  #change(request: Request, apply: () => void): void {
    // What other devices change is heard for as long as the page is open.
    if (new URL(request.url()).pathname === '/live/v1') return;
    apply();
    this.#lastChange = performance.now();
  }
}

/** How many lines wait to be read, or writes are stored and the server has neither taken nor refused (ADR 0128). */
async function unsentWrites(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const stored = localStorage.getItem('plainday.auth');
    if (stored === null) return 0;
    const { id } = (JSON.parse(stored) as { user: { id: string } }).user;
    const isLine = (key: string) => key.startsWith('plainday.typed.') && key.endsWith(id);
    const lines = Object.keys(localStorage).filter(isLine).length;
    if (lines > 0) return lines;
    const name = `plainday-outbox-${id}`;
    const known = await indexedDB.databases().catch(() => []);
    if (!known.some((database) => database.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve(0);
      opening.onsuccess = () => {
        const db = opening.result;
        const reading = db.transaction('writes').objectStore('writes').getAll();
        reading.onsuccess = () => {
          db.close();
          const writes = reading.result as { error?: unknown }[];
          resolve(writes.filter(({ error }) => error === undefined).length);
        };
      };
    });
  });
}
