import {
  dayAt,
  relativeDay,
  timeOfDay,
  type DayKey,
  type DayRule,
} from '@plainday/domain-calendar';

/** How a live transcript comes about, or why there is none. */
export type TranscriptWay = 'device' | 'service' | 'ask' | 'off' | 'none' | 'failed';

/** The privacy ladder in words. */
export const WAY_TEXTS: Readonly<Record<TranscriptWay, string>> = {
  device: 'Transcript made on this device',
  service: "Transcript by the browser's service",
  ask: 'Recording without transcript',
  off: 'Recording without transcript',
  none: 'Recording without transcript: this browser cannot transcribe',
  failed: "Recording without transcript: the browser's service does not answer",
};

/** `Yesterday, 18:20`, `Thursday, 11:05`, `Nov 17, 09:40`; with the year where it is another one. */
export function whenText(createdAt: string, today: DayKey, rule: DayRule): string {
  const at = Date.parse(createdAt);
  return `${relativeDay(dayAt(at, rule), today, { week: true })}, ${timeOfDay(at)}`;
}

/** `2 minutes 14 seconds`: a position as it is said. */
export function spokenTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const part = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
  const last = part(rest, 'second');
  return minutes === 0 ? last : `${part(minutes, 'minute')} ${last}`;
}
