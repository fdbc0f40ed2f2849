import type { GatewayProcess } from '../support/gateway-process';
import { send } from '../support/send';
import type { Ledger } from './writer';

/** What a look at the stored rows found wrong; all empty when nothing was lost, doubled or torn. */
export interface Findings {
  lost: string[];
  torn: string[];
  doubled: number;
  wrong: string[];
}

async function storedIds(gateway: GatewayProcess, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const after = ids.at(-1) === undefined ? '' : `&id=gt.${ids.at(-1)}`;
    const path = `/rest/v1/tasks?select=id&order=id&limit=1000${after}`;
    const { status, text, json } = await send(gateway, path, { token });
    if (status !== 200) {
      throw new Error(`Reading back failed: ${status} ${text}`);
    }
    const page = json as { id: string }[];
    ids.push(...page.map(({ id }) => id));
    if (page.length < 1000) {
      return ids;
    }
  }
}

/** Compares what is stored with what was acknowledged; a batch is there as a whole or not at all. */
export async function verify(
  gateway: GatewayProcess,
  token: string,
  ledger: Ledger,
): Promise<Findings> {
  const stored = await storedIds(gateway, token);
  const known = new Set(stored);
  const doubled = stored.length - known.size;
  const findings: Findings = { lost: [], torn: [], doubled, wrong: ledger.wrong };
  for (const [name, ids] of ledger.sent) {
    const present = ids.filter((id) => known.has(id)).length;
    if (present < ids.length && ledger.acknowledged.has(name)) {
      findings.lost.push(name);
    }
    if (present !== 0 && present !== ids.length) {
      findings.torn.push(name);
    }
  }
  return findings;
}
