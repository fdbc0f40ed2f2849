import type { Slices } from '@plainday/shared-platform';
import { cellsOf, findHead, rowsBelow } from '../bytes/csv.logic';
import type { Collector } from '../core/collect.logic';
import { readTimes } from '../apps/tools/times';
import type { ImportContext } from '../plan';
import type { FolderFile } from './folder';

const ENTRIES = /(?:^|\/)time_entries\.csv$/;
/** Tables that give names to the ids of the others. */
const NAMED = /(?:^|\/)(?:projects|clients|tasks|tags)\.csv$/;

/** True for what solidtime exports of an organisation. */
export const isSolidtime = (paths: readonly string[]): boolean =>
  paths.some((path) => ENTRIES.test(path)) &&
  paths.some((path) => /(?:^|\/)meta\.json$/.test(path));

/** Reads the tracked times of an organisation of solidtime. */
export function* readSolidtime(
  files: readonly FolderFile[],
  plan: Collector,
  context: ImportContext,
): Slices<void> {
  const names = new Map<string, string>();
  for (const { path, text } of files.filter((file) => NAMED.test(file.path))) {
    const head = findHead(text, (name) => name === 'id' || name === 'name');
    if (!head) continue;
    yield;
    for (const [, cells] of yield* rowsBelow(text, head)) {
      const row = cellsOf(head.heads, cells);
      const id = (row.get('id') ?? '').trim();
      if (id !== '' && !path.endsWith('meta.json')) names.set(id, (row.get('name') ?? '').trim());
    }
  }
  const entries = files.find(({ path }) => ENTRIES.test(path));
  if (!entries) return;
  yield* readTimes({ text: entries.text, file: entries.path, json: null }, plan, context, names);
}
