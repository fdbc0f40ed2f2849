import { useRef, useState } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { inSlices, newId, systemClock } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import type { Choice } from '../../../../shared/import/apply/preview.logic';
import { projectsBy, rowsOf, type ImportRows } from '../../../../shared/import/apply/rows.logic';
import { placeSessions } from '../../model/for-tools/contents.logic';
import { amountText } from '../../../../shared/import/words';
import { packTasks, type KeptImport } from '../../model/imports.store';
import { keepImport } from '../rows/keep-import';
import { isAnything, runImport, type Written } from './run-import';
import type { Ready } from './read-ready';

/** Where the writing of an import is. */
export type Running =
  | {
      readonly kind: 'running';
      readonly done: number;
      readonly total: number;
      readonly ending: boolean;
    }
  | {
      readonly kind: 'done';
      readonly kept: KeptImport;
      readonly written: Written;
      /** It can be taken back after a reload, too. */
      readonly isRemembered: boolean;
    };

function keptOf(
  { file, plan, preview, tools }: Ready,
  rows: ImportRows,
  restored: KeptImport['restored'],
): KeptImport {
  return {
    id: newId(),
    at: systemClock.now(),
    app: plan.app,
    kind: plan.kind,
    file: file.name,
    state: 'running',
    tasks: packTasks(rows.prints),
    projects: rows.projects.map(({ id }) => id),
    changed: rows.changes.map(({ task, changes }) => ({
      id: task.id,
      before: Object.fromEntries(
        Object.keys(changes).map((name) => [name, task[name as keyof typeof changes] ?? null]),
      ),
      after: { ...changes },
    })),
    known: preview.known + (tools?.known ?? 0),
    skipped: preview.skipped.length,
    ...(restored && { restored, others: tools?.fresh ?? 0 }),
  };
}

/** Writes what was chosen, also when the page is left; `stop` ends it and takes out again what came in. */
export function useRunning(
  takeBack: (kept: KeptImport, keepEdited: boolean) => Promise<number | null>,
) {
  const dispatch = useAppDispatch();
  const { notify, undo: steps, user } = useShell();
  const [running, setRunning] = useState<Running | null>(null);
  const abort = useRef(new AbortController());
  const withdraw = useRef<() => void>(() => undefined);

  /** What other tools get, with the projects that were chosen for it. */
  async function othersOf({ plan, ids, tools }: Ready, { targets }: Choice) {
    if (!tools || tools.fresh === 0) return null;
    const contents = placeSessions(tools.contents, plan, projectsBy(ids, targets));
    const { prepareTools } = await import(/* webpackChunkName: "restore" */ '../rows/run-tools');
    return prepareTools(dispatch, user.id, contents, tools.here);
  }

  async function start({
    ready,
    choice,
  }: {
    readonly ready: Ready;
    readonly choice: Choice;
  }): Promise<void> {
    const { signal } = (abort.current = new AbortController());
    setRunning({ kind: 'running', done: 0, total: choice.total, ending: false });
    const work = rowsOf({ ...ready, choice, userId: user.id, nowMs: systemClock.now() });
    const rows = await inSlices(work, signal);
    if (!rows) return setRunning(null);
    const others = await othersOf(ready, choice);
    const kept = keptOf(ready, rows, others?.restored);
    await keepImport(user.id, kept);
    const progress = (done: number) =>
      setRunning((now) => (now?.kind === 'running' ? { ...now, done } : now));
    let written = await runImport(dispatch, rows, signal, progress);
    if (others && !written.failed && !signal.aborted) {
      const before = written.tasks + written.changed;
      const { failed, refused } = await others.write((done) => progress(before + done));
      const taken = failed ? 0 : (kept.others ?? 0) - refused;
      written = { ...written, others: taken, failed: failed || refused > 0 ? {} : null };
    }
    const out = new Set(written.refused.map(({ task }) => task.id));
    const came = rows.tasks.filter(({ id }) => !out.has(id));
    const prints = new Map([...rows.prints].filter(([id]) => !out.has(id)));
    const ended: KeptImport = {
      ...kept,
      state: written.failed ? 'refused' : 'done',
      tasks: packTasks(prints),
    };
    const isRemembered = await keepImport(user.id, ended);
    setRunning({ kind: 'done', kept: ended, written, isRemembered });
    if (signal.aborted) return void (await takeBack(ended, true));
    if (!isAnything(written)) return;
    // From wherever it is pressed: nobody is asked there, so what was edited since stays.
    const takeAll = async () => {
      const left = await takeBack(ended, true);
      if (left) notify.brief(`${plural(left, 'edited task')} kept`);
    };
    const about = came.slice(0, written.tasks).map(({ id }) => id);
    const label = `${amountText(written.tasks, written.others)} imported`;
    withdraw.current = steps.offer(label, () => void takeAll(), { about });
  }

  /** Ends after the part under way, and takes out again what came in. */
  function stop(): void {
    abort.current.abort();
    setRunning((now) => (now?.kind === 'running' ? { ...now, ending: true } : now));
  }

  return { running, start, stop, withdraw: () => withdraw.current() };
}
