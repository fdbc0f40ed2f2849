const PATTERN = /^(\d{1,2})(?:[:.h ]?(\d{2}))?\s*(am|pm)?$/i;

/**
 * A time of day in 24 hours, `HH:mm`, from what people type: `9`, `930`, `9:30`, `21.15`, `9 pm`.
 *
 * @returns Null for anything else; empty text stays empty.
 */
export function readTime(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const match = PATTERN.exec(trimmed.replace(/^(\d)(\d{2})$/, '$1:$2'));
  if (!match) return null;
  const half = match[3]?.toLowerCase();
  let hour = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  if (half && (hour < 1 || hour > 12)) return null;
  if (half) hour = (hour % 12) + (half === 'pm' ? 12 : 0);
  if (hour > 23 || minute > 59) return null;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time some minutes later, around midnight if need be. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (((hour * 60 + minute + minutes) % 1440) + 1440) % 1440;
  return readTime(`${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`) ?? time;
}
