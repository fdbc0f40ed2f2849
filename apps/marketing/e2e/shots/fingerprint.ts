import type { Page } from '@playwright/test';

/** What an element takes from what it stands in: noted where it is another. */
const INHERITED = [
  'color',
  'font-size',
  'font-weight',
  'font-style',
  'font-family',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-transform',
  'white-space-collapse',
  'stroke',
  'fill',
];
/**
 * What is its own: noted where it is not as it would be without a style. Neither the greatest width, which may count
 * letters, nor where a drawing has been moved to: both follow from the font.
 */
const OWN = [
  ...['display', 'position', 'opacity', 'overflow-x', 'overflow-y', 'box-shadow'],
  ...['background-color', 'background-image', 'outline-style', 'text-decoration-line', 'z-index'],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis', 'order'],
  ...['align-items', 'align-self', 'justify-content', 'justify-self', 'row-gap', 'column-gap'],
  ...['grid-template-columns', 'grid-column-start', 'grid-column-end', 'text-overflow'],
  ...['width', 'height', 'min-width', 'min-height', 'max-height'],
];
/** What has four values, noted together. */
const BOXES = {
  padding: ['padding-top', 'padding-right', 'padding-bottom', 'padding-left'],
  margin: ['margin-top', 'margin-right', 'margin-bottom', 'margin-left'],
  inset: ['top', 'right', 'bottom', 'left'],
  'border-style': sides('style'),
  'border-width': sides('width'),
  'border-color': sides('color'),
  'border-radius': ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(
    (corner) => `border-${corner}-radius`,
  ),
};

function sides(part: string): string[] {
  return ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}-${part}`);
}

interface Properties {
  readonly inherited: readonly string[];
  readonly own: readonly string[];
  readonly boxes: Readonly<Record<string, readonly string[]>>;
}

/** One element of a screen: what it is, the words on it, and its style. */
export interface Part {
  readonly what: string;
  readonly style: string;
}

/**
 * What a screen shows, element by element, as its style sheets and its words say it and not as a browser draws it: no
 * width that follows from a font is in it, and no id. Where it differs, the screen has changed; shapes of charts and what
 * `transform` moves are not in it.
 */
export async function fingerprintOf(page: Page): Promise<readonly Part[]> {
  return page.evaluate(readParts, { inherited: INHERITED, own: OWN, boxes: BOXES });
}

/** Runs in the page. */
function readParts({ inherited, own, boxes }: Properties): Part[] {
  const ICON = 'svg[viewBox="0 0 24 24"]';
  const round = (value: string) =>
    value
      .replace(/\d+\.\d+/g, (digits) => String(Math.round(Number(digits) * 100) / 100))
      .replace(/(?<![\w.-])-0(?![\d.])/g, '0');
  const valueOf = (styles: StylePropertyMapReadOnly, name: string) =>
    round(styles.get(name)?.toString() ?? '');
  // A side without a line has neither width nor colour: engines compute 0px or 3px for it.
  const isBare = (styles: StylePropertyMapReadOnly, name: string) =>
    /^border-\w+-(width|color)$/.test(name) &&
    valueOf(styles, name.replace(/\w+$/, 'style')) === 'none';
  const fourOf = (styles: StylePropertyMapReadOnly, names: readonly string[]) => {
    const values = names.map((name) => (isBare(styles, name) ? 'none' : valueOf(styles, name)));
    return new Set(values).size === 1 ? (values[0] ?? '') : values.join(' ');
  };
  const ownOf = (element: Element) => {
    const styles = element.computedStyleMap();
    return [
      ...own.map((name) => [name, valueOf(styles, name)] as const),
      ...Object.entries(boxes).map(([name, names]) => [name, fourOf(styles, names)] as const),
    ];
  };
  const plain = document.documentElement.appendChild(document.createElement('x-plain'));
  const initial = new Map(ownOf(plain));
  plain.remove();

  /** The strokes of an icon; those of a chart follow from its width. */
  function iconOf(element: Element): string[] {
    if (!element.matches(ICON)) return [];
    const strokes = [...element.children].map(({ tagName, attributes }) =>
      [tagName, ...[...attributes].map(({ name, value }) => `${name}=${value}`)].join(' '),
    );
    return [`icon: ${strokes.join(', ')}`];
  }

  function styleOf(element: Element): string {
    const styles = element.computedStyleMap();
    const around = element.parentElement?.computedStyleMap();
    const taken = inherited
      .map((name) => [name, valueOf(styles, name)] as const)
      .filter(([name, value]) => !around || valueOf(around, name) !== value);
    const given = ownOf(element).filter(([name, value]) => initial.get(name) !== value);
    const notes = [...taken, ...given].map(([name, value]) => `${name}: ${value}`);
    return [...notes, ...iconOf(element)].join('; ');
  }

  function fieldOf(element: Element): string {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isField && !/^(checkbox|radio)$/.test(element.type)
      ? element.value || element.placeholder
      : '';
  }

  function wordsOf(element: Element): string {
    const { content } = getComputedStyle(element, '::before');
    const own = [...element.childNodes].map((node) =>
      node.nodeType === Node.TEXT_NODE ? node.textContent : '',
    );
    const before = /^"[^"]+"$/.test(content) ? content.slice(1, -1) : '';
    return [before, fieldOf(element), ...own].join(' ').replace(/\s+/g, ' ').trim();
  }

  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const options = { visibilityProperty: true, opacityProperty: true };
    return Math.max(width, height) > 1 && element.checkVisibility(options);
  };

  const MESSAGES = '[aria-label$="(F8)"], [data-announcements]';
  return [...document.querySelectorAll('body *:not(script, style, option)')]
    .filter((element) => !element.closest(MESSAGES))
    .filter((element) => isSeen(element) && !element.parentElement?.matches(ICON))
    .map((element) => {
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const words = wordsOf(element);
      return { what: words ? `${role} "${words}"` : role, style: styleOf(element) };
    })
    .filter(({ what, style }) => style !== '' || what.includes(' '));
}
