/** From when to when, epoch milliseconds, or a whole local day, `yyyy-MM-dd`. */
type CalendarTime = { readonly startMs: number; readonly endMs: number } | { readonly day: string };

/** What stands in an exported calendar. */
export type CalendarItem = CalendarTime & {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
};

const LINE_OCTETS = 75;

/** Text of a property (RFC 5545 §3.3.11). */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- control characters are not allowed in a calendar
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  );
}

/** Folds a line after 75 octets, never inside a character (RFC 5545 §3.1). */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function utcStamp(instantMs: number): string {
  return new Date(instantMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** From when to when; a whole day is a date without an end (RFC 5545 §3.6.1), and leaves the time free. */
function timesOf(time: CalendarTime): string[] {
  if ('day' in time) {
    return [`DTSTART;VALUE=DATE:${time.day.replaceAll('-', '')}`, 'TRANSP:TRANSPARENT'];
  }
  const { startMs, endMs } = time;
  return [`DTSTART:${utcStamp(startMs)}`, `DTEND:${utcStamp(Math.max(endMs, startMs))}`];
}

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
    ...timesOf(item),
    `SUMMARY:${escapeText(item.title)}`,
    ...(item.description ? [`DESCRIPTION:${escapeText(item.description)}`] : []),
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plainday//Calendar//EN', ...events];
  return `${[...lines, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`;
}
