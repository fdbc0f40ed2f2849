import {
  requestPasswordReset,
  signIn,
  signUp,
  updatePassword,
  type AuthResult,
} from '@plainday/auth-session';
import type { AuthMode, AuthValues } from './auth.schema';

/** The request of each mode. */
export function sendAuth(mode: AuthMode, values: AuthValues): Promise<AuthResult> {
  const { email, password } = values;
  switch (mode) {
    case 'signin':
      return signIn({ email, password });
    case 'signup':
      return signUp({ email, password, fullName: values.fullName.trim() });
    case 'forgot':
      return requestPasswordReset(email);
    case 'reset':
      return updatePassword(password);
  }
}
