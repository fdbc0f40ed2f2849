import { createTransport } from 'nodemailer';
import type { Mail } from './letter.ts';

/** Where e-mails go when they are really sent. */
export interface SmtpOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** Sender, for example `Plainday <hello@example.org>`. */
  readonly from: string;
}

/** Sends an e-mail, or keeps it where it can be read. Rejects when it could not. */
export type SendMail = (mail: Mail) => Promise<void>;

const TIMEOUT_MS = 10_000;

/** Sends through an SMTP server. Addresses go as structures, so that no text can add a header. */
export function smtpSender({ url, from }: SmtpOptions): { send: SendMail; close(): void } {
  const host = /@([^\s@>]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, id, endHref }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(id !== undefined && { messageId: `<${id}@${host}>` }),
        ...(endHref !== undefined && {
          list: { unsubscribe: { url: endHref, comment: '' } },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
    },
    close: () => transport.close(),
  };
}
