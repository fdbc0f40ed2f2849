import type { Sizes } from './measure';

/** Less than this is noise: other names of files, another order of modules. kB. */
const SLACK_KB = 1;

const kB = (size: number) => `${size.toFixed(1)} kB`;

/** What has outgrown its budget, or has none; a line for each. */
export function overBudget(sizes: Sizes, budget: Sizes): string[] {
  return Object.entries(sizes).flatMap(([name, size]) => {
    const allowed = budget[name];
    if (allowed === undefined) return [`${name} has no budget: it takes ${kB(size)}`];
    return size > allowed + SLACK_KB ? [`${name} takes ${kB(size)}, of ${kB(allowed)}`] : [];
  });
}
