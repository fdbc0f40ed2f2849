import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A proxy that gives each request to the next gateway, as an operator would put one in front. */
export interface RoundRobin {
  readonly url: string;
  /** How many requests each gateway got. */
  readonly given: readonly number[];
  close(): Promise<void>;
}

export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const given = targets.map(() => 0);
  let turn = 0;

  function pass(message: IncomingMessage, response: ServerResponse): void {
    const index = turn % targets.length;
    turn += 1;
    given[index] = (given[index] ?? 0) + 1;
    const onward = send(new URL(message.url ?? '/', targets[index]), {
      method: message.method,
      headers: {
        ...message.headers,
        'x-forwarded-for': message.socket.remoteAddress ?? '',
      },
    });
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    message.pipe(onward);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
