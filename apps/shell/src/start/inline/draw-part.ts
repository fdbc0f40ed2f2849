import type { PagePart } from '@plainday/data-device';
import { drawIcon } from './draw-icon';
import { make } from './page';

/** A part of a page, at its place. */
export function drawPart(
  { at, look, text, cut, icon, stroke }: PagePart,
  looks: readonly string[],
): HTMLElement {
  const item = make('li', cut ? 'f-cut' : '');
  const [left, top, width, height] = at.map((pixels) => `${pixels}px`);
  item.style.cssText = looks[look] ?? '';
  Object.assign(item.style, { left, top, width, height });
  if (text) item.dataset.text = text;
  if (icon) item.append(drawIcon(icon, at[2] ?? 0, stroke));
  return item;
}
