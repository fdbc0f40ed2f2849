import { newId, systemClock } from '@plainday/shared-platform';
import { deviceChange, placeOf, rowsToSend } from '../../model/archive/restore.logic';
import { packTasks, type KeptImport } from '../../model/imports.store';
import type { RestoreReady } from './read-restore';

/** A restore as the list of imports keeps it, before its first row is written: so it can be taken back for 30 days. */
export function keptOf({ archive, archived, here, parts }: RestoreReady, file: string): KeptImport {
  const sent = rowsToSend(archived, here, 'add');
  const idsOf = (name: string) =>
    sent.find(({ table }) => table === name)?.fresh.map(({ id }) => id) ?? [];
  const change = deviceChange(archived, here, 'add', archive.info);
  const merged = new Set(change.merged.map(({ at }) => at));
  return {
    id: newId(),
    at: systemClock.now(),
    app: 'Plainday',
    kind: 'Plainday archive',
    file,
    state: 'running',
    tasks: packTasks(new Map(idsOf('tasks').map((id) => [id, '-']))),
    projects: idsOf('projects'),
    changed: [],
    known: parts.reduce((sum, { same, different }) => sum + same + different, 0),
    skipped: 0,
    restored: {
      rows: sent
        .filter(({ table, fresh }) => !['tasks', 'projects'].includes(table) && fresh.length > 0)
        .map(({ table, fresh }) => ({ table, ids: fresh.map(({ id }) => id).join(' ') })),
      values: change.put
        .map(({ namespace, entry: { key } }) => ({ namespace, key }))
        .filter(({ namespace, key }) => !merged.has(placeOf(namespace, key))),
      texts: change.texts.map(({ key }) => key).filter((key) => !merged.has(placeOf('', key))),
      merged: change.merged.map(({ at, ids }) => ({ at, ids: [...ids] })),
    },
  };
}
