/**
 * Proves that the isolation suite can fail: plants one fault after another in the live schema and
 * expects the random attempts to find each. `npx tsx tools/gateway/contract/holes-run.ts [part of a name]`.
 */
import { connectAsOwner } from './support/owner-sql';
import { startGatewayProcess } from './support/gateway-process';
import { addPerson } from './support/people';
import { compilePrograms } from '../src/testing/programs';
import { seededRandom } from './support/odd-input/random';
import { attempt, setScene } from './suites/guard/attempt';
import { HOLES } from './holes/holes';
import { readRules, restoreRules } from './holes/rules';

const ATTEMPTS = 900;

const holes = HOLES.filter(({ name }) => name.includes(process.argv[2] ?? ''));
await compilePrograms();
const random = seededRandom();
const gateway = await startGatewayProcess('postgres');
const sql = await connectAsOwner(gateway.dataDir);
const missed: string[] = [];
try {
  const rules = await readRules(sql);
  console.log(`${holes.length} planted holes, ${ATTEMPTS} attempts each, seed ${random.seed}`);
  for (const hole of [{ name: 'no hole', plant: '' }, ...holes]) {
    const scene = await setScene(() => addPerson(gateway));
    await sql.unsafe(hole.plant);
    const findings = await attempt(gateway, scene, random, ATTEMPTS).catch((error: unknown) => [
      String(error),
    ]);
    await restoreRules(sql, rules);
    const isFound = findings.length > 0;
    console.log(`${isFound ? 'found ' : 'silent'} ${hole.name}`);
    if (isFound === (hole.plant === '')) {
      missed.push(`${hole.name}: ${findings[0] ?? 'nothing found'}`);
    }
  }
} finally {
  await sql.end();
  await gateway.dispose();
}
console.log(`${holes.length - missed.length} of ${holes.length} found.\n${missed.join('\n')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
