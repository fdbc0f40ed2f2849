import { seededRandom } from '../support/odd-input/random';
import { tally } from '../support/tally';
import { crashRounds } from './crash-rounds';
import type { Victim } from './crash-rounds';
import { killFirstStart } from './first-start';

const POSTGRES_VICTIMS: Victim[] = [
  ...Array.from({ length: 10 }, (): Victim => 'database'),
  ...Array.from({ length: 5 }, (): Victim => 'gateway'),
  ...Array.from({ length: 5 }, (): Victim => 'both'),
];

/** Twelve starts of the gateway take seconds on a free machine and minutes on a crowded one. */
const LIMIT_MS = 600_000;

const random = seededRandom();

describe(`SIGKILL while writing (seed ${random.seed})`, () => {
  it(
    'PostgreSQL: 20 kills of gateway, database and both lose, double or tear nothing',
    async () => {
      const reports: string[] = [];
      const victims = [...POSTGRES_VICTIMS].sort(() => random.below(3) - 1);
      await crashRounds('postgres', victims, random, ({ victim }) => reports.push(victim)).finally(
        () =>
          tally('kills while writing, postgres', victims.length, victims.length - reports.length),
      );
      expect(reports).toEqual(victims);
    },
    LIMIT_MS,
  );

  it(
    'PGlite: 3 kills of the gateway lose, double or tear nothing',
    async () => {
      const reports: string[] = [];
      await crashRounds('pglite', ['gateway', 'gateway', 'gateway'], random, ({ victim }) =>
        reports.push(victim),
      ).finally(() => tally('kills while writing, pglite', 3, 3 - reports.length));
      expect(reports).toHaveLength(3);
    },
    LIMIT_MS,
  );

  it.each([random.below(600) + 700, random.below(800) + 1300])(
    'a first start killed after %d ms leaves a folder the next start can use',
    async (afterMs) => {
      await expect(killFirstStart('postgres', afterMs)).resolves.toBeUndefined();
    },
    LIMIT_MS,
  );
});
