import {
  calendarText,
  textValue,
  timed,
  utcStamp,
  wholeDay,
} from '@plainday/domain-calendar/icalendar';

/** From when to when, epoch milliseconds, or a whole local day, `yyyy-MM-dd`. */
type CalendarTime = { readonly startMs: number; readonly endMs: number } | { readonly day: string };

/** What stands in an exported calendar. */
export type CalendarItem = CalendarTime & {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
};

/**
 * Items as an iCalendar file, which other calendars open (CV7).
 *
 * @param now Epoch milliseconds of the export.
 */
export function toIcs(items: readonly CalendarItem[], now: number): string {
  const events = items.flatMap((item) => [
    'BEGIN:VEVENT',
    `UID:${item.id}@plainday`,
    `DTSTAMP:${utcStamp(now)}`,
    ...('day' in item ? wholeDay(item.day) : timed(item.startMs, item.endMs)),
    `SUMMARY:${textValue(item.title)}`,
    ...(item.description ? [`DESCRIPTION:${textValue(item.description)}`] : []),
    'END:VEVENT',
  ]);
  return calendarText([], events);
}
