import type { Refusal } from './format';

const REFUSALS: Readonly<Record<Refusal | 'unread', string>> = {
  damaged: 'This archive is damaged or cut off.',
  newer: 'This archive was made by a newer Plainday. Reload the page to get it, then try again.',
  'too-large': 'This archive unpacks to more than this device can take.',
  'wrong-passphrase': 'This passphrase does not open it, or the file is damaged.',
  unread: 'This file could not be opened. Choose it once more.',
};

/** Why an archive cannot be read, in one sentence. */
export const restoreRefusal = (code: Refusal | 'unread'): string => REFUSALS[code];

const ENDS = {
  'no-answer': 'The connection was lost. What came in is here; try again, and the rest follows.',
  full: 'An account keeps no more rows of this kind. Delete some, then try again.',
  'no-room':
    'This device has no more room for what was on the other one. Free some, then try again.',
  unread: 'The archive could not be read to its end. Choose it once more, and the rest follows.',
} as const;

/** Why a restore ended before all was written. */
export const restoreEnd = (why: keyof typeof ENDS): string => ENDS[why];
