import { AsyncLocalStorage } from 'node:async_hooks';

/** What the library complained about while it answered one request: SQLSTATE or error codes only. */
export interface Complaints {
  codes: string[];
}

const scope = new AsyncLocalStorage<Complaints>();
const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;
let isGuarded = false;

function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const { code, cause } = value as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? code : codeOf(cause);
}

/** The library prints errors with statement and parameters; inside its calls only codes pass. */
function guardConsole(): void {
  isGuarded = true;
  for (const method of METHODS) {
    const original = console[method].bind(console);
    console[method] = (...values: unknown[]) => {
      const complaints = scope.getStore();
      if (complaints === undefined) {
        original(...values);
        return;
      }
      if (method === 'error') {
        complaints.codes.push(values.map(codeOf).find((code) => code !== undefined) ?? 'unknown');
      }
    };
  }
}

/** Runs the library's work; nothing it prints reaches the console. */
export function quietly<T>(complaints: Complaints, work: () => Promise<T>): Promise<T> {
  if (!isGuarded) {
    guardConsole();
  }
  return scope.run(complaints, work);
}
