import type { ServerResponse } from 'node:http';

/** An answer before it is written: whole in memory, so that length and compression are exact. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the browser is to remember: a header for each. */
  readonly cookies?: readonly string[];
  readonly body?: string | Uint8Array;
  /** Set where the body may be compressed on the fly. */
  readonly compressible?: boolean;
  /** Takes the answer over once its head is sent: what is written has no end yet. */
  readonly stream?: (response: ServerResponse) => void;
  /** What failed on our side, for the log. Never sent. */
  readonly cause?: string | undefined;
  /** Set where a 5xx is no fault: the answer of a gateway that has not started yet. */
  readonly isEarly?: boolean;
}

/** One request that is being watched. */
export interface Observed {
  /** Stands in the answer as `x-request-id`, and in the line about its fault. */
  readonly id: string;
  /** Counts the answer; one that failed on our side becomes a line. */
  end(reply: Reply): void;
}

/** Header of an answer within this process: what failed, for the log. Never reaches a client. */
export const CAUSE_HEADER = 'x-plainday-cause';

/** A JSON answer that no cache keeps. */
export function json(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(value),
    compressible: true,
  };
}

/** A short plain-text answer. */
export function text(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body,
  };
}

/** The error shape of the data API: what supabase-js reads. */
export function apiError(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return json(status, { code, message, details: null, hint: null }, headers);
}

/** The error shape of the auth API: what supabase-js reads. */
export function authError(
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return json(status, { code: status, error_code: code, msg: message }, headers);
}

/** 405 with the methods that would have been right. */
export function methodNotAllowed(allow: string): Reply {
  return apiError(405, 'method_not_allowed', `Only ${allow} can be used here.`, { allow });
}
