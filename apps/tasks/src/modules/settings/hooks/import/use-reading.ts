import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { inSlices, systemClock } from '@plainday/shared-platform';
import type { Answers, ImportPlan } from '../../../../shared/import/plan';
import { idsOf, type PlanIds } from '../../../../shared/import/apply/identity.logic';
import {
  previewOf,
  type Account,
  type Preview,
} from '../../../../shared/import/apply/preview.logic';
import { projectsBy } from '../../../../shared/import/apply/rows.logic';
import { forTools, type ForTools } from '../../model/for-tools/compare-tools.logic';
import { contentsOf } from '../../model/for-tools/contents.logic';
import { printsOf } from '../../model/imports.store';
import { readHere } from '../rows/collect';
import { readImports } from '../rows/keep-import';
import { readAccount } from './read-account';
import { readPlan } from '../../../../shared/import/read-plan';

/** A file that was read, and what it would do. */
export interface Ready {
  readonly file: File;
  readonly plan: ImportPlan;
  readonly ids: PlanIds;
  readonly account: Account;
  readonly preview: Preview;
  /** What other tools would get; null for nothing. */
  readonly tools: ForTools | null;
  readonly answers: Answers;
}

/** Where the reading of a file is. */
export type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'ready'; readonly ready: Ready };

/** Reads a file on this device and says what it would do; `read` reads it again with answers to what was asked. */
export function useReading(file: File) {
  const dispatch = useAppDispatch();
  const { user } = useShell();
  const [reading, setReading] = useState<Reading>({ kind: 'reading' });
  const abort = useRef(new AbortController());

  const load = useCallback(
    async (answers: Answers): Promise<Reading | null> => {
      abort.current.abort();
      const { signal } = (abort.current = new AbortController());
      const plan = await readPlan(file, answers, signal);
      if (plan === null) return null;
      if ('refused' in plan) return { kind: 'refused', code: plan.refused };
      const account = await readAccount(dispatch).catch(() => null);
      if (signal.aborted) return null;
      if (!account) return { kind: 'no-answer' };
      const nowMs = systemClock.now();
      const ids = await inSlices(idsOf(plan, user.id, file.name), signal);
      const prints = printsOf(await readImports(user.id).catch(() => []));
      if (!ids) return null;
      const preview = await inSlices(previewOf(plan, ids, account, prints, nowMs), signal);
      if (!preview) return null;
      const { targets } = preview;
      const making = { userId: user.id, nowMs, projectOf: projectsBy(ids, targets) };
      const contents = await inSlices(contentsOf(plan, making), signal);
      if (!contents) return null;
      const isMore = contents.tables.size + contents.device.size + contents.texts.length > 0;
      const here = isMore && (await readHere(dispatch, user.id, contents).catch(() => null));
      if (here === null) return { kind: 'no-answer' };
      const tools = here ? await inSlices(forTools(contents, here), signal) : null;
      if (signal.aborted) return null;
      return { kind: 'ready', ready: { file, plan, ids, account, preview, tools, answers } };
    },
    [dispatch, file, user.id],
  );

  useEffect(() => {
    void load({}).then((next) => next && setReading(next));
    return () => abort.current.abort();
  }, [load]);

  const read = useCallback(
    (answers: Answers): void => {
      // What was answered is shown at once, what follows from it when it was read.
      setReading((before) =>
        before.kind === 'ready'
          ? { ...before, ready: { ...before.ready, answers } }
          : { kind: 'reading' },
      );
      void load(answers).then((next) => next && setReading(next));
    },
    [load],
  );

  return { reading, read };
}
