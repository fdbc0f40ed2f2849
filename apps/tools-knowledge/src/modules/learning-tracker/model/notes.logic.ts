import { addDays, isDayKey, type DayKey } from '@plainday/domain-calendar';
import { trimmedText } from '@plainday/shared-utils';
import { DEFAULT_TARGET_HOURS } from './learning.schema';

const TARGET = /^Target: (\d+) hours$/;
const SESSION = /^(\d{4}-\d{2}-\d{2}): (\d+) min - (.+)$/;

/** What a session is called that has no note (spec §3). */
export const STUDY_SESSION = 'Study session';

/** A session, as its line in the notes tells it. */
export interface SessionLine {
  readonly day: DayKey;
  readonly minutes: number;
  readonly note: string;
}

/** The notes of a goal, taken apart. */
export interface GoalNotes {
  readonly targetHours: number;
  readonly sessions: readonly SessionLine[];
  /** The person's own words. */
  readonly text: string;
}

/**
 * Reads the notes of a goal. The first target line counts, what looks like one further below is
 * somebody's own words (decisions 52).
 */
export function readNotes(notes: string | null): GoalNotes {
  let target: number | null = null;
  const sessions: SessionLine[] = [];
  const own: string[] = [];
  for (const line of (notes ?? '').split('\n')) {
    const hours: string | undefined = target === null ? TARGET.exec(line)?.[1] : undefined;
    const session = sessionOf(line);
    if (hours !== undefined) target = Number(hours);
    else if (session) sessions.push(session);
    else own.push(line);
  }
  return {
    targetHours: target || DEFAULT_TARGET_HOURS,
    sessions,
    text: trimmedText(own.join('\n')),
  };
}

function sessionOf(line: string): SessionLine | null {
  const [, day = '', minutes, note = ''] = SESSION.exec(line) ?? [];
  return isDayKey(day) ? { day, minutes: Number(minutes), note } : null;
}

/** The line that a session appends: date, minutes, and its note on one line (spec §3). */
export function sessionLine({ day, minutes, note }: SessionLine): string {
  return `${day}: ${minutes} min - ${note.replace(/\s+/g, ' ').trim() || STUDY_SESSION}`;
}

/** The notes of a new goal. */
export function firstNotes(targetHours: number): string {
  return `Target: ${targetHours} hours`;
}

/** The notes with another target or other words; the sessions stay. */
export function withGoalNotes(
  notes: string | null,
  change: { targetHours: number; text: string },
): string {
  const { sessions } = readNotes(notes);
  const text = trimmedText(change.text);
  const lines = [firstNotes(change.targetHours), ...sessions.map(sessionLine)];
  return text === '' ? lines.join('\n') : [...lines, '', text].join('\n');
}

/** The notes with one session more: below the last one, else below the target, as the database writes it. */
export function withSession(notes: string | null, session: SessionLine): string {
  const lines = (notes ?? '').split('\n');
  const last = lines.findLastIndex((line) => SESSION.test(line));
  const place = last < 0 ? lines.findIndex((line) => TARGET.test(line)) : last;
  if (place >= 0) return lines.toSpliced(place + 1, 0, sessionLine(session)).join('\n');
  const text = trimmedText(notes ?? '');
  const head = `${firstNotes(DEFAULT_TARGET_HOURS)}\n${sessionLine(session)}`;
  return text === '' ? head : `${head}\n\n${text}`;
}

/** The notes without the last line of this session. */
export function withoutSession(notes: string | null, session: SessionLine): string {
  const lines = (notes ?? '').split('\n');
  const place = lines.lastIndexOf(sessionLine(session));
  return (place < 0 ? lines : lines.toSpliced(place, 1)).join('\n');
}

/** Minutes of the seven days that end with `today`. */
export function minutesOfWeek(sessions: readonly SessionLine[], today: DayKey): number {
  const from = addDays(today, -6);
  return sessions
    .filter(({ day }) => day >= from && day <= today)
    .reduce((sum, { minutes }) => sum + minutes, 0);
}
