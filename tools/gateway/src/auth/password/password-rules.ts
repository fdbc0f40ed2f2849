import { authError, json, type Reply } from '../../http/reply';
import { isCommon } from './common-passwords';
import { isTooLong } from './passwords';

const MIN_LENGTH = 8;
const classes = [/[a-z]/, /[A-Z]/, /[0-9]/];

/** Why a new password is refused (spec §5, as the auth server says it); null when it is good. */
export function refusedPassword(password: unknown): Reply | null {
  if (typeof password !== 'string' || password === '') {
    return authError(400, 'validation_failed', 'Signup requires a valid password');
  }
  if (isTooLong(password)) {
    const message = 'Password cannot be longer than 72 characters';
    return authError(400, 'validation_failed', message);
  }
  const reasons: string[] = [];
  if (password.length < MIN_LENGTH) reasons.push('length');
  if (!classes.every((characters) => characters.test(password))) reasons.push('characters');
  if (reasons.length === 0 && isCommon(password)) reasons.push('pwned');
  if (reasons.length === 0) return null;
  const sentences: Readonly<Record<string, string>> = {
    length: `Password must be at least ${MIN_LENGTH} characters long`,
    characters:
      'Password must contain at least one uppercase letter, one lowercase letter and one number',
    // The auth server's word for it.
    pwned: 'This password is one of those that everybody tries first. Please choose another one',
  };
  return json(422, {
    code: 422,
    error_code: 'weak_password',
    msg: reasons.map((reason) => sentences[reason]).join('. '),
    weak_password: { reasons },
  });
}
