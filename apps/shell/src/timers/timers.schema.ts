import type { ShellTimer } from '@plainday/federation-contract';

const isTime = (value: unknown) => value === null || Number.isFinite(value);
const isAbsentOr = (value: unknown, type: string) => value === undefined || typeof value === type;

/** By hand, because it runs before the first paint. */
function isTimer(value: unknown): value is ShellTimer {
  const timer = (value ?? {}) as Record<string, unknown>;
  const { id, label, endsAt, remainingMs, startedAt, quiet, end } = timer;
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    isTime(endsAt) &&
    isTime(remainingMs) &&
    isAbsentOr(startedAt, 'number') &&
    isAbsentOr(quiet, 'boolean') &&
    isAbsentOr(end, 'object') &&
    (!end || typeof (end as Record<string, unknown>).title === 'string')
  );
}

/** The stored timers; nothing where the text is missing, broken or of another shape. */
export function parseTimers(text: string | null): ShellTimer[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) && stored.every(isTimer) ? stored : [];
  } catch {
    return [];
  }
}
