/** Longest cause in a log line, in characters. */
const MAX_LENGTH = 160;

/** The code of an error, of what caused it where it has none itself, or nothing. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? String(code) : codeOf(cause);
}

/** The first place of the stack, as `file:line`, without the folders of this machine. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return /\n\s+at (?:.*\()?(?:.*[/\\])?([^/\\()\n]+:\d+):\d+\)?/.exec(stack)?.[1] ?? '';
}

/**
 * What went wrong, for the log: kind, code and place. Never the message, which may hold what people
 * typed.
 */
export function describeError(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  const [code, place] = [codeOf(error), placeOf(error)];
  const parts = [name, code, place && `at ${place}`].filter((part) => part !== '');
  return parts
    .join(' ')
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, MAX_LENGTH);
}
