/**
 * Keeps requests open all the time, whatever is answered, until it is told to stop; then it says how often it
 * was served, refused, and cut off. A process and an address of its own, for so are people who do that.
 */
import { Agent, get } from 'node:http';

/** What an abuser is told. */
export interface Order {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Requests that are open at all times. */
  readonly open: number;
}

/** How it went for the abuser. */
export type Outcome = Record<'served' | 'refused' | 'cut', number>;

const { url, headers, open } = JSON.parse(process.argv[2] ?? '') as Order;
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.9' });
const outcome: Outcome = { served: 0, refused: 0, cut: 0 };
let isOver = false;

function ask(): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      response.resume().on('close', () => resolve(response.statusCode ?? 0));
    }).on('error', () => resolve(0));
  });
}

async function line(): Promise<void> {
  while (!isOver) {
    const status = await ask();
    outcome[status === 200 ? 'served' : status === 0 ? 'cut' : 'refused'] += 1;
  }
}

process.once('message', () => (isOver = true));
await Promise.all(Array.from({ length: open }, line));
process.send?.(outcome);
process.disconnect();
