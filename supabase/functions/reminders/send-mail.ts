import type { Mail } from '../shared/letter.ts';
import type { DuePush, Outcome } from './due.ts';
import { mailOf, type MailLinks } from './mail.ts';

/** When a mail server is away, or says that it is busy. Seconds. */
const WAIT_SECONDS = 60;

/** Who sends mails. */
export interface MailSender extends MailLinks {
  readonly send: (mail: Mail) => Promise<void>;
}

/** Whether a mail server will never take this mail for this address. What it says of us (a password) can be mended. */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** Makes what sends all that is due for an address, as one mail. */
export function mailSender(sender: MailSender): (dues: readonly DuePush[]) => Promise<Outcome> {
  return async (dues) => {
    const about = {
      subscription: dues[0]?.subscription_id ?? '',
      keys: dues.map(({ answer_key: key }) => key),
    };
    try {
      await sender.send(mailOf(dues, sender));
      return { ...about, state: 'sent' };
    } catch (error) {
      if (isFinal(error)) return { ...about, state: 'refused' };
      return { ...about, state: 'wait', wait: WAIT_SECONDS };
    }
  };
}
