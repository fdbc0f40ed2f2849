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
export function mapByMessage(message: string, make: MakeError = apiError): Reply | null {
  for (const [pattern, status, code, text] of known) {
    if (pattern.test(message)) return make(status, code, text, retryHeader(status));
  }
  return null;
}

function retryHeader(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': '1' } : {};
}

/**
 * Turns a 5xx of the backend into what it really was. `alive` says whether the database answers: if it
 * does, the request was at fault; if not, it is a matter of waiting.
 */
export async function mapServerError(
  reply: Reply,
  alive: () => Promise<boolean>,
  make: MakeError = apiError,
): Promise<Reply> {
  if (reply.status < 500) return reply;
  const parsed = z.safeParse(errorSchema, parsedBody(reply));
  const texts = parsed.success ? [parsed.data.message, parsed.data.details] : [];
  const mapped = mapByMessage(texts.filter((text) => typeof text === 'string').join(' '), make);
  if (mapped) return mapped;
  return (await alive()) ? badRequest(make) : unavailable(make);
}

/** The request cannot be carried out, for a reason the backend did not name. */
export function badRequest(make: MakeError = apiError): Reply {
  return make(400, 'PGRST100', 'The request could not be understood.');
}

/** The database does not answer. */
export function unavailable(make: MakeError = apiError): Reply {
  return make(503, 'backend_unavailable', 'The database does not answer. Try again.', {
    'retry-after': '2',
  });
}
