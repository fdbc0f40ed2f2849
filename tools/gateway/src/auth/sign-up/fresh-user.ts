import { randomBytes } from 'node:crypto';
import { json, type Reply } from '../../http/reply';
import type { Profile } from './profile';

/** A UUID of version 7, as the auth server makes them: the kind of an id must not tell on it either. */
function timeId(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The answer to a sign-up: the same for an address that is new, waiting or confirmed. The ids are made
 * up, for there is no account before the link was opened.
 */
export function freshUser(email: string, profile: Profile): Reply {
  const time = Date.now();
  const now = new Date(time).toISOString();
  const [id, identity] = [timeId(time), timeId(time)];
  const metadata = { ...profile, email, email_verified: false, phone_verified: false, sub: id };
  const stamps = { last_sign_in_at: now, created_at: now, updated_at: now };
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
        email,
        ...stamps,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}
