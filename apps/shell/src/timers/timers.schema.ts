import type { ShellTimer } from '@plainday/federation-contract';

const isTime = (value: unknown) => value === null || Number.isFinite(value);

/** By hand, because it runs before the first paint. */
function isTimer(value: unknown): value is ShellTimer {
  const { id, label, endsAt, remainingMs } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof label === 'string' && isTime(endsAt) && isTime(remainingMs)
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
