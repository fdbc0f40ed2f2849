import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Tab } from './driver';
import { EngineLocator } from './engine-locator';
import { FINDER, type Step } from './find';
import { chord, letters } from './keys';

/** The queries of the Testing Library, for the page. */
const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** The part of Playwright's `Page` that page objects use, in another engine. */
export class EnginePage {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Itself, for page objects; what it does not know fails by its name. */
  asPage(): Page {
    return this as unknown as Page;
  }

  readonly keyboard = {
    press: (keys: string) => this.#keys(chord(keys)),
    type: (text: string) => this.#keys(letters(text)),
  };

  readonly mouse = {
    move: (x: number, y: number, { steps = 1 } = {}) => this.#moveTo(x, y, steps),
    down: () => this.#mouse({ type: 'pointerDown', button: 0 }),
    up: () => this.#mouse({ type: 'pointerUp', button: 0 }),
  };

  #at = { x: 0, y: 0 };

  #keys = (actions: readonly Record<string, unknown>[]) =>
    this.tab.act([{ type: 'key', id: 'keyboard', actions }]);

  #mouse = (...actions: Record<string, unknown>[]) =>
    this.tab.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);

  async #moveTo(x: number, y: number, steps: number): Promise<void> {
    const from = this.#at;
    this.#at = { x, y };
    const part = (to: number, start: number, step: number) =>
      Math.round(start + ((to - start) * step) / steps);
    const moves = Array.from({ length: steps }, (_, index) => ({
      type: 'pointerMove',
      duration: 0,
      x: part(x, from.x, index + 1),
      y: part(y, from.y, index + 1),
    }));
    await this.#mouse(...moves);
  }

  async goto(path: string, { waitUntil = 'load' }: { waitUntil?: 'load' | 'commit' } = {}) {
    await this.tab.go(new URL(path, this.origin).href, waitUntil);
  }

  reload = () => this.tab.reload();
  goBack = () => this.tab.back();
  setViewportSize = ({ width, height }: { width: number; height: number }) =>
    this.tab.resize(width, height);
  picture = async () => Buffer.from(await this.tab.picture(), 'base64');
  close = () => this.tab.close();

  /** No engine here tells of requests; who asks for them hears nothing. */
  on(): void {}

  async evaluate<Value, Argument = undefined>(
    read: (argument: Argument) => Value | Promise<Value>,
    argument?: Argument,
  ): Promise<Value> {
    return (await this.tab.run(`return (${read})(arguments[0]);`, argument)) as Value;
  }

  /** Runs a body over the `elements` that steps lead to, with an `argument`. */
  async find(steps: readonly Step[], body: string, argument?: unknown): Promise<unknown> {
    const look = `
      if (!window.plaindayFind) return 'bare';
      const [steps, argument] = arguments;
      const elements = window.plaindayFind(steps);
      return (function () { ${body} })();`;
    const isBare = async () => (await this.tab.run(look, steps, argument)) as unknown;
    const found = await isBare();
    if (found !== 'bare') return found;
    await this.tab.run(`(function () { ${LIBRARY} }).call(window); ${FINDER}`);
    return isBare();
  }

  locator = (css: string) => new EngineLocator(this, [{ by: 'css', css }]);
  readonly #all = new EngineLocator(this, []);
  getByRole = this.#all.getByRole.bind(this.#all);
  getByText = this.#all.getByText.bind(this.#all);
  getByLabel = this.#all.getByLabel.bind(this.#all);
  getByPlaceholder = this.#all.getByPlaceholder.bind(this.#all);
}
