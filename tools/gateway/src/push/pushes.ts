import type { DuePush } from '../../../../supabase/functions/reminders/due';
import type { BrowserKeys } from '../../../../supabase/functions/reminders/envelopes';
import type { MailSender } from '../../../../supabase/functions/reminders/send-mail';
import type { PushSender } from '../../../../supabase/functions/reminders/send-push';
import {
  mailSending,
  pushSending,
  type Claims,
} from '../../../../supabase/functions/reminders/sending';
import type { VapidKeys } from '../../../../supabase/functions/reminders/vapid';
import { Refused } from '../../../../supabase/functions/shared/public-address';
import type { Backend } from '../backend';
import { describeError } from '../http/describe-error';
import type { Log } from '../core/levels';
import { sendOut } from '../outgoing/send-out';
import { keepSending } from './keep-sending';

const CHANNEL = 'plainday_push';

/** What reminders are sent with. */
export interface PushParts {
  readonly backend: Pick<Backend, 'transaction' | 'listen'>;
  readonly keys: VapidKeys;
  /** Whom a push service may ask about what is sent here. */
  readonly contact: string;
  /** Where all pushes go instead, for tests. */
  readonly insteadTo?: string | undefined;
  /** Null where no mail is sent. */
  readonly mail: MailSender | null;
  readonly log: Log;
}

/** Runs one call in the name of services. */
export async function asService<T>(
  backend: Pick<Backend, 'transaction'>,
  sql: string,
  params: unknown[] = [],
): Promise<T[]> {
  let rows: T[] = [];
  await backend.transaction(async (transaction) => {
    await transaction.script('set local role service_role');
    rows = await transaction.query<T>(sql, params);
  });
  return rows;
}

const CLAIM =
  'select to_jsonb(c)::text as due from public.claim_pushes(most => $1::integer, by_mail => $2::boolean) c';
const SETTLE = 'select public.settle_pushes($1::text::jsonb)';
const COMING = 'select * from public.coming_pushes()';
const OPEN = 'select public.open_sender($1, $2::boolean)';
const NEXT = 'select public.seconds_to_push() as seconds';

function claimsOf({ backend }: PushParts): Claims {
  return {
    claim: async (most, byMail) => {
      const rows = await asService<{ due: string }>(backend, CLAIM, [most, byMail]);
      return rows.map(({ due }) => JSON.parse(due) as DuePush);
    },
    settle: async (outcomes) => {
      await asService(backend, SETTLE, [JSON.stringify(outcomes)]);
    },
    coming: () => asService<BrowserKeys>(backend, COMING),
  };
}

function senderOf({ keys, contact, insteadTo }: PushParts): PushSender {
  return {
    keys,
    contact,
    post: async (address, request) => {
      try {
        const { status, headers } = await sendOut(address, {
          ...request,
          keepAlive: true,
          insteadTo,
        });
        return { status, retryAfter: headers['retry-after'] };
      } catch (error) {
        if (error instanceof Refused) return null;
        throw error;
      }
    },
  };
}

/** Sends reminders to devices, and by e-mail, for as long as it runs. The database wakes it for what nobody could foresee. */
export async function startPushes(parts: PushParts): Promise<() => Promise<void>> {
  const { backend, keys, mail, log } = parts;
  const claims = claimsOf(parts);
  await asService(backend, OPEN, [keys.publicKey, mail !== null]);
  const sendings = [
    pushSending(claims, senderOf(parts)),
    ...(mail ? [mailSending(claims, mail)] : []),
  ].map((sending) =>
    keepSending({
      sending,
      next: async () => (await asService<{ seconds: number }>(backend, NEXT))[0]?.seconds ?? 0,
      failed: (error) =>
        log(`Reminders were not sent, and will be: ${describeError(error)}`, 'warn'),
    }),
  );
  const look = () => sendings.forEach((each) => each.look());
  backend.listen(CHANNEL, { hear: look, listening: look });
  look();
  return async () => {
    await Promise.all(sendings.map((each) => each.end()));
  };
}
