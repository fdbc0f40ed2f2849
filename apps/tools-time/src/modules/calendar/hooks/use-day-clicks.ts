import type { MouseEvent } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import type { Lift } from './use-lift';
import type { CalendarPlace } from './use-place';

interface ClickActions {
  /** Opens a day, beside its cell. */
  readonly open: (day: DayKey) => void;
  readonly add: (day: DayKey, time?: string) => void;
  /** On a phone a month chooses days, which are listed below it. */
  readonly choosesOnly: boolean;
}

/** Clicks on the days: a task, an event or '+N more' opens the day, the room beside them adds there; a lifted task is dropped. */
export function useDayClicks(place: CalendarPlace, lift: Lift, actions: ClickActions) {
  return function handleClick({ target }: MouseEvent): void {
    if (!(target instanceof HTMLElement)) return;
    const column = target.closest<HTMLElement>('[data-day],[data-column]');
    const day = column?.dataset.day ?? column?.dataset.column;
    if (day === undefined) return;
    const time = target.closest<HTMLElement>('[data-hour]')?.dataset.hour;
    if (lift.task) return lift.drop(time === undefined ? { day } : { day, time });
    place.walk(day);
    if (actions.choosesOnly) return;
    const isItem =
      target.closest('[data-task-id],[data-event],[data-more],[data-kind],.habits') !== null;
    const isHead = place.mode !== 'monthly' && column?.dataset.day !== undefined;
    if (isItem || isHead) actions.open(day);
    else actions.add(day, time);
  };
}
