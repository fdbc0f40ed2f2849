import { DUE_SHORTCUTS, type Task } from '@plainday/domain-tasks';
import type { MenuEntry } from '@plainday/ui-components';
import { Calendar, CalendarDays, SkipForward } from 'lucide';
import type { SeriesDate } from '../../actions/series-actions';
import { shortcutChanges } from '../../due-changes.logic';
import type { ListPort } from '../port/list-context';

/** The days to which one date of a series may be moved; `pick` says what the window for others opens beside. */
export function movingEntries(
  date: SeriesDate,
  port: ListPort,
  nowMs: number,
  pick: (open: (anchor: HTMLElement) => void) => void,
  family: readonly Task[] = [],
): MenuEntry[] {
  const { actions } = port;
  return [
    ...DUE_SHORTCUTS.map(({ id, label }) => ({
      label,
      icon: Calendar,
      onSelect: () => void actions.moveDate(date, shortcutChanges(date.at, id, nowMs), family),
    })),
    {
      label: 'Pick a date…',
      icon: CalendarDays,
      onSelect: () => pick((anchor) => port.pickOneDate(date, anchor)),
    },
  ];
}

/** Leaves one date of a series out; `onSkip` once it is. */
export function skipEntry(date: SeriesDate, { actions }: ListPort, onSkip?: () => void): MenuEntry {
  return {
    label: 'Skip this one',
    icon: SkipForward,
    onSelect: () => void actions.skipDate(date).then(onSkip),
  };
}
