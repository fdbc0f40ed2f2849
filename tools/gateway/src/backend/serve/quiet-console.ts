import { AsyncLocalStorage } from 'node:async_hooks';
import { describeError } from '../../http/describe-error';

/** What the library complained about while it answered one request, without a word people typed. */
export interface Complaints {
  /** SQLSTATE or error codes. */
  codes: string[];
  /** Kind, code and place of each error, for the log. */
  causes: string[];
  /** Whether no statement of a request for data has reached the database yet. */
  isUnread?: boolean;
}

/** Nothing yet; `isUnread` where an answer for data is begun. */
export function newComplaints(isUnread = false): Complaints {
  return { codes: [], causes: [], isUnread };
}

const scope = new AsyncLocalStorage<Complaints>();
const METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;
/** What PGlite says of a value it cannot hand over to the database; what Node says where postgres.js has a number for a list. */
const WRONG_FORM =
  /^Invalid input for \w+ type|^The "string" argument must be of type string .*Received type number/;
let isGuarded = false;

function codeOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const { code, cause, message } = value as { code?: unknown; cause?: unknown; message?: unknown };
  if (typeof message === 'string' && WRONG_FORM.test(message)) return '22P02';
  if (typeof code === 'string') return code;
  return codeOf(cause);
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
        complaints.causes.push(describeError(values.find((value) => value instanceof Error)));
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

/** Notes that the request that is being answered has reached the database. */
export function noteAsked(): void {
  const complaints = scope.getStore();
  if (complaints) complaints.isUnread = false;
}

/** The code of what the library complained about last, in the request that is being answered. */
export function lastComplaint(): string | undefined {
  return scope.getStore()?.codes.at(-1);
}
