import type { Backend } from '../backend';
import { describeError } from '../http/describe-error';
import type { Mailbox } from '../mail/mailbox';
import type { Log } from '../core/levels';

/** What the auth server notes of sign-ins is of use for a while, and grows with each. */
const AUDIT_DAYS = 90;
/** Who has used a session within so many days stays signed in; used means renewed, which an open page does hourly. */
const SESSION_DAYS = 180;
const EVERY_MS = 6 * 60 * 60_000;

const OLD = [
  `delete from auth.audit_log_entries where created_at < now() - interval '${AUDIT_DAYS} days'`,
  `delete from auth.sessions
    where greatest(created_at, updated_at) < now() - interval '${SESSION_DAYS} days'`,
  `delete from gateway.pending_sign_ups where created_at < now() - interval '1 hour'`,
  `delete from gateway.recovered_sessions where opened_at < now() - interval '1 hour'`,
  // Longer than anything is sent late, or answered.
  `delete from private.push_deliveries where sent_at is not null and remind_at < now() - interval '8 days'`,
  `delete from private.push_deliveries where sent_at is null and remind_at < now() - interval '8 days'`,
];

/** Addresses of mails that nobody has any more: their accounts went while no gateway heard of it. */
const GONE = `
  select m.email from unnest($1::text[]) m (email)
    where not exists (select from auth.users u where lower(m.email) in (u.email, lower(u.email_change)))
      and not exists (select from gateway.pending_sign_ups p where p.email = lower(m.email))`;

/** What is made to forget. */
export interface ForgettingParts {
  readonly backend: Pick<Backend, 'query'>;
  readonly mailbox: Mailbox;
  readonly log: Log;
}

/** Drops what nobody needs any more: all that is too old. */
async function forgetOld({ backend, mailbox }: Omit<ForgettingParts, 'log'>): Promise<void> {
  for (const sql of OLD) await backend.query(sql);
  const addresses = [...new Set(mailbox.mails.map(({ to }) => to))];
  const gone = await backend.query<{ email: string }>(GONE, [addresses]);
  await mailbox.forget(null, new Set(gone.map(({ email }) => email)));
}

/** Forgets what is too old, at the start and every few hours; the result ends that. */
export function keepForgetting(parts: ForgettingParts): () => void {
  const forget = () =>
    void forgetOld(parts).catch((error: unknown) =>
      parts.log(`What is too old was not removed: ${describeError(error)}`, 'warn'),
    );
  const timer = setInterval(forget, EVERY_MS);
  timer.unref();
  forget();
  return () => clearInterval(timer);
}
