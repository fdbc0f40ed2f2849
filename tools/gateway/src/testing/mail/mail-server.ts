import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as a server has received it. */
export interface ReceivedMail {
  readonly to: string;
  /** Head and body as they came. */
  readonly source: string;
}

/** As much of a mail server as it takes to receive mails. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** What it says to the next recipients, instead of taking the mail. */
  readonly refusals: string[];
  close(): Promise<void>;
}

function serve(socket: Socket, received: ReceivedMail[], refusals: string[]): void {
  let waiting = '';
  let to = '';
  let isData = false;

  function takeCommand(line: string): void {
    if (line.startsWith('RCPT')) {
      to = /<(.*)>/.exec(line)?.[1] ?? '';
      socket.write(`${refusals.shift() ?? '250 ok'}\r\n`);
      return;
    }
    isData = line === 'DATA';
    if (line === 'QUIT') socket.end('221 bye\r\n');
    else socket.write(isData ? '354 go\r\n' : '250 ok\r\n');
  }

  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    waiting += chunk.toString();
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = waiting.indexOf(end);
      if (at < 0) return;
      const part = waiting.slice(0, at);
      waiting = waiting.slice(at + end.length);
      if (!isData) {
        takeCommand(part);
        continue;
      }
      received.push({ to, source: part });
      isData = false;
      socket.write('250 kept\r\n');
    }
  });
}

/** Starts a mail server on a free port of this machine. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: string[] = [];
  const server = createServer((socket) => serve(socket, received, refusals));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    refusals,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
