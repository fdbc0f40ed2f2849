const DAY_MS = 86_400_000;

/**
 * When the pictures are taken: always the same morning, so that a screen that is drawn again on another day is the same.
 * Whoever wants a later one on the pages changes it and takes all pictures. Their clock is UTC.
 */
export const MORNING = new Date('2026-11-27T09:41:00.000Z');

/** A time of a day, counted from that morning's, as an ISO instant. */
export function at(offset: number, hour: number, minute = 0): string {
  const date = new Date(MORNING.getTime() + offset * DAY_MS);
  date.setUTCHours(hour, minute, 0, 0);
  return date.toISOString();
}

/** `yyyy-MM-dd` of a day, counted from that morning's. */
export function dayKey(offset: number): string {
  return at(offset, 12).slice(0, 10);
}
