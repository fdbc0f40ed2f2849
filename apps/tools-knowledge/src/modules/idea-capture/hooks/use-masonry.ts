import { useLayoutEffect, useRef } from 'react';
import { observeSizes } from '@plainday/shared-platform';

/** Least width of a column and the gap between two, in CSS pixels. */
const COLUMN = 280;
const GAP = 12;

function place(list: HTMLElement): void {
  const cards = [...list.children].filter((child) => child instanceof HTMLElement);
  const count = Math.max(1, Math.min(3, Math.floor((list.clientWidth + GAP) / (COLUMN + GAP))));
  list.style.gridTemplateColumns = `repeat(${count}, minmax(0, 1fr))`;
  const ends = Array.from({ length: count }, () => 1);
  for (const card of cards) {
    const column = ends.indexOf(Math.min(...ends));
    const start = ends[column] ?? 1;
    const span = Math.ceil(card.getBoundingClientRect().height) + GAP;
    card.style.gridColumn = String(column + 1);
    card.style.gridRow = `${start} / span ${span}`;
    ends[column] = start + span;
  }
}

/**
 * Cards of natural height in columns, each card in the shortest one, in the order of the document. The list is a grid
 * of rows one pixel high whose items begin at the top of their place.
 */
export function useMasonry<Element extends HTMLElement>() {
  const list = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    place(element);
    const observer = observeSizes(() => place(element));
    observer.observe(element);
    for (const card of element.children) observer.observe(card);
    return () => observer.disconnect();
  });

  return list;
}
