/**
 * The long run: `npx tsx tools/gateway/contract/kill-run.ts 200 [postgres|pglite]`.
 * Prints a line a round and a closing line; fails at the first row lost, doubled or torn.
 */
import { compilePrograms } from '../src/testing/programs';
import { seededRandom } from './support/odd-input/random';
import { crashRounds } from './kill/crash-rounds';
import type { RoundReport, Victim } from './kill/crash-rounds';

const rounds = Number(process.argv[2] ?? 200);
const driver = process.argv[3] === 'pglite' ? 'pglite' : 'postgres';
await compilePrograms();
const random = seededRandom();
const choices: Victim[] = driver === 'pglite' ? ['gateway'] : ['gateway', 'database', 'both'];
const victims = Array.from({ length: rounds }, () => random.pick(choices));
const reports: RoundReport[] = [];

console.log(`${rounds} kills on ${driver}, seed ${random.seed}`);
await crashRounds(driver, victims, random, (report) => {
  reports.push(report);
  console.log(
    `${report.round + 1} ${report.victim}: writing again after ${report.recoveryMs} ms, ` +
      `${report.acknowledged} requests acknowledged`,
  );
});
const times = reports.map(({ recoveryMs }) => recoveryMs).sort((one, other) => one - other);
const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
console.log(
  `${rounds} kills, ${reports.at(-1)?.acknowledged ?? 0} acknowledged requests: none lost, doubled or torn. ` +
    `Writing again after ${at(0.5)} ms (median), ${at(0.95)} ms (p95), ${at(1)} ms (worst).`,
);
