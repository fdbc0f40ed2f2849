import { smtpSender } from '../../../../supabase/functions/shared/smtp';
import { startMailServer, type MailServer } from '../testing/mail/mail-server';
import { confirmationMail } from './templates';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const sender = () => smtpSender({ url: server.url, from: 'Plainday <hello@plainday.example>' });

it('hands a mail to the server, as text and as HTML', async () => {
  const { send, close } = sender();
  await send(confirmationMail('ann@example.org', 'http://localhost/x'));
  close();
  const mail = server.received.at(-1);
  expect(mail?.to).toBe('ann@example.org');
  expect(mail?.source).toMatch(/^From: Plainday <hello@plainday\.example>/m);
  expect(mail?.source).toMatch(/^Subject: Confirm your e-mail address/m);
  expect(mail?.source).toMatch(/text\/plain[\s\S]*text\/html/);
  expect(mail?.source).not.toMatch(/^List-/m);
});

it('says how mails of a kind end by a click (RFC 8058), and lets no title add a header', async () => {
  const { send, close } = sender();
  const mail = confirmationMail('ann@example.org', 'http://localhost/x');
  const endHref = 'https://plainday.example/functions/v1/end-mails/x.y';
  await send({ ...mail, subject: 'Call\r\nBcc: eve@example.org', id: 'abc', endHref });
  close();
  const source = server.received.at(-1)?.source ?? '';
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll('\r\n ', ' ');
  expect(head).toContain(`List-Unsubscribe: <${endHref}>`);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(head).toMatch(/^Message-ID: <abc@plainday\.example>\r?$/m);
  expect(head).not.toMatch(/^Bcc/m);
});

it('fails when nobody listens', async () => {
  const { send, close } = smtpSender({ url: 'smtp://127.0.0.1:9', from: 'a@b.co' });
  await expect(send(confirmationMail('ann@example.org', 'http://x'))).rejects.toThrow();
  close();
});
