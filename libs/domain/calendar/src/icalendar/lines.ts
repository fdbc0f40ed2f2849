import { addDays } from '../day-key';
import type { DayKey } from '../day-key';
import { offsetAt } from '../zone';

const LINE_OCTETS = 75;

/** Text of a property (RFC 5545 §3.3.11). */
export function textValue(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // eslint-disable-next-line no-control-regex -- control characters are not allowed in a calendar
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  );
}

/** An instant in UTC: `20261121T140000Z`. Epoch milliseconds. */
export function utcStamp(instantMs: number): string {
  return new Date(instantMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** What the clocks of a zone show at an instant: `20261121T150000`. Epoch milliseconds. */
export function wallStamp(instantMs: number, timeZone: string): string {
  return utcStamp(instantMs + offsetAt(instantMs, timeZone)).slice(0, -1);
}

/** A day as a date: `20261121`. */
export function dateStamp(day: DayKey): string {
  return day.replaceAll('-', '');
}

/** Times of an event on a whole day: it ends with the next one, and leaves the time free. */
export function wholeDay(day: DayKey): string[] {
  return [
    `DTSTART;VALUE=DATE:${dateStamp(day)}`,
    `DTEND;VALUE=DATE:${dateStamp(addDays(day, 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

/** Times of an event in UTC. Epoch milliseconds. */
export function timed(startMs: number, endMs: number): string[] {
  return [`DTSTART:${utcStamp(startMs)}`, `DTEND:${utcStamp(Math.max(endMs, startMs))}`];
}

/** Folds a line after 75 octets, never inside a character (RFC 5545 §3.1). */
function fold(line: string): string {
  if (line.length * 3 <= LINE_OCTETS) return line;
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

/** Lines of content as they are written, each folded and ended. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A calendar of components, each given as its lines. `head` holds properties of the calendar beside those it must have. */
export function calendarText(head: readonly string[], components: readonly string[]): string {
  const first = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Plainday//Calendar//EN'];
  return contentLines([...first, ...head, ...components, 'END:VCALENDAR']);
}
