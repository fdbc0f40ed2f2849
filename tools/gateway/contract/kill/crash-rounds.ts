import type { Driver, GatewayProcess } from '../support/gateway-process';
import { startGatewayProcess } from '../support/gateway-process';
import { addPerson } from '../support/people';
import type { Random } from '../support/odd-input/random';
import { killDatabase } from './database-pid';
import { verify } from './verify';
import { newLedger, sendBatch, writeUntil } from './writer';

const WRITERS = 4;
const RECOVERY_LIMIT_MS = 120_000;

export type Victim = 'gateway' | 'database' | 'both';

export interface RoundReport {
  round: number;
  victim: Victim;
  /** Milliseconds from the kill until a write was acknowledged again. */
  recoveryMs: number;
  acknowledged: number;
}

async function strike(victim: Victim, gateway: GatewayProcess): Promise<void> {
  if (victim === 'both') {
    await Promise.all([killDatabase(gateway.dataDir), gateway.kill()]);
  } else if (victim === 'database') {
    await killDatabase(gateway.dataDir);
  } else {
    await gateway.kill();
  }
}

/**
 * Kills gateway, database or both in the middle of writing, round after round on the same data.
 * After each round the next start must work by itself, and everything acknowledged so far be there
 * once. Throws at the first finding; reports every round.
 */
export async function crashRounds(
  driver: Driver,
  victims: Victim[],
  random: Random,
  report: (round: RoundReport) => void = () => undefined,
): Promise<void> {
  let gateway = await startGatewayProcess(driver);
  const { dataDir } = gateway;
  try {
    const { token } = await addPerson(gateway);
    const ledger = newLedger();
    for (const [index, victim] of victims.entries()) {
      let isOver = false;
      const writers = Array.from({ length: WRITERS }, () =>
        writeUntil(() => isOver, gateway, token, ledger),
      );
      await new Promise((done) => setTimeout(done, 100 + random.below(400)));
      const killedAt = performance.now();
      await strike(victim, gateway);
      isOver = true;
      if (victim !== 'database') {
        gateway = await startGatewayProcess(driver, dataDir);
      }
      await Promise.all(writers);
      while (!(await sendBatch(gateway, token, ledger, `after ${index}`))) {
        if (performance.now() - killedAt > RECOVERY_LIMIT_MS) {
          throw new Error(
            `Round ${index}: no write after the kill of ${victim}.\n${gateway.output()}`,
          );
        }
        await new Promise((done) => setTimeout(done, 25));
      }
      const recoveryMs = Math.round(performance.now() - killedAt);
      // A client repeats what was not acknowledged; that must not double anything.
      for (const name of [...ledger.sent.keys()].filter((sent) => !ledger.acknowledged.has(sent))) {
        await sendBatch(gateway, token, ledger, name);
      }
      const findings = await verify(gateway, token, ledger);
      const { lost, torn, doubled, wrong } = findings;
      if (lost.length + torn.length + doubled + wrong.length > 0) {
        const told = `${JSON.stringify(findings)}\n${gateway.output()}`;
        throw new Error(`Round ${index}, ${victim} killed: ${told}`);
      }
      report({ round: index, victim, recoveryMs, acknowledged: ledger.acknowledged.size });
    }
  } finally {
    await gateway.dispose();
  }
}
