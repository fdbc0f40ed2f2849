import type { KeyboardEvent, MouseEvent } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import type { Agenda } from '../hooks/use-agenda';
import type { Lift } from '../hooks/use-lift';
import type { CalendarPlace } from '../hooks/use-place';
import type { Layer } from '../model/calendar.schema';

/** What the drawings of a month and of days work with. */
export interface BoardProps {
  readonly place: CalendarPlace;
  readonly agenda: Agenda;
  readonly lift: Lift;
  readonly today: DayKey;
  /** Epoch milliseconds, to the minute. */
  readonly now: number;
  /** Layers to be drawn. */
  readonly layers: readonly Layer[];
  readonly narrow: boolean;
  /** Gives a task another length, in minutes. */
  readonly onResize: (taskId: string, minutes: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}
