import { readObject } from '../../http/json-body';
import type { Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import type { Mail } from '../../mail/mail';
import { alreadyRegisteredMail, confirmationMail } from '../../mail/templates';
import { findAccount } from '../accounts';
import {
  invalid,
  invalidEmail,
  mailNotSent,
  noAnonymous,
  signUpsClosed,
  tooManyAttempts,
} from '../answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from '../auth-parts';
import { canonicalEmail } from '../emails';
import { mailLink, originFor } from '../links';
import { refusedPassword } from '../password/password-rules';
import { hashPassword } from '../password/passwords';
import { freshUser } from './fresh-user';
import { keepPending } from './pending';
import { PROFILE, readProfile, type Profile } from './profile';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly profile: Profile;
  readonly origin: string;
}

async function readSignUp(request: GatewayRequest, parts: AuthParts): Promise<SignUp | Reply> {
  const body = await readObject(request, MAX_AUTH_BODY_BYTES);
  if (body['email'] === undefined && body['password'] === undefined) return noAnonymous();
  const email = canonicalEmail(body['email']);
  if (!email) return invalidEmail();
  const { password } = body;
  const refusal = refusedPassword(password);
  if (refusal) return refusal;
  const profile = readProfile(body['data']);
  if (!profile) return invalid(PROFILE);
  return { email, password: String(password), profile, origin: originFor(request, parts) };
}

/**
 * The same work for a new and for a known address, so that time does not tell them apart either. For a
 * known one nobody ever gets to know the token; where no mail may be sent, nothing is kept.
 */
async function prepare(parts: AuthParts, signUp: SignUp, mayMail: boolean): Promise<Mail | null> {
  const { email, password, profile, origin } = signUp;
  const { backend } = parts.forwarder;
  const known = await findAccount(backend, email);
  const passwordHash = await hashPassword(password, parts.passwordCost);
  if (!mayMail) return null;
  const token = await keepPending(backend, { email, passwordHash, profile });
  return known?.confirmed
    ? alreadyRegisteredMail(email, `${origin}/auth`)
    : confirmationMail(email, mailLink(origin, { token, type: 'signup', email }));
}

/**
 * `POST /signup`. Answers the same for every address. There is no account before the link of the mail
 * was opened, and then it has the password and the profile that belong to this very link.
 */
export async function answerSignUp(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const signUp = await readSignUp(request, parts);
  if ('status' in signUp) return signUp;
  const { email, profile } = signUp;
  const { backend } = parts.forwarder;
  const closed = await backend.query('select from gateway.settings where not sign_ups_open');
  if (closed.length > 0) return signUpsClosed();
  const wait = await parts.limits.takeSignUp(request.address);
  if (wait > 0) return tooManyAttempts(wait);

  const pause = await parts.limits.takeMail('confirmation', email, request.address);
  const mayMail = pause === 0;
  const mail = await prepare(parts, signUp, mayMail);
  try {
    if (mail) await parts.send(mail);
  } catch {
    parts.log('An e-mail could not be sent.', 'error');
    return mailNotSent();
  }
  return freshUser(email, profile);
}
