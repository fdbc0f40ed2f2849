import type { PictureFact, PictureRow } from '@plainday/data-device';
import { shapesOf } from './shapes';

/** So many rows fill a screen. */
const MOST_ROWS = 12;

const said = (part: Element) => part.classList.contains('said');

/** The rows at the top of a list as they are drawn; none where it is scrolled, or has headings between its rows. */
export function readRows(list: Element): readonly PictureRow[] {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-task-id]')];
  if (rows[0]?.getAttribute('aria-rowindex') !== '1') return [];
  return rows.slice(0, MOST_ROWS).map(readRow);
}

function readRow(row: HTMLElement): PictureRow {
  const title = row.querySelector('[data-title], textarea.title');
  return {
    title: (title instanceof HTMLTextAreaElement ? title.value : title?.textContent) ?? '',
    priority: row.querySelector('[id^=priority-]')?.textContent.split(' ')[0] ?? '',
    notes: row.querySelector('.notes')?.textContent ?? '',
    facts: [...row.querySelectorAll('.meta > .fact')].map(readFact),
    height: row.offsetHeight,
  };
}

function readFact(fact: Element): PictureFact {
  const dot = fact.querySelector<HTMLElement>('[style]')?.style.background;
  return {
    icon: shapesOf(fact.querySelector('svg')) ?? [],
    text: [...fact.children]
      .filter((part) => !said(part))
      .map(({ textContent }) => textContent)
      .join(''),
    look: fact.className,
    ...(dot ? { dot } : {}),
  };
}
