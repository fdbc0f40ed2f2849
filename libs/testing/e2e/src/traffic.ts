import { expect, type Page, type Request } from '@playwright/test';

/** Milliseconds without a request after which nothing more is expected to be sent. */
const quietMs = 500;

/** Counts a page's open requests. Playwright's own 'networkidle' fires but once per navigation. */
export class Traffic {
  readonly #open = new Set<Request>();
  #lastChange = performance.now();

  constructor(page: Page) {
    page.on('request', (request) => this.#change(() => this.#open.add(request)));
    page.on('requestfinished', (request) => this.#change(() => this.#open.delete(request)));
    page.on('requestfailed', (request) => this.#change(() => this.#open.delete(request)));
  }

  /** Waits until every request is answered and no other has followed. */
  async quiet(): Promise<void> {
    await expect
      .poll(() => (this.#open.size > 0 ? 0 : performance.now() - this.#lastChange), {
        message: 'all requests answered',
        timeout: 20_000,
        intervals: [100],
      })
      .toBeGreaterThan(quietMs);
  }

  #change(apply: () => void): void {
    apply();
    this.#lastChange = performance.now();
  }
}
