import { authError, type Reply } from '../http/reply';

/** Sentence of spec §8. */
const TOO_MANY = 'Too many authentication attempts. Please wait 15 minutes before trying again.';

/** Too many attempts to sign in or up. */
export function tooManyAttempts(waitSeconds: number): Reply {
  return authError(429, 'over_request_rate_limit', TOO_MANY, {
    'retry-after': String(waitSeconds),
  });
}

/** Too many mails; the sentence is the auth server's own. */
export function tooManyMails(waitSeconds: number): Reply {
  return authError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${waitSeconds} seconds.`,
    { 'retry-after': String(waitSeconds) },
  );
}

/** A value that cannot be used. */
export function invalid(message: string): Reply {
  return authError(400, 'validation_failed', message);
}

/** The one answer for a wrong password and for an unknown address. */
export function invalidCredentials(): Reply {
  return authError(400, 'invalid_credentials', 'Invalid login credentials');
}

/** The answer to everything that is no e-mail address. */
export function invalidEmail(): Reply {
  return invalid('Unable to validate email address: invalid format');
}

/** A mail could not be handed to the mail server. */
export function mailNotSent(): Reply {
  return authError(503, 'mail_not_sent', 'The e-mail could not be sent. Please try again later.');
}

/** Nobody comes in without an account; the answer is the auth server's own. */
export function noAnonymous(): Reply {
  return authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
}

/** Whoever runs the installation lets nobody new in; the answer is the auth server's own. */
export function signUpsClosed(): Reply {
  return authError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
