/** The value of a time input as minutes after midnight; null while it is not a time. */
export function fromTime(value: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(value) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? total : null;
}

/** Hours a day may begin at: whoever works at night lives in yesterday until then. */
export const DAY_STARTS: readonly number[] = Array.from({ length: 13 }, (_, hour) => hour * 60);
