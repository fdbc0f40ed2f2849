import { expect } from '@plainday/testing-e2e';
import type { Page } from '@playwright/test';

/** Twice the size (WCAG 1.4.4), down to a small phone: the width of 180 px that WCAG does not ask for. */
const LARGE = {
  name: 'text at 200 %',
  css: 'html { font-size: 200% !important }',
  widths: [1280, 640, 360],
};
/** As it is drawn everywhere. */
const PLAIN = { name: 'text as it is', css: '', widths: [1280, 360] };
/** The spacing of WCAG 1.4.12. */
const SPACED = {
  name: 'text spacing',
  css:
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
    'p { margin-block-end: 2em !important }',
  widths: [1280, 320],
};

/** Expects that no words are cut off or broken and the page is not wider than the screen where text is twice its size. */
export const expectLargeTextFits = (page: Page, what: string): Promise<void> =>
  expectFits(page, what, [LARGE]);

/** The same as text is set by itself, on a desk and on a phone, and no words are printed over others. */
export async function expectWordsApart(page: Page, what: string): Promise<void> {
  await expectFits(page, what, [PLAIN]);
  for (const width of PLAIN.widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(lookForOverprint), `${what}, ${width} px`).toEqual([]);
  }
}

/** The same however text is set. */
export const expectTextFits = (page: Page, what: string): Promise<void> =>
  expectFits(page, what, [LARGE, SPACED]);

async function expectFits(
  page: Page,
  what: string,
  changes: readonly (typeof LARGE)[],
): Promise<void> {
  for (const { name, css, widths } of changes) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // What depends on the width is drawn anew a moment after it has changed.
      await expect
        .poll(() => page.evaluate(lookForCuts), { message: `${what}, ${name}, ${width} px` })
        .toEqual({ wider: 0, cut: [], broken: [], meeting: [] });
    }
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Runs in the page. A title, a tip, or an own scroll bar gives back what is cut. */
function lookForCuts() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isBeyond = (text: DOMRect, box: DOMRect, style: CSSStyleDeclaration) =>
    (/hidden|clip/.test(style.overflowX) &&
      (text.right > box.right + 1 || text.left < box.left - 1)) ||
    (/hidden|clip/.test(style.overflowY) &&
      (text.bottom > box.bottom + 2 || text.top < box.top - 2));

  function isCut(element: HTMLElement): boolean {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let at: HTMLElement | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // Said, and not to be seen.
      if (box.width < 2 || box.height < 2) return false;
      if (isBeyond(text, box, style)) return element.closest('[title], [data-tip]') === null;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
    }
    return false;
  }

  /** A short word that stands in several lines. */
  function isBroken(element: HTMLElement): boolean {
    return [...element.childNodes].some((node) => {
      if (
        node.nodeType !== Node.TEXT_NODE ||
        !/^\s*[\p{L}\d.:]{2,12}\s*$/u.test(node.textContent ?? '')
      )
        return false;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      return new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    });
  }

  const words = ({ textContent }: HTMLElement) => textContent?.trim().slice(0, 60);
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? words(element);

  /** Controls of a bar that lie over each other, or whose words reach out of them. */
  function meetingIn(bar: HTMLElement): string[] {
    // On a phone the open search lies over the bar.
    const search = bar.querySelector('[role="search"][data-open="true"]');
    const cover = search && getComputedStyle(search).position === 'absolute' ? search : bar;
    const controls = [...cover.querySelectorAll<HTMLElement>('a, button, input')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }),
    );
    const isOver = (one: HTMLElement, other: HTMLElement) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
      );
    };
    return controls.flatMap((one, index) => {
      const spills = one.scrollWidth > one.clientWidth + 1 ? [`${nameOf(one)} reaches out`] : [];
      const met = controls.slice(index + 1).filter((other) => isOver(one, other));
      return [...spills, ...met.map((other) => `${nameOf(one)} / ${nameOf(other)}`)];
    });
  }
  const bars = document.querySelectorAll<HTMLElement>(
    '#root header:not(main header), nav[aria-label="Quick access"]',
  );
  const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ),
  );
  return {
    wider: Math.max(0, scrollWidth - clientWidth),
    cut: texts.filter(isCut).map(words),
    broken: texts.filter(isBroken).map(words),
    meeting: [...bars].flatMap(meetingIn),
  };
}

/** Runs in the page: words of the page that lie over other words of it. */
function lookForOverprint(): string[] {
  const words = [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [...element.childNodes].flatMap((node) => {
      if (!isSeen || node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      // Said, and not to be seen.
      if (box.width < 2 || box.height < 2) return [];
      return [{ text: node.textContent.trim(), left, right, top, bottom }];
    });
  });
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

/** Where a finger points, iOS zooms into a field whose text is smaller than 16 px. */
export async function expectNoZoomIntoFields(page: Page, what: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
  const small = await page
    .locator(':is(input:not([type=checkbox], [type=radio], [type=file]), textarea, select):visible')
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 160)),
    );
  expect(small, `${what}: fields that iOS zooms into`).toEqual([]);
  await session.detach();
  await page.waitForFunction(() => !matchMedia('(pointer: coarse)').matches);
}
