import {
  backOf,
  editOf,
  removeWithUndo,
  useAppDispatch,
  useRows,
  type RowChange,
} from '@plainday/data-api';
import { useProjectsQuery } from '@plainday/data-tasks';
import type { Project } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { newId } from '@plainday/shared-platform';
import { timeTrackerApi, useTimeTrackerListQuery } from '../api/time-tracker.api';
import type { EntryChanges } from '../model/entry-form.logic';
import type { TimeSession } from '../model/session.schema';

/** Entries and projects as the page sees them. */
export type Entries = ReturnType<typeof useEntries>;

const NO_PROJECTS: readonly Project[] = [];

export function useEntries() {
  const { undo, user } = useShell();
  const dispatch = useAppDispatch();
  const { rows, status, retry } = useRows(useTimeTrackerListQuery());
  const { currentData: projects = NO_PROJECTS } = useProjectsQuery();
  const { timeTrackerAdd, timeTrackerChange, timeTrackerRemove } = timeTrackerApi.endpoints;

  const change = (edit: RowChange<TimeSession>) =>
    dispatch(timeTrackerChange.initiate(edit, { track: false }));

  function add(columns: EntryChanges): void {
    const entry = { id: newId(), user_id: user.id, task_id: null, ...columns };
    void dispatch(timeTrackerAdd.initiate(entry, { track: false }));
    undo.offer(`“${entry.task_name}” added`, () =>
      dispatch(timeTrackerRemove.initiate({ id: entry.id }, { track: false })),
    );
  }

  /** `opened` is the entry as the form was opened with. */
  function edit(opened: TimeSession, columns: EntryChanges): void {
    const made = editOf(opened, columns);
    if (!made) return;
    void change(made);
    undo.offer(`“${columns.task_name}” changed`, () => change(backOf(made)));
  }

  function remove(entry: TimeSession): void {
    const takeBack = dispatch(removeWithUndo(timeTrackerRemove, timeTrackerAdd, entry));
    undo.offer(`“${entry.task_name}” deleted`, takeBack);
  }

  /** Null stands for no project, and so does one that is gone. */
  const projectOf = (id: string | null) => projects.find((project) => project.id === id) ?? null;

  return { rows, status, retry, projects, projectOf, add, edit, remove };
}
