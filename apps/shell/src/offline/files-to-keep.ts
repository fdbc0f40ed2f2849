import type { BuiltFile, Release } from '@plainday/federation-contract';

const needed = /\.(?:js|css|woff2)$/;

/**
 * The files a release runs on, shell first. Left out is what only hidden tools open; parts that open later belong to no
 * tool, so they are all kept.
 */
export function filesToKeep(release: Release, hidden: readonly string[]): BuiltFile[] {
  const remotes = Object.values(release.remotes);
  const modules = remotes.flatMap((remote) => remote.modules);
  const filesOf = (isHidden: boolean) =>
    modules.filter(({ id }) => hidden.includes(id) === isHidden).flatMap(({ files }) => files);
  const shown = new Set(filesOf(false));
  const unused = new Set(filesOf(true).filter((path) => !shown.has(path)));
  return [...release.shell.files, ...remotes.flatMap(({ files }) => files)].filter(
    ({ path }) => needed.test(path) && !unused.has(path),
  );
}
