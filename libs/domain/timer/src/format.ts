const pad = (value: number) => String(value).padStart(2, '0');

/**
 * Milliseconds left as `mm:ss`, or `h:mm:ss` from one hour on. A begun second counts as a whole one,
 * so that a countdown shows `00:00` only when it is over.
 */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const hours = Math.floor(seconds / 3600);
  const clock = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

/** Whole minutes as people write them: `25 min`, `2 h`, `2 h 30 min`. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  if (hours === 0) return `${whole} min`;
  return whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60} min`;
}
