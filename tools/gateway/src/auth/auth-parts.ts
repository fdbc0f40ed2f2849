import type { Backend } from '../backend';
import type { Forwarder } from '../forward/forward';
import type { Sessions } from '../forward/sessions';
import type { AuthLimits } from '../limits/auth-limits';
import type { Mail, SendMail } from '../mail/mail';
import type { Log } from '../core/levels';

/** What the auth routes are made of. */
export interface AuthParts {
  readonly forwarder: Forwarder;
  readonly limits: AuthLimits;
  readonly sessions: Sessions;
  readonly send: SendMail;
  /** False where the local mailbox shows mails at once. Elsewhere answers do not wait for them: time tells nothing. */
  readonly mailsLeave: boolean;
  /** Own origins, where e-mail links may lead. The first is the public one. */
  readonly origins: readonly string[];
  /** Rounds of hashing a password, as a power of two. */
  readonly passwordCost: number;
  readonly inTurn: Backend['inTurn'];
  readonly log: Log;
  /** Takes the address of a sign-in that failed. */
  noteFailure(email: string): void;
}

/** Largest body of the auth API, in bytes. */
export const MAX_AUTH_BODY_BYTES = 16 * 1024;

/** Sends a mail that only tells: what it tells of has happened, whether it arrives or not. */
export async function tell({ send, mailsLeave, log }: AuthParts, mail: Mail): Promise<void> {
  const work = send(mail).catch(() => log('An e-mail could not be sent.', 'error'));
  if (!mailsLeave) await work;
}
