import { createTransport } from 'nodemailer';
import type { SmtpOptions } from '../options';
import type { SendMail } from './mail';

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
