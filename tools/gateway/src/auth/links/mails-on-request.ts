import { readObject } from '../../http/json-body';
import { json, type Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import type { MailKind } from '../../limits/auth-limits';
import type { Mail } from '../../mail/mail';
import { confirmationMail, recoveryMail } from '../../mail/templates';
import { findAccount, issueRecovery } from '../accounts';
import { invalid, invalidEmail, mailNotSent, tooManyMails } from '../answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from '../auth-parts';
import { canonicalEmail } from '../emails';
import { keepPending, listPending } from '../sign-up/pending';
import { mailLink, originFor } from '../links';

/**
 * Another link for a sign-up that waits. Where several wait for one address, or the password is forgotten,
 * nobody can tell whose is meant: the password is then chosen after the link was opened.
 */
async function pendingMail(
  { forwarder: { backend } }: AuthParts,
  kind: MailKind,
  email: string,
  origin: string,
): Promise<Mail | null> {
  const [newest, ...others] = await listPending(backend, email);
  if (!newest) return null;
  const isOnePerson = others.every(({ passwordHash }) => passwordHash === newest.passwordHash);
  if (kind === 'confirmation' && isOnePerson && newest.passwordHash !== null) {
    const token = await keepPending(backend, newest);
    return confirmationMail(email, mailLink(origin, { token, type: 'signup', email }));
  }
  const token = await keepPending(backend, { email, passwordHash: null, profile: {} });
  const link = mailLink(origin, { token, type: 'recovery', email });
  return kind === 'confirmation' ? confirmationMail(email, link) : recoveryMail(email, link);
}

async function mailFor(
  parts: AuthParts,
  kind: MailKind,
  email: string,
  origin: string,
): Promise<Mail | null> {
  const { backend } = parts.forwarder;
  const account = await findAccount(backend, email);
  if (!account?.confirmed) return pendingMail(parts, kind, email, origin);
  if (kind === 'confirmation') return null;
  const token = await issueRecovery(backend, email);
  if (token === null) return null;
  return recoveryMail(email, mailLink(origin, { token, type: 'recovery', email }));
}

/** One mail for an address, if there is an account for it. The answer does not say whether there is. */
async function mailTo(
  request: GatewayRequest,
  parts: AuthParts,
  kind: MailKind,
  address: unknown,
): Promise<Reply> {
  const email = canonicalEmail(address);
  if (!email) return invalidEmail();
  const wait = await parts.limits.takeMail(kind, email, request.address);
  if (wait > 0) return tooManyMails(wait);
  const work = mailFor(parts, kind, email, originFor(request, parts)).then(
    (mail) => mail && parts.send(mail),
  );
  if (parts.mailsLeave) {
    work.catch(() => parts.log('An e-mail could not be sent.', 'error'));
    return json(200, {});
  }
  try {
    await work;
    return json(200, {});
  } catch {
    parts.log('An e-mail could not be kept.', 'error');
    return mailNotSent();
  }
}

/** `POST /resend`: the confirmation once more. */
export async function answerResend(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const { type, email } = await readObject(request, MAX_AUTH_BODY_BYTES);
  if (type !== 'signup') return invalid('Only the type signup can be sent again');
  return mailTo(request, parts, 'confirmation', email);
}

/** `POST /recover`: the way to a new password. */
export async function answerRecover(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const { email } = await readObject(request, MAX_AUTH_BODY_BYTES);
  return mailTo(request, parts, 'recovery', email);
}
