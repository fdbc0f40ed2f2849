import { randomUUID } from 'node:crypto';
import type { GatewayProcess } from '../support/gateway-process';
import { send } from '../support/send';

const BATCH = 4;

/** What was sent, and what of it the server said it has. */
export interface Ledger {
  /** Batches by their name; each is one request of BATCH rows. */
  sent: Map<string, string[]>;
  acknowledged: Set<string>;
  /** Answers a kill does not excuse: only 2xx, 503 or a broken connection are right. */
  wrong: string[];
}

export function newLedger(): Ledger {
  return { sent: new Map(), acknowledged: new Set(), wrong: [] };
}

/** Sends one batch as the client does: own ids, and harmless when repeated. True when acknowledged. */
export async function sendBatch(
  gateway: GatewayProcess,
  token: string,
  ledger: Ledger,
  name: string = randomUUID(),
): Promise<boolean> {
  const ids = ledger.sent.get(name) ?? Array.from({ length: BATCH }, () => randomUUID());
  ledger.sent.set(name, ids);
  try {
    const reply = await send(gateway, '/rest/v1/tasks?on_conflict=id', {
      method: 'POST',
      token,
      body: ids.map((id) => ({ id, title: name })),
      headers: { prefer: 'resolution=ignore-duplicates,return=minimal' },
    });
    if (reply.status === 201) {
      ledger.acknowledged.add(name);
      return true;
    }
    if (reply.status !== 503) ledger.wrong.push(`${reply.status} ${reply.text}`);
    return false;
  } catch {
    return false;
  }
}

/** Keeps writing until told to stop. */
export async function writeUntil(
  isOver: () => boolean,
  gateway: GatewayProcess,
  token: string,
  ledger: Ledger,
): Promise<void> {
  while (!isOver()) {
    if (!(await sendBatch(gateway, token, ledger))) {
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}
