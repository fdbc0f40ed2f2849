import type { ToastMessage } from '@plainday/federation-contract';
import type { ApiError } from '@plainday/data-supabase';
import type { AuthMode } from './auth.schema';

/** What is shown after a request: a line in the form, and a toast. */
export interface Outcome {
  readonly tone: 'error' | 'success';
  readonly text: string | null;
  readonly toast: ToastMessage;
  /** A confirmation e-mail may be asked for again. */
  readonly canResend: boolean;
}

const failureTitles = {
  signin: 'Sign in failed',
  signup: 'Sign up failed',
  forgot: 'Reset failed',
  reset: 'Password change failed',
  resend: 'Resend failed',
} as const;

type Action = keyof typeof failureTitles;

/** The texts of spec §8 for a request that failed. */
export function failure(action: Action, error: ApiError): Outcome {
  const isUnexpected = error.code === 'unknown';
  const general =
    action === 'resend' ? 'Failed to resend verification email' : 'An unexpected error occurred';
  const text = isUnexpected ? general : error.message;
  return {
    tone: 'error',
    text,
    toast: {
      title: isUnexpected ? 'Error' : failureTitles[action],
      description: text,
      tone: 'destructive',
    },
    canResend: action === 'resend' || error.code === 'email_not_confirmed',
  };
}

/** The texts of spec §8 for a request that went well. */
export const successes: Readonly<Record<AuthMode | 'resend', Outcome>> = {
  signin: {
    tone: 'success',
    text: null,
    toast: { title: 'Welcome back!', description: 'You have successfully signed in.' },
    canResend: false,
  },
  signup: {
    tone: 'success',
    text: 'Check your email for the confirmation link!',
    toast: {
      title: 'Account created!',
      description: 'Please check your email to confirm your account.',
    },
    canResend: true,
  },
  resend: {
    tone: 'success',
    text: 'Verification email sent! Check your inbox.',
    toast: {
      title: 'Email sent!',
      description: 'Please check your email for the verification link.',
    },
    canResend: true,
  },
  forgot: {
    tone: 'success',
    text: 'If there is an account with this e-mail, a link to set a new password is on its way.',
    toast: { title: 'Email sent!', description: 'Please check your email for the reset link.' },
    canResend: false,
  },
  reset: {
    tone: 'success',
    text: null,
    toast: { title: 'Password changed', description: 'You are signed in with your new password.' },
    canResend: false,
  },
};

/** A sixth attempt within the window (spec §8). */
export const rateLimited: Outcome = {
  tone: 'error',
  text: 'Too many authentication attempts. Please wait 15 minutes before trying again.',
  toast: {
    title: 'Rate limit exceeded',
    description: 'Please wait before trying again.',
    tone: 'destructive',
  },
  canResend: false,
};

/** Fields that have to be corrected first; the toast carries the first error (spec §5). */
export function invalid(firstError: string): ToastMessage {
  return { title: 'Please check your input', description: firstError, tone: 'destructive' };
}
