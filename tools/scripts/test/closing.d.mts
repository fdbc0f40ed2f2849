import type { Failure, StepResult } from './again.mjs';

/** A step's result with the time it took, in seconds; the processor's is NaN where the system does not tell. */
export interface TimedResult extends Pick<StepResult, 'passed' | 'failed'> {
  readonly step: { readonly name: string; readonly report?: 'jest' | 'playwright' };
  readonly seconds: number;
  readonly processor: number;
}
/** Seconds and processor seconds of every step. */
export function stepLines(results: readonly TimedResult[]): string[];
/** The files of tests that took longest. */
export function slowestLines(results: readonly TimedResult[], reports: string): string[];
/** What passed on a second try alone. */
export function unsteadyLines(unsteady: readonly (Failure & { readonly step: string })[]): string[];
/** The whole time beside what it should be. */
export function totalLine(seconds: number): string;
