import { reportUnlessLeaving } from './visible';

/** The door to the console. Failures without a user message (spec §8, Tasks) are logged through it. */
export interface Logger {
  error(message: string, detail?: unknown): void;
  warn(message: string, detail?: unknown): void;
  info(message: string, detail?: unknown): void;
}

/** Writes to the browser's console, but for the failures of a page that is being left. */
export const logger: Logger = {
  error: (message, detail) => reportUnlessLeaving(() => write('error', message, detail)),
  warn: (message, detail) => reportUnlessLeaving(() => write('warn', message, detail)),
  info: (message, detail) => write('info', message, detail),
};

function write(level: 'error' | 'warn' | 'info', message: string, detail: unknown): void {
  if (detail === undefined) console[level](message);
  else console[level](message, detail);
}
