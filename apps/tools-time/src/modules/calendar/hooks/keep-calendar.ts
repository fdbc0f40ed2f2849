import { removeWithUndo, type AppDispatch } from '@plainday/data-api';
import { PALETTE } from '@plainday/domain-tasks';
import type { ShellApi } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { calendarsApi } from '../api/calendars.api';
import type { Subscription } from '../model/foreign/subscription.schema';

/** What is said of a calendar that is kept. */
export type CalendarDraft = Pick<Subscription, 'address' | 'name' | 'color'>;

/** As many as an account keeps. */
export const MAX_CALENDARS = 20;
export const MAX_NAME = 100;

/** As its owner or the person calls it, else by where it is. */
export const nameOf = (address: string, name: string | undefined): string =>
  (name || new URL(address).hostname).slice(0, MAX_NAME);

const { calendarAdd, calendarRemove } = calendarsApi.endpoints;
const UNTRACKED = { track: false } as const;

/** A colour that no other has, while there is one. */
export const freeColor = (rows: readonly Subscription[]): string =>
  PALETTE.find((color) => rows.every((row) => row.color !== color)) ?? PALETTE[0] ?? '#3B82F6';

/** Shows a calendar from now on, with its way back. */
export function keepCalendar(
  dispatch: AppDispatch,
  undo: ShellApi['undo'],
  userId: string,
  draft: CalendarDraft,
): void {
  const created_at = new Date(systemClock.now()).toISOString();
  const row = { id: newId(), user_id: userId, is_shown: true, created_at, ...draft };
  void dispatch(calendarAdd.initiate(row, UNTRACKED));
  undo.offer(`“${row.name}” added`, () => {
    void dispatch(calendarRemove.initiate({ id: row.id }, UNTRACKED));
  });
}

/** Takes a calendar away, with its way back. */
export function dropCalendar(
  dispatch: AppDispatch,
  undo: ShellApi['undo'],
  calendar: Subscription,
): void {
  undo.offer(
    `“${calendar.name}” removed`,
    dispatch(removeWithUndo(calendarRemove, calendarAdd, calendar)),
  );
}
