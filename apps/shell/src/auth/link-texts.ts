import type { OpenLink } from '@plainday/auth-session';

/** What the page of a link says before anything is spent. */
export interface LinkTexts {
  readonly title: string;
  readonly text: string;
}

export const linkTexts: Readonly<Record<OpenLink['type'], LinkTexts>> = {
  signup: {
    title: 'Confirm your e-mail',
    text: 'This confirms that the address is yours, and signs you in on this device.',
  },
  email: {
    title: 'Confirm your e-mail',
    text: 'This confirms that the address is yours, and signs you in on this device.',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'This signs you in on this device. You choose the new password right after.',
  },
  email_change: {
    title: 'Confirm your new e-mail',
    text: 'The account moves to the new address once both addresses have confirmed.',
  },
};
