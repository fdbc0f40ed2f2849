/** The runners whose reports can be read. */
export type ReportKind = 'jest' | 'playwright';
/** Counts a runner's report; what was skipped, or not run at all, counts as failed. */
export function countReport(
  kind: ReportKind,
  file: string,
  succeeded: boolean,
): { passed: number; failed: number };
/** What each failed test says, or each file of them; without what was printed while it ran. */
export function failuresIn(kind: ReportKind, file: string): string[];
