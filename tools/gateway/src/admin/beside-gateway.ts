import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { listen, stopListening } from '../http/listen';
import { readBody } from '../http/read-body';
import { runCommand, type AdminPlace } from './commands';

const MAX_BYTES = 4096;

/** Where a gateway that alone can open its data hears commands, for whoever can read the data folder. */
const doorSchema = z.object({ port: z.number(), token: z.string() });
const answerSchema = z.union([
  z.object({ lines: z.array(z.string()) }),
  z.object({ error: z.string() }),
]);
type Answer = z.infer<typeof answerSchema>;

const doorPath = (dataDir: string) => join(dataDir, 'admin.json');
const digest = (text: string) => createHash('sha256').update(text).digest();

async function carryOut(place: AdminPlace, message: IncomingMessage): Promise<Answer> {
  try {
    const body = String(await readBody(message, MAX_BYTES));
    const words = z.parse(z.array(z.string()), JSON.parse(body));
    return { lines: [...(await runCommand(place, words))] };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Hears commands while the gateway runs, on this machine only and from whoever has the token in the data folder.
 * The result ends that.
 */
export async function hearCommands(
  dataDir: string,
  place: AdminPlace,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const known = digest(`Bearer ${token}`);
  const server = createServer((message, response) => {
    const given = digest(message.headers.authorization ?? '');
    if (message.method !== 'POST' || !timingSafeEqual(given, known)) {
      response.writeHead(404, { connection: 'close' }).end();
      return;
    }
    void carryOut(place, message).then((answer) => response.end(JSON.stringify(answer)));
  });
  const port = await listen(server, 0, '127.0.0.1');
  // One that a killed gateway left may be anybody's to read by now.
  await rm(doorPath(dataDir), { force: true });
  await writeFile(doorPath(dataDir), JSON.stringify({ port, token }), { flag: 'wx', mode: 0o600 });
  return async () => {
    await rm(doorPath(dataDir), { force: true });
    await stopListening(server);
  };
}

/** Has the gateway of a data folder carry out a command; null where none hears any there. */
export async function askGateway(
  dataDir: string,
  words: readonly string[],
): Promise<readonly string[] | null> {
  const written = await readFile(doorPath(dataDir), 'utf8').catch(() => null);
  if (written === null) return null;
  const { port, token } = z.parse(doorSchema, JSON.parse(written));
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(words),
  }).catch(() => null);
  // A gateway that was killed has left the file; the port is nobody's, or somebody else's.
  if (!response?.ok) return null;
  const answer = z.parse(answerSchema, await response.json());
  if ('error' in answer) throw new Error(answer.error);
  return answer.lines;
}
