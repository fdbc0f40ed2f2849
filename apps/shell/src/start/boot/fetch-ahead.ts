import type { BuiltFile, Release } from '@plainday/federation-contract';
import { DASHBOARD_FRAME_ID, RELEASE_BLOCK } from '@plainday/shared-platform/start';
import { readInlined } from './inlined';
import { preloadScript } from './preload-script';

/** Chunk of data/tasks that checks what the server answers; every view of the dashboard reads the projects. */
const CHECKS = 'answers';

/** Chunk of data/device, which remotes ask for that keep something here. */
const DEVICE = 'device';

/** Chunk that makes tasks of what was typed into the first frame. */
const TYPED = 'typed';

/** What the dashboard asks for right after the input of its first tool can be used, or with the tool itself. */
export function laterFiles({ shell, remotes }: Release, moduleId: string): readonly BuiltFile[] {
  const shown = Object.values(remotes).flatMap((remote) =>
    remote.modules
      .filter(({ id }) => id === moduleId)
      .flatMap(({ later = [], stores }) => {
        const isKeptHere = stores?.device !== undefined || stores?.literal !== undefined;
        return [
          ...named((isKeptHere && shell.routes[DEVICE]) || [], shell.files),
          ...named(later, remote.files),
        ];
      }),
  );
  return [...named(shell.routes[CHECKS] ?? [], shell.files), ...shown];
}

/** Fetches files that are about to be run, while the page is busy with others. */
export function fetchAhead(files: readonly BuiltFile[]): void {
  for (const file of files) preloadScript(file, 'low');
}

/**
 * Where lines were typed into the first frame, which stands until they are in the list: fetches what that takes as soon
 * as any script runs, while the others keep the device busy and the line is idle. Nothing of it is run here.
 */
export function fetchForTyped(): void {
  const frame = document.getElementById(DASHBOARD_FRAME_ID);
  const moduleId = frame?.dataset.tool;
  if (!moduleId || !frame.querySelector('.f-rows > li')) return;
  try {
    const release = readInlined(RELEASE_BLOCK) as Release | undefined;
    if (!release) return;
    const { files, routes } = release.shell;
    fetchAhead([...laterFiles(release, moduleId), ...named(routes[TYPED] ?? [], files)]);
  } catch {
    // The parts are fetched when they are asked for; what is wrong with the release is said by who reads it next.
  }
}

function named(paths: readonly string[], files: readonly BuiltFile[]): readonly BuiltFile[] {
  return files.filter(({ path }) => paths.includes(path));
}
