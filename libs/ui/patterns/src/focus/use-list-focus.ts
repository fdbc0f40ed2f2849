import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]';

/** The heading of the page: where the focus is at home when there is no better place. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Which row and which control in it had the focus. */
interface FocusPlace {
  readonly element: HTMLElement;
  readonly row: number;
  readonly control: string | null;
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
}

/** What is the same in every row about a control: `data-control`, or how many-th it is. */
function keyOf(row: HTMLElement, target: HTMLElement): string | null {
  if (target === row) return null;
  const named = target.closest<HTMLElement>('[data-control]')?.dataset.control;
  return named ?? String([...row.querySelectorAll(FOCUSABLE)].indexOf(target));
}

function placeOf(list: HTMLElement, target: EventTarget | null): FocusPlace | null {
  if (!(target instanceof HTMLElement)) return null;
  const row = rowsOf(list).findIndex((candidate) => candidate.contains(target));
  const element = rowsOf(list)[row];
  return element ? { element: target, row, control: keyOf(element, target) } : null;
}

function focusIn(row: HTMLElement, control: string | null): boolean {
  const all = [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const same =
    all.find((element) => element.dataset.control === control) ?? all[Number(control ?? NaN)];
  const own = row.hasAttribute('tabindex') ? row : undefined;
  const found = (control === null ? own : same) ?? all[0] ?? own;
  found?.focus();
  return found !== undefined;
}

/**
 * Keeps the focus when the row that has it goes: it moves to the same control of the next row, else of
 * the row before, else to `fallback`, else to the heading of the page. Never to `body`.
 *
 * @param list The element whose children are the rows. It may itself be gone when the last row is.
 * @param fallback The field to go to from an emptied list.
 */
export function useFocusHome(
  list: RefObject<HTMLElement | null>,
  fallback?: RefObject<HTMLElement | null>,
): void {
  const last = useRef<FocusPlace | null>(null);
  const watched = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (element !== watched.current) {
      watched.current = element;
      element?.addEventListener('focusin', remember);
      element?.addEventListener('focusout', forget);
    }

    function remember(event: FocusEvent) {
      if (watched.current) last.current = placeOf(watched.current, event.target);
    }

    // A focus that goes elsewhere names where; one whose element is removed does not.
    function forget(event: FocusEvent) {
      if (event.relatedTarget) last.current = null;
    }
  });

  useLayoutEffect(() => {
    const place = last.current;
    if (!place || place.element.isConnected || !isLost()) return;
    last.current = null;
    const rows = list.current ? rowsOf(list.current) : [];
    const next = rows[Math.min(place.row, rows.length - 1)];
    if (next && focusIn(next, place.control)) return;
    if (fallback?.current) fallback.current.focus();
    else focusHeading();
  });
}
