const DAY_MS = 86_400_000;
/** As `playwright.config.mjs` sets it. */
const timeZone = 'Europe/Berlin';

/** About noon of the local day, so many days ago, in epoch milliseconds. */
export function noonOf(ago: number): number {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now());
  return Date.parse(`${today}T11:00:00Z`) - ago * DAY_MS;
}

/** The local day, so many days ago: `2026-11-21`. */
export function dayKey(ago: number): string {
  return new Date(noonOf(ago)).toISOString().slice(0, 10);
}

/** The same as it is said: `Saturday, November 21`. */
export function dayName(ago: number): string {
  const words = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', words).format(noonOf(ago));
}

/** The days from today to Sunday, both included. */
export function daysLeftInWeek(): number {
  return 7 - ((new Date(noonOf(0)).getUTCDay() + 6) % 7);
}
