import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { observeSizes } from '@plainday/shared-platform';
import { usePrinted } from '@plainday/ui-patterns';
import { createHeightBook, rangeBetween } from './height-book';
import { useDrawnFirst } from './use-drawn-first';

/** A row of title and meta, in CSS pixels. */
const ROW_HEIGHT = 48;
const OVERSCAN = 6;

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The part of a list that is in sight, whatever scrolls around it. `firstPx` is how much of it is drawn before that is
 * known: nothing for one of many lists on a page.
 */
export function useWindow(
  ids: readonly string[],
  list: RefObject<HTMLElement | null>,
  firstPx?: number,
) {
  const [book] = useState(() => createHeightBook(ROW_HEIGHT));
  const [span, setSpan] = useState<Span>(() => ({
    top: 0,
    bottom: firstPx ?? window.innerHeight,
  }));
  const isPrinted = usePrinted();
  const [, setNews] = useState(0);
  const [rows] = useState(() =>
    observeSizes((entries) => {
      let news = false;
      for (const { target } of entries) {
        const element = target as HTMLElement;
        const id = element.dataset.taskId ?? element.dataset.group;
        if (id && element.isConnected) news = book.note(id, element.offsetHeight) || news;
      }
      if (news) setNews((count) => count + 1);
    }),
  );

  const offsets = book.offsets(ids);
  const wide = rangeBetween(offsets, span.top, span.bottom, OVERSCAN);
  const drawn = useDrawnFirst(ids, wide, rangeBetween(offsets, span.top, span.bottom, 0));
  // Paper has no window: all rows are drawn.
  const range = isPrinted ? { start: 0, end: ids.length } : drawn;
  const latest = useRef({ offsets, range: wide });
  useLayoutEffect(() => {
    latest.current = { offsets, range: wide };
  });

  useEffect(() => {
    function look() {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const next = { top: -top, bottom: window.innerHeight - top };
      const { range: drawn, offsets: known } = latest.current;
      const wanted = rangeBetween(known, next.top, next.bottom, OVERSCAN);
      if (wanted.start !== drawn.start || wanted.end !== drawn.end) setSpan(next);
    }

    // A list that fills the screen is drawn already; it need not lay the page out before it is painted.
    const first = firstPx === undefined ? requestAnimationFrame(look) : look();
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      if (first !== undefined) cancelAnimationFrame(first);
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [list, firstPx]);

  useEffect(() => () => rows.disconnect(), [rows]);

  /** Scrolls until a row that is not drawn is in sight. */
  const reveal = useCallback((index: number) => scrollToRow(list, latest, index), [list]);

  return { offsets, range, rows, reveal };
}

function scrollToRow(
  list: RefObject<HTMLElement | null>,
  latest: RefObject<{ readonly offsets: Float64Array }>,
  index: number,
): void {
  if (!list.current) return;
  const top = list.current.getBoundingClientRect().top + (latest.current.offsets[index] ?? 0);
  window.scrollBy(0, top - window.innerHeight / 2);
}
