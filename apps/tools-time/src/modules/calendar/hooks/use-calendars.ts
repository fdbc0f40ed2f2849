import { backOf, editOf, useAppDispatch, useRows } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { calendarsApi, useCalendarListQuery } from '../api/calendars.api';
import type { Subscription } from '../model/foreign/subscription.schema';
import { dropCalendar, freeColor, keepCalendar, type CalendarDraft } from './keep-calendar';

const { calendarChange } = calendarsApi.endpoints;
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
    freeColor: freeColor(rows),
    add: (draft: CalendarDraft) => keepCalendar(dispatch, undo, user.id, draft),
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
    remove: (calendar: Subscription) => dropCalendar(dispatch, undo, calendar),
  };
}

/** The calendars of others and what can be done with them. */
export type Calendars = ReturnType<typeof useCalendars>;
