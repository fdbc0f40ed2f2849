import { readObject } from '../../api/json-body';
import { json, type Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import type { MailKind } from '../../limits/auth-limits';
import { confirmationMail, recoveryMail } from '../../mail/templates';
import { issueConfirmation, issueRecovery } from '../accounts';
import { invalid, invalidEmail, mailNotSent, tooManyMails } from '../answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from '../auth-parts';
import { canonicalEmail } from '../emails';
import { redirectOf, verifyLink } from './links';

async function issueAndSend(
  parts: AuthParts,
  kind: MailKind,
  email: string,
  redirect: string,
): Promise<void> {
  const { backend } = parts.forwarder;
  if (kind === 'confirmation') {
    const token = await issueConfirmation(backend, email);
    if (token) await parts.send(confirmationMail(email, verifyLink(token, 'signup', redirect)));
    return;
  }
  const token = await issueRecovery(backend, email);
  if (token) await parts.send(recoveryMail(email, verifyLink(token, 'recovery', redirect)));
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
  const wait = parts.limits.takeMail(kind, email, request.address);
  if (wait > 0) return tooManyMails(wait);
  const work = issueAndSend(parts, kind, email, redirectOf(request, parts));
  if (parts.mailsLeave) {
    work.catch(() => parts.log('An e-mail could not be sent.'));
    return json(200, {});
  }
  try {
    await work;
    return json(200, {});
  } catch {
    parts.log('An e-mail could not be kept.');
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
