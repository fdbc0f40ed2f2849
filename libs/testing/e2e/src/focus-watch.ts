import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Says on the console what lost the focus; resolves once the last action has come to rest. */
    focusSettled?: () => Promise<void>;
  }
}

/** How long an action may take to bring the focus to where it belongs. Milliseconds. */
const LIMIT_MS = 1000;

/**
 * Watches every action of a test, in every page: no key and no click on a control may leave the focus on `body`, where
 * the next key would go nowhere. What is lost is an error on the console, which fails the test.
 */
export async function watchFocus(context: BrowserContext): Promise<void> {
  await context.addInitScript(watch, LIMIT_MS);
}

/** Waits until the last action of a page has been judged. */
export async function focusSettled(page: Page): Promise<void> {
  await page.evaluate(() => window.focusSettled?.()).catch(() => undefined);
}

function watch(limitMs: number): void {
  if (window !== window.top) return;
  // These never stand still; a test may hold `performance.now` below, and with it the judgement.
  const later = window.setTimeout.bind(window);
  const realNow = performance.now.bind(performance);
  const controls =
    'a[href],button,input,select,textarea,summary,label,[tabindex],[contenteditable]';
  let pending: { readonly what: string; readonly since: number } | null = null;

  const isLost = () => document.activeElement === document.body && document.hasFocus();

  function judge(): void {
    if (!pending) return;
    if (!isLost()) pending = null;
    else if (performance.now() - pending.since > limitMs) {
      console.error(`The focus fell on body after ${pending.what}.`);
      pending = null;
    } else later(judge, 50);
  }

  function begin(event: Event): void {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const isKey = event instanceof KeyboardEvent;
    const control = event.target.closest(controls);
    // A click beside all controls takes the focus away, and is meant to; a key without focus does nothing to it.
    if (isKey ? event.target === document.body : !control) {
      pending = null;
      return;
    }
    const name = control?.getAttribute('aria-label') ?? control?.textContent?.slice(0, 40) ?? '';
    const on = `<${control?.tagName.toLowerCase() ?? 'body'} ${name}>`;
    pending = { what: `${isKey ? event.key : event.type} on ${on}`, since: performance.now() };
    later(judge, 50);
  }

  window.focusSettled = () =>
    new Promise((done) => {
      const endAt = realNow() + 2 * limitMs;
      const wait = () => (pending && realNow() < endAt ? later(wait, 50) : done());
      wait();
    });
  window.addEventListener('keydown', begin, { capture: true });
  window.addEventListener('click', begin, { capture: true });
}
