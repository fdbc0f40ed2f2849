/** The runners whose reports can be read. */
export type ReportKind = 'jest' | 'playwright';
/** One test of a report. */
export interface ReportedTest {
  readonly file: string;
  readonly project: string;
  readonly titles: readonly string[];
  readonly status: string;
  readonly seconds: number;
  /** What it says of its failure, and what it printed. */
  readonly said: string;
  readonly pictures: readonly string[];
}
/** Counts a runner's report; what was skipped, or not run at all, counts as failed. */
export function countReport(
  kind: ReportKind,
  file: string,
  succeeded: boolean,
  mayBeEmpty?: boolean,
): { passed: number; failed: number };
/** What each failed test says, or each file of them; without what was printed while it ran. */
export function failuresIn(kind: ReportKind, file: string): string[];
/** Every test a runner's report tells of. */
export function testsIn(kind: ReportKind, file: string): ReportedTest[];
/** How long each file of tests took. */
export function lengthsIn(kind: ReportKind, file: string): { file: string; seconds: number }[];
