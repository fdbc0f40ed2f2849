const DAY_MS = 86_400_000;

/** The last time it was 09:41, so that no picture looks as if it were taken at night. The pictures' clock is UTC. */
export function lastMorning(): Date {
  const now = new Date();
  const morning = new Date(now);
  morning.setUTCHours(9, 41, 0, 0);
  return morning < now ? morning : new Date(morning.getTime() - DAY_MS);
}

/** A time of a day, counted from that morning's, as an ISO instant. */
export function at(offset: number, hour: number, minute = 0): string {
  const date = new Date(lastMorning().getTime() + offset * DAY_MS);
  date.setUTCHours(hour, minute, 0, 0);
  return date.toISOString();
}

/** `yyyy-MM-dd` of a day, counted from that morning's. */
export function dayKey(offset: number): string {
  return at(offset, 12).slice(0, 10);
}
