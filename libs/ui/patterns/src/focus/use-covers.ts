import { useLayoutEffect } from 'react';
import { observeSizes } from '@plainday/shared-platform';
import type { RefObject } from 'react';

/** Room between what lies over the page and what has the focus, in CSS pixels. */
const ROOM = 8;
const heights = new Map<object, number>();

function tell(): void {
  const { style } = document.documentElement;
  const most = Math.max(0, ...heights.values());
  if (most === 0) style.removeProperty('--covered');
  else style.setProperty('--covered', `${most}px`);
}

/**
 * For what lies over the lower edge of the page while it is there: the page scrolls so far that it never covers what
 * has the focus, and ends so low that nothing stays below it.
 */
export function useCovers(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const key = {};
    const observer = observeSizes(() => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      heights.set(key, Math.ceil(element.getBoundingClientRect().height + below) + ROOM);
      tell();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      heights.delete(key);
      tell();
    };
  }, [ref]);
}
