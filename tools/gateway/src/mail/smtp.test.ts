import { createServer, type AddressInfo, type Server } from 'node:net';
import { confirmationMail } from './templates';
import { smtpSender } from './smtp';

const received: string[] = [];
let server: Server;
let url: string;

/** As much of a mail server as it takes to receive a mail. */
beforeAll(async () => {
  server = createServer((socket) => {
    let data = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer) => {
      const part = chunk.toString();
      if (data) {
        text += part;
        if (!text.endsWith('\r\n.\r\n')) return;
        received.push(text);
        data = false;
        text = '';
        socket.write('250 kept\r\n');
        return;
      }
      if (part.startsWith('DATA')) data = true;
      if (part.startsWith('RCPT')) received.push(part.trim());
      if (part.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write(data ? '354 go\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`;
});
afterAll(() => server.close());

it('hands a mail to the server, as text and as HTML', async () => {
  const { send, close } = smtpSender({ url, from: 'Plainday <hello@plainday.example>' });
  await send(confirmationMail('ann@example.org', 'http://localhost/x'));
  close();
  expect(received[0]).toBe('RCPT TO:<ann@example.org>');
  expect(received[1]).toMatch(/^From: Plainday <hello@plainday\.example>/m);
  expect(received[1]).toMatch(/^Subject: Confirm your e-mail address/m);
  expect(received[1]).toMatch(/text\/plain[\s\S]*text\/html/);
});

it('fails when nobody listens', async () => {
  const { send, close } = smtpSender({ url: 'smtp://127.0.0.1:9', from: 'a@b.co' });
  await expect(send(confirmationMail('ann@example.org', 'http://x'))).rejects.toThrow();
  close();
});
