import type { NextState, TrialArm } from './platform-state';

/** `0.21 %` of visits had a fault; a dash where nobody came. */
export function shareOfFaults({ visits, faults }: TrialArm): string {
  if (visits === 0) return '–';
  const most = Math.max(0, ...Object.values(faults));
  return `${((most / visits) * 100).toFixed(2)} %`;
}

/** The step that a trial takes next, and the earliest time for it; null where it waits for a person. */
export function nextStep({
  trial,
}: Pick<NextState, 'trial'>): { readonly share: number; readonly from: Date } | null {
  const share = trial?.shares[trial.at + 1];
  if (!trial || share === undefined) return null;
  return { share, from: new Date(Date.parse(trial.since) + trial.everyMs) };
}

/** How many there are in all hours. */
export const sumOf = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
