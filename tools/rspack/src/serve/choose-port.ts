import { once } from 'node:events';
import { createServer } from 'node:net';

const HOST = '127.0.0.1';
const TRIES = 50;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A port of this machine that is free: the named one and no other, or the first from `first` on. */
export async function choosePort(named: string | undefined, first?: number): Promise<number> {
  const from = named === undefined ? first : Number(named);
  if (!Number.isInteger(from) || !from || from < 1 || from > 65_535)
    throw new Error(`PORT=${named ?? ''} is no port.`);
  const tries = named === undefined ? TRIES : 1;
  for (let port = from; port < from + tries; port += 1) if (await isFree(port)) return port;
  throw new Error(
    named === undefined
      ? `The ports ${from} to ${from + tries - 1} are in use. Say another one with PORT.`
      : `Port ${from} is in use. Stop the other program, or say another port with PORT.`,
  );
}
