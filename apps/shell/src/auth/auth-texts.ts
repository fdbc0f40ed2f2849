import type { AuthMode } from './auth.schema';

export interface ModeTexts {
  /** What the mode does, under the tagline; sign-in needs no words. */
  readonly intro?: string;
  readonly submit: string;
  /** The link to another mode. */
  readonly other: { readonly mode: AuthMode; readonly text: string } | null;
}

export const modeTexts: Readonly<Record<AuthMode, ModeTexts>> = {
  signin: {
    submit: 'Sign In',
    other: { mode: 'signup', text: "Don't have an account? Sign up" },
  },
  signup: {
    submit: 'Sign Up',
    other: { mode: 'signin', text: 'Already have an account? Sign in' },
  },
  forgot: {
    intro: 'Tell us your e-mail and we send you a link to set a new password.',
    submit: 'Send Reset Link',
    other: { mode: 'signin', text: 'Back to sign in' },
  },
  reset: {
    intro: 'Choose a new password for your account.',
    submit: 'Set New Password',
    other: null,
  },
};

export const tagline = 'Super Simple Productivity Tool';
export const passwordHint =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';
