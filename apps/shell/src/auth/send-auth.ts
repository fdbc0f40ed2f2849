import {
  requestPasswordReset,
  signIn,
  signUp,
  updatePassword,
  type AuthResult,
} from '@plainday/auth-session';
import { beginFirstHour } from '../welcome/first-hour';
import type { AuthMode, AuthValues } from './auth.schema';

/** The request of each mode. */
export function sendAuth(mode: AuthMode, values: AuthValues): Promise<AuthResult> {
  const { email, password } = values;
  switch (mode) {
    case 'signin':
      return signIn({ email, password });
    case 'signup':
      return signUpAtFirst({ email, password, fullName: values.fullName.trim() });
    case 'forgot':
      return requestPasswordReset(email);
    case 'reset':
      return updatePassword(password);
  }
}

/** Who makes an account here is new here. */
async function signUpAtFirst(form: Parameters<typeof signUp>[0]): Promise<AuthResult> {
  const { error, userId } = await signUp(form);
  if (!error && userId) beginFirstHour(userId);
  return { error };
}
