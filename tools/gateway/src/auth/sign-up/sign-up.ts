import { readObject } from '../../api/json-body';
import type { Reply } from '../../http/reply';
import type { GatewayRequest } from '../../http/request';
import { alreadyRegisteredMail, confirmationMail } from '../../mail/templates';
import { findAccount, issueConfirmation, type Account } from '../accounts';
import { invalid, invalidEmail, mailNotSent, tooManyAttempts } from '../answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from '../auth-parts';
import { canonicalEmail } from '../emails';
import { createdIds, freshUser, type CreatedIds } from './fresh-user';
import { redirectOf, verifyLink } from '../links/links';
import { refusedPassword } from '../password/password-rules';
import { hashForNobody } from '../password/passwords';
import { readProfile, type Profile } from './profile';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly profile: Profile;
  readonly redirect: string;
}

/** Sends what this address should get; false when the mail server refused it. */
async function sendFor(parts: AuthParts, signUp: SignUp, known: Account | null): Promise<boolean> {
  const { email, redirect } = signUp;
  const { backend } = parts.forwarder;
  try {
    if (known?.confirmed) {
      await parts.send(alreadyRegisteredMail(email, new URL('/auth', redirect).href));
      return true;
    }
    const token = await issueConfirmation(backend, email);
    if (token) await parts.send(confirmationMail(email, verifyLink(token, 'signup', redirect)));
    return true;
  } catch {
    parts.log('An e-mail could not be sent.');
    return false;
  }
}

async function create(
  request: GatewayRequest,
  parts: AuthParts,
  { email, password, profile }: SignUp,
): Promise<Reply> {
  const body = JSON.stringify({ email, password, data: profile });
  return parts.forwarder.send(request, { search: '', body });
}

async function readSignUp(request: GatewayRequest, parts: AuthParts): Promise<SignUp | Reply> {
  const body = await readObject(request, MAX_AUTH_BODY_BYTES);
  const email = canonicalEmail(body['email']);
  if (!email) return invalidEmail();
  const { password } = body;
  const refusal = refusedPassword(password);
  if (refusal) return refusal;
  const profile = readProfile(body['data']);
  if (!profile) return invalid('The name must be a text of at most 50 characters');
  return { email, password: String(password), profile, redirect: redirectOf(request, parts) };
}

/** `POST /signup`. Answers the same for a new, an unconfirmed and a confirmed address. */
export async function answerSignUp(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const signUp = await readSignUp(request, parts);
  if ('status' in signUp) return signUp;
  const { email, password, profile } = signUp;
  const wait = parts.limits.takeSignUp(request.address);
  if (wait > 0) return tooManyAttempts(wait);

  const mayMail = parts.limits.takeMail('confirmation', email, request.address) === 0;
  let known = await findAccount(parts.forwarder.backend, email);
  let ids: CreatedIds | null = null;
  if (known) {
    await hashForNobody(password);
  } else {
    const reply = await create(request, parts, signUp);
    ids = createdIds(reply);
    // Someone else may have opened the account in between; only then is a refusal not the last word.
    known = ids ? null : await findAccount(parts.forwarder.backend, email);
    if (!ids && !known) return reply;
  }
  const mail = !known || mayMail;
  if (mail && !(await sendFor(parts, signUp, known))) return mailNotSent();
  return freshUser(email, profile, ids);
}
