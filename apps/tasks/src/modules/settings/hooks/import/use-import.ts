import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { logger, systemClock } from '@plainday/shared-platform';
import { dayKeyOf } from '@plainday/domain-calendar';
import { plural } from '@plainday/shared-utils';
import { ImportRefusal, type DateOrder, type ImportPlan } from '../../model/import/plan';
import { idsOf, type PlanIds } from '../../model/import/apply/identity.logic';
import {
  previewOf,
  type Account,
  type Preview,
  type Target,
} from '../../model/import/apply/preview.logic';
import { rowsOf, type ImportRows } from '../../model/import/apply/rows.logic';
import { readFile } from '../../model/import/read-file';
import { inSlices } from './in-slices';
import { readAccount } from './read-account';
import { runImport, type Written } from './run-import';
import { changedSince, undoImport } from './undo-import';

/** A file that was read, and what it would do. */
export interface Ready {
  readonly file: File;
  readonly plan: ImportPlan;
  readonly ids: PlanIds;
  readonly account: Account;
  readonly preview: Preview;
  readonly dateOrder: DateOrder | undefined;
}

/** What has come in. */
export interface Result extends Written {
  readonly file: string;
  readonly kind: string;
  readonly known: number;
  readonly skipped: number;
}

/** Where an import is. */
export type Stage =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'ready'; readonly ready: Ready }
  | {
      readonly kind: 'running';
      readonly done: number;
      readonly total: number;
      readonly ending: boolean;
    }
  | {
      readonly kind: 'done';
      readonly result: Result;
      readonly edited: number | null;
      readonly undoing: boolean;
    }
  | { readonly kind: 'undone'; readonly left: number };

/** Larger files are refused before they are opened. */
const FILE_MAX = 100_000_000;

async function readPlan(file: File, dateOrder: DateOrder | undefined, signal: AbortSignal) {
  if (file.size > FILE_MAX) throw new ImportRefusal('too-large');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ImportRefusal('unread');
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const context = {
    timeZone,
    now: systemClock.now(),
    baseDay: dayKeyOf(file.lastModified),
    ...(dateOrder ? { dateOrder } : {}),
  };
  return inSlices(readFile(new Uint8Array(bytes), file.name, context), signal);
}

/** One import: the file is read here, shown, written when it is wanted, and taken back. */
export function useImport(file: File) {
  const dispatch = useAppDispatch();
  const { notify, undo: steps, user } = useShell();
  const [stage, setStage] = useState<Stage>({ kind: 'reading' });
  const abort = useRef(new AbortController());
  const running = useRef(new AbortController());
  const withdraw = useRef<() => void>(() => undefined);

  const load = useCallback(
    async (dateOrder?: DateOrder): Promise<Stage | null> => {
      abort.current.abort();
      const { signal } = (abort.current = new AbortController());
      try {
        const plan = await readPlan(file, dateOrder, signal);
        if (!plan) return null;
        const account = await readAccount(dispatch).catch(() => null);
        if (signal.aborted) return null;
        if (!account) return { kind: 'no-answer' };
        const ids = idsOf(plan, user.id);
        const preview = previewOf(plan, ids, account);
        return { kind: 'ready', ready: { file, plan, ids, account, preview, dateOrder } };
      } catch (error) {
        if (signal.aborted) return null;
        if (!(error instanceof ImportRefusal)) logger.error('A file could not be read.', error);
        return { kind: 'refused', code: error instanceof ImportRefusal ? error.code : 'unknown' };
      }
    },
    [dispatch, file, user.id],
  );

  useEffect(() => {
    void load().then((next) => next && setStage(next));
    return () => abort.current.abort();
  }, [load]);

  /** Reads the file again, with an answer to what was asked. */
  function read(dateOrder?: DateOrder): void {
    setStage((before) => (before.kind === 'ready' ? before : { kind: 'reading' }));
    void load(dateOrder).then((next) => next && setStage(next));
  }

  /** The rows that would be written. */
  function rowsFor(ready: Ready, targets: ReadonlyMap<string, Target>): ImportRows {
    const { plan, ids, preview, account } = ready;
    const making = { plan, ids, preview, targets, account };
    return rowsOf({ ...making, userId: user.id, nowMs: systemClock.now() });
  }

  async function start(ready: Ready, targets: ReadonlyMap<string, Target>): Promise<void> {
    const rows = rowsFor(ready, targets);
    // It goes on when the page is left.
    const { signal } = (running.current = new AbortController());
    const total = rows.tasks.length;
    setStage({ kind: 'running', done: 0, total, ending: false });
    const written = await runImport(dispatch, rows, signal, (done) =>
      setStage((now) => (now.kind === 'running' ? { ...now, done } : now)),
    );
    const known =
      ready.plan.tasks.length - ready.preview.groups.reduce((sum, { fresh }) => sum + fresh, 0);
    const result = {
      ...written,
      file: file.name,
      kind: ready.plan.kind,
      known,
      skipped: ready.plan.skipped.length,
    };
    setStage({ kind: 'done', result, edited: null, undoing: false });
    if (signal.aborted) return void (await takeBack(result, true));
    if (written.tasks.length + written.projects.length === 0) return;
    const label = `${plural(written.tasks.length, 'task')} imported`;
    // From wherever it is pressed: nobody is asked there, so what was edited since stays.
    const takeAll = async () => {
      const kept = await takeBack(result, true);
      if (kept > 0) notify.brief(`${plural(kept, 'edited task')} kept`);
    };
    withdraw.current = steps.offer(label, () => void takeAll(), { about: written.tasks });
  }

  async function takeBack(result: Result, keepEdited: boolean): Promise<number> {
    const now = { kind: 'done', result, edited: null } as const;
    setStage({ ...now, undoing: true });
    withdraw.current();
    try {
      const { tasks } = await readAccount(dispatch);
      const edited = new Set(changedSince(tasks, result).map(({ id }) => id));
      const isKept = ({ id }: { readonly id: string }) => keepEdited && edited.has(id);
      if (!(await undoImport(dispatch, result, isKept))) throw new Error('It was refused.');
      const left = keepEdited ? edited.size : 0;
      setStage({ kind: 'undone', left });
      return left;
    } catch (error) {
      logger.error('An import could not be taken back.', error);
      notify.toast({
        title: 'The import could not be undone',
        description: 'Check the connection, then try again.',
        tone: 'destructive',
      });
      setStage({ ...now, undoing: false });
      return 0;
    }
  }

  /** Takes it back, unless something was changed since: then that is asked about first. */
  async function undo(result: Result): Promise<void> {
    setStage({ kind: 'done', result, edited: null, undoing: true });
    const account = await readAccount(dispatch).catch(() => null);
    const edited = account ? changedSince(account.tasks, result).length : 0;
    if (edited > 0) return setStage({ kind: 'done', result, edited, undoing: false });
    await takeBack(result, false);
  }

  /** Ends after the part under way, and takes out again what came in. */
  function stop(): void {
    running.current.abort();
    setStage((now) => (now.kind === 'running' ? { ...now, ending: true } : now));
  }

  return { stage, read, rowsFor, start, stop, undo, takeBack };
}
