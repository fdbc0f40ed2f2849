import * as z from 'zod/mini';
import type { Backend } from '../backend';
import { apiError, methodNotAllowed, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { FairShare } from '../limits/fair-share';
import { asService } from '../push/pushes';
import { BadBody, readJson } from '../http/json-body';

const MAX_BYTES = 500;

const answerSchema = z.object({
  /** Was sealed to the device with the reminder: whoever has it may answer this one. */
  key: z.uuid(),
  answer: z.enum(['done', 'snooze']),
});

/** What answers are written with. */
export interface PushAnswerParts {
  readonly backend: Pick<Backend, 'transaction'>;
  /** Turns in the database; all answers together are one of those who wait. */
  readonly shares: FairShare;
}

/** Answers `/functions/v1/push-answer`: what was chosen on a notification, while no page may be open. */
export function createPushAnswerRoute({
  backend,
  shares,
}: PushAnswerParts): (request: GatewayRequest) => Promise<Reply> {
  return async (request) => {
    if (request.method !== 'POST') return methodNotAllowed('POST');
    const { value } = await readJson(request, MAX_BYTES);
    const read = z.safeParse(answerSchema, value);
    if (!read.success) throw new BadBody(400, 'bad_answer', 'This answers no reminder.');
    const { key, answer } = read.data;
    const sql = 'select public.answer_push($1::uuid, $2) as done';
    const [row] = await shares.run('push-answers', () =>
      asService<{ done: boolean }>(backend, sql, [key, answer]),
    );
    return row?.done
      ? { status: 204 }
      : apiError(404, 'unknown_reminder', 'This reminder cannot be answered any more.');
  };
}
