import * as z from 'zod/mini';
import { apiError, type Reply } from '../http/reply';
import { parsedBody } from './forward';

const errorSchema = z.object({
  code: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  message: z.optional(z.nullable(z.string())),
  details: z.optional(z.unknown()),
});

/** What PostgreSQL says, and what PostgREST would have answered. First match wins. */
const known: readonly (readonly [RegExp, number, string, string])[] = [
  [/violates check constraint/i, 400, '23514', 'A value is outside of what is allowed.'],
  [/violates not-null constraint/i, 400, '23502', 'A required value is missing.'],
  [/violates foreign key constraint/i, 409, '23503', 'Something this refers to does not exist.'],
  [/duplicate key value/i, 409, '23505', 'This exists already.'],
  [/row-level security|permission denied/i, 403, '42501', 'This is not yours to change.'],
  [/deadlock detected|could not serialize/i, 503, '40001', 'Busy for a moment. Try again.'],
  [/statement timeout|lock timeout/i, 503, '57014', 'This took too long. Try again.'],
  [/no space left on device|could not extend file/i, 503, '53100', 'Nothing can be stored now.'],
  [/out of range/i, 400, '22003', 'A number or date is out of range.'],
  [/value too long/i, 400, '22001', 'A text is too long.'],
  [
    /invalid byte sequence|unicode escape|\\u0000|null character/i,
    400,
    '22021',
    'A character cannot be stored.',
  ],
  [
    /invalid input|malformed|invalid regular|cannot be cast|operator does not exist/i,
    400,
    '22P02',
    'A value has the wrong form.',
  ],
  [
    /(?:column|relation|function) .* does not exist/i,
    400,
    '42703',
    'The request names something unknown.',
  ],
];

/** Makes an error in the shape of the data API or of the auth API. */
type MakeError = typeof apiError;

/** A named answer for an error the backend did not name; null when the text says nothing. */
function mapByMessage(message: string, make: MakeError = apiError): Reply | null {
  for (const [pattern, status, code, text] of known) {
    if (pattern.test(message)) return make(status, code, text, retryHeader(status));
  }
  return null;
}

function retryHeader(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': '1' } : {};
}

/** What is known of the server while an error of it is judged. */
export interface ErrorContext {
  /** True when the database answers. */
  alive(): Promise<boolean>;
}

/**
 * Turns a 500 of the backend into what it really was. Only what is known to be the request's fault
 * becomes a 4xx. A passing cause is a 503; everything else stays a 500 with its cause, for the log.
 */
export async function mapServerError(
  reply: Reply,
  context: ErrorContext,
  make: MakeError = apiError,
): Promise<Reply> {
  if (reply.status < 500) return reply;
  if (reply.status === 503) return reply;
  const parsed = z.safeParse(errorSchema, parsedBody(reply));
  const texts = parsed.success ? [parsed.data.message, parsed.data.details] : [];
  const mapped = mapByMessage(texts.filter((text) => typeof text === 'string').join(' '), make);
  const { cause = `status ${reply.status}` } = reply;
  if (mapped) return mapped.status < 500 ? mapped : { ...mapped, cause };
  if (!(await context.alive())) return unavailable(make);
  return { ...make(500, 'unexpected_failure', 'Something went wrong on our side.'), cause };
}

/** The database does not answer. */
export function unavailable(make: MakeError = apiError): Reply {
  return make(503, 'backend_unavailable', 'The database does not answer. Try again.', {
    'retry-after': '2',
  });
}
