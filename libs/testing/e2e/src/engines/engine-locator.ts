import type { EngineHands } from './engine-hands';
import { wordsOf, type Step } from './find';

interface Named {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
}

/** How long something that is waited for may take. Milliseconds. */
const LIMIT_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Looks again and again until something is there. What a page says that is just going does not count. */
export async function until<Value>(
  what: string,
  look: () => Promise<Value | null>,
): Promise<Value> {
  const giveUpAt = performance.now() + LIMIT_MS;
  let last: unknown;
  while (performance.now() < giveUpAt) {
    try {
      const value = await look();
      if (value !== null) return value;
    } catch (error) {
      last = error;
    }
    await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
  }
  throw new Error(`Not within 20 s: ${what}${last instanceof Error ? `\n${last.message}` : ''}`);
}

/** The part of Playwright's `Locator` that page objects use, in another engine. */
export class EngineLocator {
  constructor(
    private readonly page: EngineHands,
    private readonly steps: readonly Step[],
  ) {}

  #then(...steps: Step[]): EngineLocator {
    return new EngineLocator(this.page, [...this.steps, ...steps]);
  }

  locator(css: string): EngineLocator {
    return this.#then({ by: 'css', css });
  }

  getByRole(role: string, { name, exact, level }: Named = {}): EngineLocator {
    return this.#then({
      by: 'role',
      role,
      ...(name !== undefined && { name: wordsOf(name, exact) }),
      ...(level !== undefined && { level }),
    });
  }

  getByText(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.#then({ by: 'text', words: wordsOf(text, exact) });
  }

  getByLabel(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.#then({ by: 'label', words: wordsOf(text, exact) });
  }

  getByPlaceholder(text: string | RegExp, { exact }: Named = {}): EngineLocator {
    return this.#then({ by: 'placeholder', words: wordsOf(text, exact) });
  }

  filter(by: {
    readonly hasText?: string | RegExp;
    readonly has?: EngineLocator;
    readonly visible?: true;
  }): EngineLocator {
    const words = by.hasText === undefined ? {} : { words: wordsOf(by.hasText) };
    const steps = by.has === undefined ? {} : { steps: by.has.steps };
    return this.#then({ by: 'having', ...words, ...steps }, ...(by.visible ? [VISIBLE] : []));
  }

  or(other: EngineLocator): EngineLocator {
    return this.#then({ by: 'or', steps: other.steps });
  }

  first(): EngineLocator {
    return this.nth(0);
  }

  last(): EngineLocator {
    return this.nth(-1);
  }

  nth(index: number): EngineLocator {
    return this.#then({ by: 'nth', index });
  }

  /** What a function says of all elements as they are now. */
  async evaluateAll<Value>(read: (elements: HTMLElement[]) => Value): Promise<Value> {
    return (await this.page.find(this.steps, `return (${read})(elements);`)) as Value;
  }

  /** What a function says of the one element, as soon as it is there. */
  async evaluate<Value, Argument = undefined>(
    read: (element: HTMLElement, argument: Argument) => Value,
    argument?: Argument,
  ): Promise<Value> {
    const body = `
      if (elements.length > 1) return { many: elements.map((one) => one.outerHTML.slice(0, 200)) };
      if (elements.length === 0) return null;
      return Promise.resolve((${read})(elements[0], argument)).then((value) => ({ value }));`;
    const found = await until(`one ${this}`, async () => {
      const answer = await this.page.find(this.steps, body, argument);
      return answer as { value: Value; many?: string[] } | null;
    });
    if (found.many) throw new Error(`More than one ${this}:\n${found.many.join('\n')}`);
    return found.value;
  }

  count = () => this.evaluateAll((all) => all.length);
  allInnerTexts = () => this.evaluateAll((all) => all.map((one) => one.innerText));
  isVisible = async () => (await this.filter({ visible: true }).count()) > 0;
  innerText = () => this.evaluate((one) => one.innerText);
  textContent = () => this.evaluate((one) => one.textContent);
  inputValue = () => this.evaluate((one) => (one as HTMLInputElement).value);
  isChecked = () =>
    this.evaluate(
      (one) => (one as HTMLInputElement).checked || one.getAttribute('aria-checked') === 'true',
    );
  getAttribute = (name: string) => this.evaluate((one, key) => one.getAttribute(key), name);
  focus = () => this.evaluate((one) => one.focus());

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    const wanted = state === 'visible';
    await until(`${this} ${state}`, async () =>
      (await this.isVisible()) === wanted ? true : null,
    );
  }

  /** Where the element stands on the screen. */
  async boundingBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  /** The middle of the element, as soon as it stands still there and nothing lies over it. */
  async #place(): Promise<{ x: number; y: number }> {
    return until(`${this} can be pressed`, async () =>
      this.evaluate(async (one) => {
        const middle = () => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return {
            x: Math.round(x + width / 2),
            y: Math.round(y + height / 2),
            size: width * height,
          };
        };
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const before = middle();
        await new Promise(requestAnimationFrame);
        const { x, y, size } = middle();
        if (size === 0 || before.x !== x || before.y !== y || one.matches(':disabled')) return null;
        const there = document.elementFromPoint(x, y);
        const isHit =
          there !== null &&
          (one.contains(there) ||
            (there.contains(one) &&
              one.closest('label') === there.closest('label') &&
              there.closest('label') !== null));
        return isHit ? { x, y } : null;
      }),
    );
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#place();
    await this.page.mouse.move(x, y);
  }

  async click(): Promise<void> {
    await this.hover();
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  async press(keys: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(keys);
  }

  /** Types into a field, over what is in it. */
  async fill(text: string): Promise<void> {
    await this.waitFor();
    await this.evaluate((one) => {
      one.focus();
      (one as HTMLInputElement).select();
    });
    if (text === '') await this.page.keyboard.press('Delete');
    else await this.page.keyboard.type(text);
  }

  async pressSequentially(text: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.type(text);
  }

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' ');
  }
}

const VISIBLE: Step = { by: 'visible' };
