import type { ReportKind, ReportedTest } from './reports.mjs';

export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly report: ReportKind;
  readonly env?: Readonly<Record<string, string>>;
}
/** A failed test, with where its log and pictures are kept. */
export interface Failure extends ReportedTest {
  readonly log: string;
}
/** What became of a step. */
export interface StepResult {
  readonly step: Step;
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}
interface Context {
  readonly root: string;
  readonly reports: string;
}
/** More unsteady tests than these fail the run. */
export const MOST_UNSTEADY: number;
/** What failed in a step, with its log and pictures; nothing where it is too much for trips. */
export function failedIn(step: Step, context: Context): Failure[];
/** Tries once more what failed, step by step, and answers the results as they are then, with what is unsteady. */
export function tryAgain(
  results: readonly StepResult[],
  context: Context,
): Promise<{ results: StepResult[]; unsteady: (Failure & { readonly step: string })[] }>;
