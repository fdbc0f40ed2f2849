import { backOf, editOf, removeWithUndo, useAppDispatch, useRows } from '@plainday/data-api';
import { PALETTE } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { calendarsApi, useCalendarListQuery } from '../api/calendars.api';
import type { Subscription } from '../model/foreign/subscription.schema';

/** What a form says of a calendar. */
export type CalendarDraft = Pick<Subscription, 'address' | 'name' | 'color'>;

const { calendarAdd, calendarChange, calendarRemove } = calendarsApi.endpoints;
const UNTRACKED = { track: false } as const;

/** The calendars of others that the person shows, and what can be done with them, each with its way back. */
export function useCalendars() {
  const { user, undo } = useShell();
  const dispatch = useAppDispatch();
  const { rows, status, retry } = useRows(useCalendarListQuery());

  return {
    calendars: rows,
    status,
    retry,
    /** A colour that no other has, while there is one. */
    freeColor:
      PALETTE.find((color) => rows.every((row) => row.color !== color)) ?? PALETTE[0] ?? '#3B82F6',
    add(draft: CalendarDraft): void {
      const created_at = new Date(systemClock.now()).toISOString();
      const row = { id: newId(), user_id: user.id, is_shown: true, created_at, ...draft };
      void dispatch(calendarAdd.initiate(row, UNTRACKED));
      undo.offer(`“${row.name}” added`, () => {
        void dispatch(calendarRemove.initiate({ id: row.id }, UNTRACKED));
      });
    },
    change(calendar: Subscription, draft: CalendarDraft): void {
      const edit = editOf(calendar, draft);
      if (!edit) return;
      void dispatch(calendarChange.initiate(edit, UNTRACKED));
      undo.offer(`“${draft.name}” changed`, () => {
        void dispatch(calendarChange.initiate(backOf(edit), UNTRACKED));
      });
    },
    show(calendar: Subscription, is_shown: boolean): void {
      const edit = editOf(calendar, { is_shown });
      if (edit) void dispatch(calendarChange.initiate(edit, UNTRACKED));
    },
    remove(calendar: Subscription): void {
      undo.offer(
        `“${calendar.name}” removed`,
        dispatch(removeWithUndo(calendarRemove, calendarAdd, calendar)),
      );
    },
  };
}

/** The calendars of others and what can be done with them. */
export type Calendars = ReturnType<typeof useCalendars>;
