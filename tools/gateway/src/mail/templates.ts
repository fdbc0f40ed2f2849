import { letter } from '../../../../supabase/functions/shared/letter';
import type { Mail } from './mail';

/** Asks a new account to confirm its address. */
export function confirmationMail(to: string, href: string): Mail {
  return letter({
    to,
    subject: 'Confirm your e-mail address',
    greeting: 'Welcome to Plainday',
    lines: ['Please confirm that this address is yours. Your account is ready right after.'],
    button: { label: 'Confirm my address', href },
    closing:
      'The link works once, for one hour. If you did not sign up, ignore this message: without the confirmation nothing happens.',
  });
}

/** Leads to the choice of a new password. */
export function recoveryMail(to: string, href: string): Mail {
  return letter({
    to,
    subject: 'Choose a new password',
    greeting: 'Choose a new password',
    lines: ['Someone, hopefully you, asked for a new password for your Plainday account.'],
    button: { label: 'Choose a new password', href },
    closing:
      'The link works once, for one hour. If it was not you, ignore this message: your password stays as it is.',
  });
}

/** Tells the owner of an account that someone tried to open it a second time. */
export function alreadyRegisteredMail(to: string, href: string): Mail {
  return letter({
    to,
    subject: 'You already have an account',
    greeting: 'You already have an account',
    lines: [
      'Someone, hopefully you, tried to sign up for Plainday with this address. It has an account already, so nothing was changed.',
      'Sign in as usual. If the password is gone, ask for a new one on the same page.',
    ],
    button: { label: 'Sign in', href },
    closing: 'If it was not you, ignore this message: your account is safe.',
  });
}

/** Asks both addresses of an account whether the new one is to take the place of the old. */
export function emailChangeMail(to: string, from: string, next: string, href: string): Mail {
  return letter({
    to,
    subject: 'Confirm your new e-mail address',
    greeting: 'Confirm your new e-mail address',
    lines: [
      `Your Plainday account is to move from ${from} to ${next}.`,
      'We ask both addresses. The account moves as soon as both have confirmed.',
    ],
    button: { label: 'Confirm the change', href },
    closing:
      'The link works once, for one hour. If it was not you, ignore this message and choose a new password: without both confirmations the address stays as it is.',
  });
}

/** Tells the owner of an account that someone wanted to move another account to this address. */
export function addressTakenMail(to: string, href: string): Mail {
  return letter({
    to,
    subject: 'You already have an account',
    greeting: 'You already have an account',
    lines: [
      'Someone, hopefully you, wanted to move another Plainday account to this address. It has an account already, so nothing was changed.',
    ],
    button: { label: 'Sign in', href },
    closing: 'If it was not you, ignore this message: your account is safe.',
  });
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedMail(to: string, href: string): Mail {
  return letter({
    to,
    subject: 'Your password was changed',
    greeting: 'Your password was changed',
    lines: [
      'The password of your Plainday account was changed just now. All other devices are signed out.',
    ],
    button: { label: 'Open Plainday', href },
    closing:
      'If it was not you, choose a new password at once: open Plainday, sign out, and ask there for a new one.',
  });
}

/** Tells the address that an account had until now that it has moved. */
export function addressChangedMail(to: string, next: string, href: string): Mail {
  return letter({
    to,
    subject: 'Your e-mail address was changed',
    greeting: 'Your e-mail address was changed',
    lines: [`Your Plainday account has moved from ${to} to ${next}. Sign in there from now on.`],
    button: { label: 'Open Plainday', href },
    closing:
      'Both addresses have confirmed it. If it was not you, somebody can read your mail: write to whoever runs this Plainday.',
  });
}
