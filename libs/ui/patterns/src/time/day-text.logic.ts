/** A part of a day. */
export type DayPart = 'year' | 'month' | 'day';

/** The first and the last day that Plainday knows. */
export const FIRST_DAY = '1970-01-01';
export const LAST_DAY = '2199-12-31';

/** How somebody writes days. */
export interface DayOrder {
  readonly parts: readonly DayPart[];
  /** What stands before, between and after the parts, one more than there are parts. */
  readonly between: readonly string[];
}

const isPart = (type: string): type is DayPart => ['year', 'month', 'day'].includes(type);

/**
 * How a language and its region write days: `05/06/2031`, `06.05.2031`, `2031-05-06`.
 *
 * @param locale That of the browser when it is left out.
 */
export function dayOrderOf(locale?: string): DayOrder {
  const written = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).formatToParts(new Date(2031, 4, 6));
  const parts: DayPart[] = [];
  const between = [''];
  for (const { type, value } of written) {
    if (isPart(type)) {
      parts.push(type);
      between.push('');
    } else {
      // Marks of direction are not seen, and would stand in the way of the caret.
      between[parts.length] += value.replace(/\p{Cf}/gu, '');
    }
  }
  return { parts, between };
}

function join({ parts, between }: DayOrder, texts: Readonly<Record<DayPart, string>>): string {
  return parts.map((part, at) => `${between[at]}${texts[part]}`).join('') + between.at(-1);
}

/** A day `yyyy-MM-dd` as somebody writes it; nothing for none. */
export function writeDay(value: string, order: DayOrder): string {
  const [year, month, day] = value.split('-');
  return year && month && day ? join(order, { year, month, day }) : '';
}

/** What stands in a field without a day: `MM/DD/YYYY`. */
export function dayPlaceholder(order: DayOrder): string {
  return join(order, { year: 'YYYY', month: 'MM', day: 'DD' });
}

const text = (value: number, width: number) => String(value).padStart(width, '0');

/** The day of three numbers as `yyyy-MM-dd`; null where the calendar has none. */
export function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isThere ? `${text(year, 4)}-${text(month, 2)}-${text(day, 2)}` : null;
}

/** The day some days, months or years later; the last of a month that is too short. */
export function shiftDay(value: string, part: DayPart, by: number): string {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  if (part === 'day') {
    const date = new Date(0);
    date.setUTCFullYear(year, month - 1, day + by);
    return date.toISOString().slice(0, 10);
  }
  const months = year * 12 + month - 1 + by * (part === 'year' ? 12 : 1);
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const fits = [day, 30, 29, 28].map((each) => dayOf(toYear, toMonth, Math.min(each, day)));
  return fits.find((each) => each !== null) ?? value;
}
