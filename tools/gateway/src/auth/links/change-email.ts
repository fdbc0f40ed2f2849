import * as z from 'zod/mini';
import { parsedBody } from '../../forward/forward';
import type { Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import type { Mail } from '../../mail/mail';
import { addressTakenMail, emailChangeMail } from '../../mail/templates';
import { findAccount, issueEmailChange } from '../accounts';
import { invalidEmail, mailNotSent, tooManyMails } from '../answers';
import type { AuthParts } from '../auth-parts';
import { canonicalEmail } from '../emails';
import { mailLink, originFor } from '../links';

const userSchema = z.object({ id: z.string(), email: z.string() });

/** Notes the address and writes both mails. A taken address is told so, and nobody else is. */
async function prepare(
  { forwarder: { backend } }: AuthParts,
  user: z.infer<typeof userSchema>,
  next: string,
  origin: string,
): Promise<readonly Mail[]> {
  const taken = await findAccount(backend, next);
  const tokens = await issueEmailChange(backend, user.id, next);
  const { email } = user;
  const link = (token: string) => mailLink(origin, { token, type: 'email_change', email });
  return [
    taken
      ? addressTakenMail(next, `${origin}/auth`)
      : emailChangeMail(next, email, next, link(tokens.next)),
    emailChangeMail(email, email, next, link(tokens.current)),
  ];
}

/**
 * A new address for the account of the session. It is noted, and both addresses are asked; who answers is
 * the auth server's own user, with `new_email`.
 */
export async function changeEmail(
  request: GatewayRequest,
  parts: AuthParts,
  wanted: unknown,
): Promise<Reply> {
  const next = canonicalEmail(wanted);
  if (!next) return invalidEmail();
  const readUser = () => parts.forwarder.send(request, { method: 'GET', search: '' });
  const before = await readUser();
  const user = z.safeParse(userSchema, parsedBody(before));
  if (before.status !== 200 || !user.success || user.data.email === next) return before;

  const wait = await parts.limits.takeMail('email-change', next, request.address);
  if (wait > 0) return tooManyMails(wait);
  const mails = await prepare(parts, user.data, next, originFor(request, parts));
  const work = Promise.all(mails.map((mail) => parts.send(mail)));
  if (parts.mailsLeave) {
    work.catch(() => parts.log('An e-mail could not be sent.', 'error'));
  } else {
    try {
      await work;
    } catch {
      parts.log('An e-mail could not be kept.', 'error');
      return mailNotSent();
    }
  }
  return readUser();
}
