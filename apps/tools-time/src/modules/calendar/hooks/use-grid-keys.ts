import type { KeyboardEvent } from 'react';
import { isEnter } from '@plainday/shared-utils';
import { dayAfterKey } from '../model/range.logic';
import type { Lift } from './use-lift';
import type { CalendarPlace } from './use-place';

interface GridActions {
  /** Opens the day that is active. */
  readonly open: () => void;
  /** Lifts the task of the active day, or opens the day where there are several. */
  readonly pick: () => void;
}

/** The keys of the grid (CV3, CV4): walking, opening, lifting, dropping. */
export function useGridKeys(place: CalendarPlace, lift: Lift, { open, pick }: GridActions) {
  function drop(): void {
    if (lift.target) lift.drop(lift.target);
  }

  function walk(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (lift.task && (key === 'ArrowUp' || key === 'ArrowDown')) {
      if (lift.shift(key === 'ArrowUp' ? -1 : 1)) return true;
    }
    const day = dayAfterKey(key, shiftKey, place.active);
    if (day === null || (shiftKey && !key.startsWith('Page'))) return false;
    if (key.startsWith('Page')) place.go(day);
    else place.walk(day);
    lift.over(day);
    return true;
  }

  return function handleKey(event: KeyboardEvent): void {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof HTMLElement) || !target.matches('[role="gridcell"][data-day]')) return;
    if (isEnter(event) || key === ' ') {
      if (event.repeat) return;
      if (lift.task) drop();
      else if (isEnter(event)) open();
      else pick();
    } else if (key === 'Escape' && lift.task) lift.cancel();
    else if (!walk(event)) return;
    event.preventDefault();
  };
}
