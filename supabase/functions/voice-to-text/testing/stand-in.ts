import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the stand-in does with a recording. */
export type Way =
  | 'text'
  | 'hang'
  | 'slow body'
  | '500'
  | '429'
  | '401'
  | '400'
  | '415'
  | 'redirect'
  | 'garbage'
  | 'no text'
  | 'endless'
  | 'cut off';

/** What it was asked last. */
export interface Asked {
  readonly authorization: string | undefined;
  readonly model: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly bytes: Buffer;
}

/** A transcription service on this machine, over real HTTP. */
export interface StandIn {
  readonly url: string;
  readonly asked: Asked | null;
  readonly count: number;
  answerWith(way: Way): void;
  /** What it hears from now on. */
  say(text: string): void;
  close(): Promise<void>;
}

const MIB = 'x'.repeat(1024 * 1024);

function answer(way: Way, text: string, response: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  switch (way) {
    case 'text':
      response.writeHead(200, json).end(JSON.stringify({ text }));
      break;
    case 'hang':
      break;
    case 'slow body':
      response.writeHead(200, json).write('{"text":');
      break;
    case 'garbage':
      response.writeHead(200, json).end('<html>\u0000 not what was asked for');
      break;
    case 'no text':
      response.writeHead(200, json).end('{"text":["a"]}');
      break;
    case 'endless':
      response.writeHead(200, json).end(JSON.stringify({ text: MIB + MIB }));
      break;
    case 'cut off':
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{"text"');
      setTimeout(() => response.destroy(), 20);
      break;
    case 'redirect':
      response.writeHead(307, { location: '/elsewhere' }).end();
      break;
    case '500':
    case '429':
    case '401':
    case '400':
    case '415':
      response.writeHead(Number(way), json).end(JSON.stringify({ error: { message: 'No.' } }));
  }
}

/** Starts a stand-in for a transcription service on a free port. */
export async function startService(): Promise<StandIn> {
  let way: Way = 'text';
  let text = 'Something was said.';
  let asked: Asked | null = null;
  let count = 0;
  const server = createServer((message, response) => {
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      count += 1;
      const headers = { 'content-type': message.headers['content-type'] ?? '' };
      void new Response(Buffer.concat(parts), { headers }).formData().then(async (form) => {
        const file = form.get('file') as File;
        asked = {
          authorization: message.headers.authorization,
          model: String(form.get('model')),
          fileName: file.name,
          fileType: file.type,
          bytes: Buffer.from(await file.arrayBuffer()),
        };
        answer(way, text, response);
      });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/audio/transcriptions`,
    get asked() {
      return asked;
    },
    get count() {
      return count;
    },
    answerWith: (next) => (way = next),
    say: (next) => (text = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
