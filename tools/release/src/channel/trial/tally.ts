import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../../site/disk';
import { armSchema, type Arm } from '../../record/trial-plan';

const FOLDER = 'channels/tallies';

const tallySchema = z.object({ step: z.string(), fresh: armSchema, current: armSchema });

/** What one gateway has counted in one step of a trial: numbers alone, of nobody. */
export type Tally = z.infer<typeof tallySchema>;

/** The name of a step: counts of another one, or of another release, are not taken for its own. */
export const stepName = (current: string, fresh: string, at: number, since: string) =>
  `${current} ${fresh} ${at} ${since}`;

/** Says what a gateway has counted, for all gateways of the site. */
export function writeTally(folder: string, gateway: string, tally: Tally): Promise<void> {
  return writeAtomically(join(folder, FOLDER, `${gateway}.json`), JSON.stringify(tally));
}

function added(a: Arm, b: Arm): Arm {
  const names = new Set([...Object.keys(a.faults), ...Object.keys(b.faults)]);
  const faults = [...names].map((name) => [name, (a.faults[name] ?? 0) + (b.faults[name] ?? 0)]);
  return { visits: a.visits + b.visits, faults: Object.fromEntries(faults) as Arm['faults'] };
}

/** What all gateways together have counted in a step. */
export async function readTallies(
  folder: string,
  step: string,
): Promise<{ fresh: Arm; current: Arm }> {
  const place = join(folder, FOLDER);
  const names = (await readdir(place).catch(() => [])).filter((name) => name.endsWith('.json'));
  const none: Arm = { visits: 0, faults: {} };
  let sum = { fresh: none, current: none };
  for (const name of names) {
    const source = await readFile(join(place, name), 'utf8').catch(() => '');
    const tally = parsed(source);
    if (tally?.step !== step) continue;
    sum = { fresh: added(sum.fresh, tally.fresh), current: added(sum.current, tally.current) };
  }
  return sum;
}

function parsed(source: string): Tally | null {
  try {
    return z.parse(tallySchema, JSON.parse(source));
  } catch {
    return null;
  }
}

/** Forgets what was counted. */
export function clearTallies(folder: string): Promise<void> {
  return rm(join(folder, FOLDER), { recursive: true, force: true });
}
