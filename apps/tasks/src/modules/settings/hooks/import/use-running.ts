import { useRef, useState } from 'react';
import { useAppDispatch, type AppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { inSlices, logger, newId, systemClock } from '@plainday/shared-platform';
import { plural } from '@plainday/shared-utils';
import type { Choice } from '../../../../shared/import/apply/preview.logic';
import { projectsBy, rowsOf, type ImportRows } from '../../../../shared/import/apply/rows.logic';
import { placeSessions } from '../../model/for-tools/contents.logic';
import { amountText } from '../../../../shared/import/words';
import { packTasks, type KeptImport } from '../../model/imports.store';
import { keepImport } from '../rows/keep-import';
import type { ToolsWrite } from '../rows/run-tools';
import { isAnything, NOTHING, runImport, type Watch, type Written } from './run-import';
import type { Ready } from './read-ready';

/** Where the writing of an import is. */
export type Running =
  | {
      readonly kind: 'running';
      readonly done: number;
      readonly total: number;
      readonly ending: boolean;
      /** The server does not answer at the moment. */
      readonly isWaiting: boolean;
    }
  | {
      readonly kind: 'done';
      readonly kept: KeptImport;
      readonly written: Written;
      /** So much was to come in. */
      readonly total: number;
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

/** What is written, and how far it has come. */
interface Work {
  readonly rows: ImportRows;
  readonly others: ToolsWrite | null;
  readonly kept: KeptImport;
  readonly total: number;
  readonly written: Written;
}

/** Writes what is not in yet. */
async function goOn(dispatch: AppDispatch, work: Work, watch: Watch): Promise<Written> {
  const { rows, others, kept } = work;
  const written = await runImport(dispatch, rows, work.written, watch);
  if (!others || written.failed || watch.signal.aborted) return written;
  const before = written.tasks + written.changed;
  const { failed, refused } = await others.write({
    ...watch,
    onProgress: (done) => watch.onProgress(before + done),
  });
  const why = failed === 'no-answer' || failed === 'full' ? failed : 'refused';
  return {
    ...written,
    others: failed ? 0 : (kept.others ?? 0) - refused,
    failed: failed || refused > 0 ? { why } : null,
  };
}

/** How an import is remembered that ended so. */
function endedOf({ rows, kept }: Work, written: Written): KeptImport {
  const out = new Set(written.refused.map(({ task }) => task.id));
  const prints = new Map([...rows.prints].filter(([id]) => !out.has(id)));
  return { ...kept, state: written.failed ? 'refused' : 'done', tasks: packTasks(prints) };
}

/**
 * Writes what was chosen, also when the page is left; `stop` ends it and takes out again what came in, `goOn` writes the
 * rest of one that ended before.
 */
export function useRunning(
  takeBack: (kept: KeptImport, keepEdited: boolean) => Promise<number | null>,
) {
  const dispatch = useAppDispatch();
  const { notify, undo: steps, user } = useShell();
  const [running, setRunning] = useState<Running | null>(null);
  const abort = useRef(new AbortController());
  const withdraw = useRef<() => void>(() => undefined);
  const work = useRef<Work | null>(null);

  /** What other tools get, with the projects that were chosen for it. */
  async function othersOf({ plan, ids, tools }: Ready, { targets }: Choice) {
    if (!tools || tools.fresh === 0) return null;
    const contents = placeSessions(tools.contents, plan, projectsBy(ids, targets));
    const { prepareTools } = await import(/* webpackChunkName: "restore" */ '../rows/run-tools');
    return prepareTools(dispatch, user.id, contents, tools.here);
  }

  function begin(total: number, done = 0): AbortSignal {
    abort.current = new AbortController();
    setRunning({ kind: 'running', done, total, ending: false, isWaiting: false });
    return abort.current.signal;
  }

  /** Writes until it ends, and offers the way back. */
  async function run(now: Work, signal: AbortSignal): Promise<void> {
    const tell = (told: { readonly done: number } | { readonly isWaiting: boolean }) =>
      setRunning((shown) => (shown?.kind === 'running' ? { ...shown, ...told } : shown));
    const written = await goOn(dispatch, now, {
      signal,
      onProgress: (done) => tell({ done }),
      onWaiting: (isWaiting) => tell({ isWaiting }),
    });
    const kept = endedOf(now, written);
    work.current = { ...now, kept, written };
    const isRemembered = await keepImport(user.id, kept);
    setRunning({ kind: 'done', kept, written, total: now.total, isRemembered });
    if (signal.aborted) return void (await takeBack(kept, true));
    if (!isAnything(written)) return;
    // From wherever it is pressed: nobody is asked there, so what was edited since stays.
    const takeAll = async () => {
      const left = await takeBack(kept, true);
      if (left) notify.brief(`${plural(left, 'edited task')} kept`);
    };
    const out = new Set(written.refused.map(({ task }) => task.id));
    const came = now.rows.tasks.filter(({ id }) => !out.has(id));
    const about = came.slice(0, written.tasks).map(({ id }) => id);
    const amount = amountText(written.tasks, written.others);
    withdraw.current();
    withdraw.current = steps.offer(
      written.failed ? `${amount} imported, not all` : `${amount} imported`,
      () => void takeAll(),
      { about },
    );
  }

  async function start({
    ready,
    choice,
  }: {
    readonly ready: Ready;
    readonly choice: Choice;
  }): Promise<void> {
    const { total } = choice;
    const signal = begin(total);
    try {
      const making = rowsOf({ ...ready, choice, userId: user.id, nowMs: systemClock.now() });
      const rows = await inSlices(making, signal);
      if (!rows) return setRunning(null);
      const others = await othersOf(ready, choice);
      const kept = keptOf(ready, rows, others?.restored);
      await keepImport(user.id, kept);
      await run({ rows, others, kept, total, written: NOTHING }, signal);
    } catch (error) {
      logger.error('An import could not begin.', error);
      notify.toast({
        title: 'The import could not begin',
        description: 'Check the connection, then try again.',
        tone: 'destructive',
      });
      setRunning(null);
    }
  }

  /** Ends after the part under way, and takes out again what came in. */
  function stop(): void {
    abort.current.abort();
    setRunning((now) => (now?.kind === 'running' ? { ...now, ending: true } : now));
  }

  return {
    running,
    start,
    stop,
    goOn: async () => {
      if (!work.current) return;
      // While the rest is written there is no way back but Stop.
      withdraw.current();
      withdraw.current = () => undefined;
      const { total, written } = work.current;
      await run(work.current, begin(total, written.tasks + written.changed));
    },
    withdraw: () => withdraw.current(),
  };
}
