const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The local day of an instant, `Monday, November 23, 2026`, for what is drawn at the start: the browser's own formatter
 * takes longer to make than that whole frame.
 *
 * @param instantMs Epoch milliseconds.
 */
export function dayInWords(instantMs: number, withYear = true): string {
  const date = new Date(instantMs);
  const day = `${DAYS[date.getDay()] ?? ''}, ${MONTHS[date.getMonth()] ?? ''} ${date.getDate()}`;
  return withYear ? `${day}, ${date.getFullYear()}` : day;
}
