/** How much a line matters, the most first. */
export const LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type Level = (typeof LEVELS)[number];

/** Takes one line for the operator; `info` when no level is given. Never carries what people typed. */
export type Log = (line: string, level?: Level) => void;

/** Passes on what matters at least as much as the level. */
export function upTo(limit: Level, log: Log): Log {
  const most = LEVELS.indexOf(limit);
  return (line, level = 'info') => {
    if (LEVELS.indexOf(level) <= most) log(line, level);
  };
}
