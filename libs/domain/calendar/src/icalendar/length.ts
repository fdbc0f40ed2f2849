const LENGTH = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** The minutes of a length, `P1DT2H`, also before (`-PT15M`); null for what is none. */
export function minutesOfLength(raw: string): number | null {
  const match = LENGTH.exec(raw.trim());
  if (!match) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0));
  const whole = (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 60 + (minutes ?? 0);
  return (whole + Math.round((seconds ?? 0) / 60)) * (match[1] === '-' ? -1 : 1);
}
