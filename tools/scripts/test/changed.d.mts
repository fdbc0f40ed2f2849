interface ChangedStep {
  readonly name: string;
  readonly command: readonly string[];
}
/** Files that differ from a commit, those that are gone and those that are new too. */
export function changedFiles(root: string, named?: string): string[];
/** Folders and files of the browser tests that a change can break. */
export function specsFor(
  root: string,
  files: readonly string[],
  projects: readonly string[],
): string[];
/** The steps that look at a change, in two rows as for the whole. */
export function rowsFor(
  root: string,
  files: readonly string[],
  projects?: readonly string[],
): ChangedStep[][];
