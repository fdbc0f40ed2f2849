import type { AuthMode } from './auth.schema';

export interface ModeTexts {
  /** Heading and name of the form. */
  readonly title: string;
  /** What the mode does, under the tagline; sign-in needs no words. */
  readonly intro?: string;
  readonly submit: string;
  /** The link to another mode. */
  readonly other: { readonly mode: AuthMode; readonly text: string } | null;
}

export const modeTexts: Readonly<Record<AuthMode, ModeTexts>> = {
  signin: {
    title: 'Sign in',
    submit: 'Sign In',
    other: { mode: 'signup', text: "Don't have an account? Sign up" },
  },
  signup: {
    title: 'Create your account',
    submit: 'Sign Up',
    other: { mode: 'signin', text: 'Already have an account? Sign in' },
  },
  forgot: {
    title: 'Reset your password',
    intro: 'Tell us your e-mail and we send you a link to set a new password.',
    submit: 'Send Reset Link',
    other: { mode: 'signin', text: 'Back to sign in' },
  },
  reset: {
    title: 'Choose a new password',
    submit: 'Set New Password',
    other: null,
  },
};

export const tagline = 'Super Simple Productivity Tool';
export const passwordHint =
  'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';
