import type { PageMeta } from './copy.types';

const changesMeta: PageMeta = {
  title: 'What is new in Plainday',
  description:
    'Every change to Plainday that you can see or feel, newest first: what is new, what works better, and what was fixed.',
  keywords: ['plainday changes', 'release notes', 'changelog'],
};

const privacyMeta: PageMeta = {
  title: 'Privacy: what Plainday stores, and where',
  description:
    'What each tool of Plainday keeps, and whether that is in your account or only in your browser. No tracking, no advertising, no third parties.',
  keywords: ['plainday privacy', 'data storage', 'local first to-do list'],
};

/** The words of the pages about Plainday itself. */
export const about = {
  changes: {
    label: 'What is new',
    href: '/changelog',
    meta: changesMeta,
    heading: 'What is new',
    lead: 'Every change that you can see or feel, newest first.',
    unreleased: 'Lately',
  },
  privacy: {
    label: 'Privacy',
    href: '/privacy',
    meta: privacyMeta,
    heading: 'What is stored where',
    lead: 'This table is made from what each tool declares that it keeps.',
    columns: { tool: 'Tool', account: 'In your account', device: 'Only in your browser' },
    yes: 'Yes',
    no: 'No',
    facts: [
      'Your account holds your name, your e-mail address, a hash of your password, and what the tools below keep in it. No other account can read them.',
      'What stays in your browser is not sent to the server; a recording leaves it only when you ask for its text. You can export and erase all of it in Settings, under Your data.',
      'No advertising, no tracking, no files from other companies: pages load from this server alone.',
      'Deleting your account deletes its rows at once.',
    ],
  },
  help: { label: 'Help', href: '/pricing#questions' },
} as const;
