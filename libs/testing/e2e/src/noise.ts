import type { BrowserContext } from '@playwright/test';

/** Collects what a page should never say: errors, unhandled rejections, policy violations. */
export class Noise {
  readonly #allowed: RegExp[] = [];
  readonly #heard: string[] = [];
  static readonly #listening = new WeakMap<BrowserContext, Noise>();

  /** Who listens to the pages of a context, if anybody does. */
  static of(context: BrowserContext): Noise | undefined {
    return Noise.#listening.get(context);
  }

  constructor(context: BrowserContext) {
    Noise.#listening.set(context, this);
    context.on('weberror', (error) =>
      this.#hear(`uncaught: ${error.error().stack ?? error.error().message}`),
    );
    context.on('console', (message) => {
      // Chromium reports violations of the content security policy as errors, too.
      if (message.type() === 'error' || /was preloaded using link preload/.test(message.text())) {
        this.#hear(`console: ${message.text()} (${message.location().url})`);
      }
    });
  }

  /** For a test whose point is a failure: noise that matches is expected. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** What was heard and not expected. */
  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  #hear(text: string): void {
    this.#heard.push(text);
  }
}
