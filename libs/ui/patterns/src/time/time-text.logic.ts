const PATTERN = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(?:([ap])\.?(?:m\.?)?)?$/i;

/**
 * A time of day in 24 hours, `HH:mm`, from what people type: `9`, `930`, `9:30`, `21.15`, `9 pm`, `9p`.
 *
 * @returns Null for anything else; empty text stays empty.
 */
export function readTime(text: string): string | null {
  const trimmed = text.normalize('NFKC').trim();
  if (trimmed === '') return '';
  const match = PATTERN.exec(trimmed.replace(/^(\d)(\d{2})(?!\d)/, '$1:$2'));
  if (!match) return null;
  const half = match[3]?.toLowerCase();
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === 'p' ? 12 : 0);
  if (hour > 23 || minute > 59) return null;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time some minutes later, around midnight if need be. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return readTime(`${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`) ?? time;
}

/**
 * Whether a language and its region tell the time with twelve hours and two halves.
 *
 * @param locale That of the browser when it is left out.
 */
export function hasHalves(locale?: string): boolean {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}

/** A time `HH:mm` as somebody's clock shows it: `21:00`, `9:00 PM`; nothing for none. */
export function writeTime(time: string, halves: boolean): string {
  const [hour, minute] = time.split(':').map(Number);
  if (!halves || hour === undefined || minute === undefined) return time;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
