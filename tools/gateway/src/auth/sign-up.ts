import { randomUUID } from 'node:crypto';
import { readObject } from '../api/json-body';
import { json, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { alreadyRegisteredMail, confirmationMail } from '../mail/templates';
import { findAccount, issueConfirmation, type Account } from './accounts';
import { invalid, invalidEmail, mailNotSent, tooManyAttempts } from './answers';
import { MAX_AUTH_BODY_BYTES, type AuthParts } from './auth-parts';
import { canonicalEmail } from './emails';
import { redirectOf, verifyLink } from './links';
import { refusedPassword } from './password-rules';
import { hashForNobody } from './passwords';
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

/** The answer of a fresh sign-up for an address that has an account: nothing tells them apart. */
function freshUser({ email, profile }: SignUp): Reply {
  const [id, identity] = [randomUUID(), randomUUID()];
  const now = new Date().toISOString();
  const metadata = { ...profile, email, email_verified: false, phone_verified: false, sub: id };
  return json(200, {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: identity,
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

async function create(
  request: GatewayRequest,
  parts: AuthParts,
  { email, password, profile }: SignUp,
): Promise<Reply> {
  const body = JSON.stringify({ email, password, data: profile });
  return parts.forwarder.send(request, { search: '', body });
}

/** `POST /signup`. Answers the same for a new, an unconfirmed and a confirmed address. */
export async function answerSignUp(request: GatewayRequest, parts: AuthParts): Promise<Reply> {
  const body = await readObject(request, MAX_AUTH_BODY_BYTES);
  const email = canonicalEmail(body['email']);
  if (!email) return invalidEmail();
  const refusal = refusedPassword(body['password']);
  if (refusal) return refusal;
  const profile = readProfile(body['data']);
  if (!profile) return invalid('The name must be a text of at most 50 characters');
  const wait = parts.limits.takeSignUp(request.address);
  if (wait > 0) return tooManyAttempts(wait);

  const password = String(body['password']);
  const signUp = { email, password, profile, redirect: redirectOf(request, parts) };
  const mayMail = parts.limits.takeMail('confirmation', email, request.address) === 0;
  let known = await findAccount(parts.forwarder.backend, email);
  let reply: Reply | null = null;
  if (!known) {
    reply = await create(request, parts, signUp);
    if (reply.status >= 400) {
      known = await findAccount(parts.forwarder.backend, email);
      if (!known) return reply;
    }
  } else {
    await hashForNobody(password);
  }
  if ((!known || mayMail) && !(await sendFor(parts, signUp, known))) return mailNotSent();
  return known || !reply ? freshUser(signUp) : reply;
}
