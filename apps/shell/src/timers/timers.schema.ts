import type { ShellTimer } from '@plainday/federation-contract';

const isTime = (value: unknown) => value === null || Number.isFinite(value);
const isAbsentOr = (value: unknown, type: string) => value === undefined || typeof value === type;

/** By hand, because it runs before the first paint. */
function isTimer(value: unknown): value is ShellTimer {
  const timer = (value ?? {}) as Record<string, unknown>;
  const { id, label, endsAt, remainingMs, startedAt, away, quiet, end } = timer;
  return (
    typeof id === 'string' &&
    typeof label === 'string' &&
    isTime(endsAt) &&
    isTime(remainingMs) &&
    isAbsentOr(startedAt, 'number') &&
    (away === undefined || Array.isArray(away)) &&
    isAbsentOr(quiet, 'boolean') &&
    isAbsentOr(end, 'object') &&
    (!end || typeof (end as Record<string, unknown>).title === 'string')
  );
}

/** What lies under the key, item by item; nothing where the text is missing or broken. */
export function parseItems(text: string | null): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** The timers among the items. What a newer version wrote in another shape is left out alone. */
export function timersOf(items: readonly unknown[]): ShellTimer[] {
  return items.filter(isTimer);
}
