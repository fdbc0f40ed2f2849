import type { PagePart, PagePicture } from '@plainday/data-device';
import { boxLook, lineLook } from './looks';
import { linesOf } from './lines';
import { shapesOf } from './shapes';
import { meet, rectOf, type Rect } from './rect';

/** A page that needs more is not drawn ahead. */
const MOST_PARTS = 600;
/** Between the line with the heading and what is below it, in CSS pixels (`PageFrame`, and `.f-title` of the frame). */
const BELOW_HEAD = 24;
/** What is thinner is hidden from the eye, as the words for screen readers are. CSS pixels. */
const THINNEST = 1.5;

interface Surroundings {
  readonly clip: Rect;
  readonly opacity: number;
  /** Words that do not fit end with an ellipsis. */
  readonly isCut: boolean;
}

/**
 * What can be seen of the page below a heading, as it is painted: boxes, lines of text and icons at their places. Null
 * where that would not be what the page begins with: scrolled, or with rows selected or menus open.
 */
export function readPage(head: Element): Pick<PagePicture, 'theme' | 'looks' | 'parts'> | null {
  const page = head.parentElement;
  if (!page || window.scrollY !== 0) return null;
  if (page.querySelector('.selected, [aria-haspopup][aria-expanded="true"]')) return null;
  const { left, bottom } = head.getBoundingClientRect();
  const looks = new Map<string, number>();
  const parts: PagePart[] = [];

  function add(rect: Rect, look: string, more: Omit<PagePart, 'at' | 'look'> = {}): void {
    const number = looks.get(look) ?? looks.size;
    looks.set(look, number);
    const lengths = [rect.left - left, rect.top - bottom - BELOW_HEAD, width(rect), height(rect)];
    parts.push({ at: lengths.map(toQuarters), look: number, ...more });
  }

  function visit(element: Element, around: Surroundings): void {
    const rect = rectOf(element.getBoundingClientRect());
    // Of long lists more is there than can be seen, and looks are what costs.
    if (rect.top >= around.clip.bottom) return;
    const style = getComputedStyle(element);
    const opacity = around.opacity * Number(style.opacity);
    const isGone = style.display === 'none' || style.visibility === 'hidden' || opacity === 0;
    // The frame writes the heading itself.
    if (isGone || element.matches('h1')) return;
    const seen = style.display === 'contents' ? around.clip : meet(rect, around.clip);
    if (element instanceof SVGSVGElement) {
      const icon = isVisible(seen) && shapesOf(element);
      if (icon) add(rect, lineLook(style, 0, opacity), { icon, stroke: strokeOf(element) });
      return;
    }
    const hides = style.overflowX !== 'visible';
    if (hides && !isVisible(seen)) return;
    const box = boxLook(style, opacity);
    if (box) add(rect, box);
    pseudo(element, rect, '::before', opacity);
    const inside = {
      clip: hides ? seen : around.clip,
      opacity,
      isCut: hides ? style.textOverflow === 'ellipsis' : around.isCut,
    };
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, inside);
      else if (child instanceof Text) write(child, style, inside);
    }
    pseudo(element, rect, '::after', opacity);
  }

  function write(node: Text, style: CSSStyleDeclaration, { clip, opacity, isCut }: Surroundings) {
    for (const { text, rect } of linesOf(node)) {
      const seen = meet(rect, clip);
      if (!isVisible(seen)) continue;
      const cut = isCut && seen.right < rect.right;
      add(cut ? seen : rect, lineLook(style, height(rect), opacity), { text, ...(cut && { cut }) });
    }
  }

  /** Lines, rings and ticks that the style draws at a place of their own. */
  function pseudo(element: Element, around: Rect, which: '::before' | '::after', opacity: number) {
    const style = getComputedStyle(element, which);
    if (style.content === 'none' || style.position !== 'absolute' || style.opacity === '0') return;
    const box = boxLook(style, opacity, false);
    if (box) add(placeOf(style, around), box);
  }

  const clip = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  visit(page, { clip, opacity: 1, isCut: false });
  if (parts.length > MOST_PARTS) return null;
  const theme = document.documentElement.dataset.theme ?? '';
  return { theme, looks: [...looks.keys()], parts };
}

const width = ({ left, right }: Rect) => right - left;
const height = ({ top, bottom }: Rect) => bottom - top;
const toQuarters = (length: number) => Math.round(length * 4) / 4;
const strokeOf = (icon: Element) => Number(icon.getAttribute('stroke-width') ?? 2);

function isVisible(rect: Rect): boolean {
  return width(rect) >= THINNEST && height(rect) >= THINNEST;
}

/** Where a style puts what it draws, before it turns it. */
function placeOf(style: CSSStyleDeclaration, around: Rect): Rect {
  const sum = (...lengths: string[]) =>
    lengths.reduce((total, length) => total + (Number.parseFloat(length) || 0), 0);
  const left = around.left + sum(style.left, style.marginLeft);
  const top = around.top + sum(style.top, style.marginTop);
  const [w, h] =
    style.boxSizing === 'border-box'
      ? [sum(style.width), sum(style.height)]
      : [
          sum(style.width, style.borderLeftWidth, style.borderRightWidth),
          sum(style.height, style.borderTopWidth, style.borderBottomWidth),
        ];
  return { left, top, right: left + w, bottom: top + h };
}
