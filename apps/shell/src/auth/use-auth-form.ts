import { resendConfirmation, type AuthResult } from '@plainday/auth-session';
import type { Notify } from '@plainday/federation-contract';
import { toApiError } from '@plainday/data-supabase';
import { systemClock } from '@plainday/shared-platform';
import { isBlank } from '@plainday/shared-utils';
import { useState } from 'react';
import { failure, invalid, rateLimited, successes, type Outcome } from './auth-outcome';
import {
  validateAuth,
  type AuthField,
  type AuthMode,
  type AuthValues,
  type FieldErrors,
} from './auth.schema';
import { createRateLimit, type RateLimit } from './rate-limit.logic';
import { sendAuth } from './send-auth';

export interface AuthFormOptions {
  readonly initialMode: AuthMode;
  /** Why a link from an e-mail did not work. */
  readonly linkError: string | null;
  readonly notify: Notify;
  readonly rateLimit?: RateLimit;
}

/** One limit for the whole visit, whatever screen comes and goes. */
const visitLimit = createRateLimit(systemClock);

/** A success takes the form's errors away. */
const TOPIC = 'auth';

/** The field that an error of the server is about, by its code. */
const FIELD_OF: Readonly<Partial<Record<string, AuthField>>> = {
  weak_password: 'password',
  same_password: 'password',
  email_address_invalid: 'email',
};

type Message = Pick<Outcome, 'tone' | 'text' | 'canResend'>;

function linkMessage(linkError: string | null): Message | null {
  return linkError ? { tone: 'error', text: linkError, canResend: true } : null;
}

async function safely(request: Promise<AuthResult>): Promise<AuthResult> {
  try {
    return await request;
  } catch (thrown) {
    return { error: { ...toApiError(thrown), code: 'unknown' } };
  }
}

/** The state of the auth screen and what its buttons do. */
export function useAuthForm(options: AuthFormOptions) {
  const { notify, rateLimit = visitLimit } = options;
  const [mode, setMode] = useState(options.initialMode);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState(() => linkMessage(options.linkError));
  const [isBusy, setBusy] = useState(false);

  function show(outcome: Outcome) {
    setMessage(outcome);
    notify.toast({ ...outcome.toast, topic: TOPIC });
  }

  async function run(request: () => Promise<AuthResult>): Promise<AuthResult> {
    setBusy(true);
    const result = await safely(request());
    setBusy(false);
    return result;
  }

  return {
    mode,
    errors,
    message,
    isBusy,

    switchMode(next: AuthMode) {
      setMode(next);
      setErrors({});
      setMessage(null);
    },

    clearError(field: AuthField) {
      setErrors((known) => ({ ...known, [field]: undefined }));
    },

    /** Sends the form; returns the field that has to be corrected first, or null. */
    async submit(values: AuthValues): Promise<AuthField | null> {
      const found = validateAuth(mode, values);
      setErrors(found);
      setMessage(null);
      const first = Object.entries(found)[0];
      if (first) {
        notify.toast({ ...invalid(first[1]), topic: TOPIC });
        return first[0] as AuthField;
      }
      if (!rateLimit.attempt(values.email)) {
        show(rateLimited);
        return null;
      }
      const { error } = await run(() => sendAuth(mode, values));
      const field = error && FIELD_OF[error.code];
      if (!field) show(error ? failure(mode, error) : successes[mode]);
      else {
        setErrors({ [field]: error.message });
        notify.toast({ ...failure(mode, error).toast, topic: TOPIC });
      }
      return field ?? null;
    },

    async resend(email: string) {
      if (isBlank(email)) {
        setMessage({ tone: 'error', text: 'Please enter your email address', canResend: true });
        return;
      }
      const { error } = await run(() => resendConfirmation(email));
      show(error ? failure('resend', error) : successes.resend);
    },
  };
}
