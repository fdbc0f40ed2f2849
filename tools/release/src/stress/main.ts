// `npm run stress -- 50 100`: races of two teams, and releases that are killed. Prints what was counted.
import { kill, race, seeded } from './stress';

const [races = 50, kills = 100, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`seed ${seed}`);
const raced = await race(races);
console.log(raced);
const killed = await kill(kills, seeded(seed));
console.log(killed);
if (raced.lost + killed.inconsistent + killed.unhealed > 0) process.exitCode = 1;
