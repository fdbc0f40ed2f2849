import type { PictureFact } from '@plainday/data-device';
import { drawIcon } from './draw-icon';
import { make } from './page';
import type { EarlyRow } from './rows-of';

/** What still holds of a row that was kept. */
export interface Holding {
  /** "Today" was said of this day. */
  readonly isSameDay: boolean;
  /** It is as high as it was. */
  readonly hasHeight?: boolean;
}

/** A row with what stands in it. */
export function drawRow(row: EarlyRow, { isSameDay, hasHeight }: Holding): HTMLElement {
  const item = make('li', 'f-row');
  const ring = make('span', 'f-ring');
  const body = make('span', 'f-body');
  if (hasHeight) item.style.height = `${row.height}px`;
  ring.dataset.priority = row.priority;
  body.append(words('f-title-text', row.title));
  if (row.notes) body.append(words('f-notes', row.notes));
  if (row.facts.length > 0) {
    const line = make('span', 'f-facts');
    const holding = row.facts.filter(({ look }) => isSameDay || !/\bdue|done-at/.test(look));
    line.append(...holding.map(drawFact));
    body.append(line);
  }
  item.append(ring, body);
  return item;
}

function words(name: string, text: string): HTMLElement {
  const element = make('span', name);
  // Drawn by the style: the words themselves are in the list of the app.
  if (text) element.dataset.text = text;
  return element;
}

function drawFact({ look, dot, icon, text }: PictureFact): HTMLElement {
  const element = make('span', `f-${look}`);
  if (dot) {
    const spot = make('span', 'f-dot');
    spot.style.background = dot;
    element.append(spot);
  } else if (icon.length > 0) element.append(drawIcon(icon, 13));
  if (text) element.append(words('', text));
  return element;
}
