import { newId, systemClock } from '@plainday/shared-platform';
import type { RestorePlan } from '../../model/archive/restore.logic';
import { ARCHIVE_APP, packTasks, type KeptImport } from '../../model/imports.store';
import { restoredOf } from '../rows/restored-of';
import type { RestoreReady } from './read-restore';

/** A restore as the list of imports keeps it, before its first row is written: so it can be taken back for 30 days. */
export function keptOf({ parts }: RestoreReady, plan: RestorePlan, file: string): KeptImport {
  const idsOf = (name: string) =>
    plan.sent.find(({ table }) => table === name)?.fresh.map(({ id }) => id) ?? [];
  return {
    id: newId(),
    at: systemClock.now(),
    app: ARCHIVE_APP,
    kind: 'Plainday archive',
    file,
    state: 'running',
    tasks: packTasks(new Map(idsOf('tasks').map((id) => [id, '-']))),
    projects: idsOf('projects'),
    changed: [],
    known: parts.reduce((sum, { same, different }) => sum + same + different, 0),
    skipped: 0,
    restored: restoredOf(plan),
  };
}
