import type { AppDispatch } from '@plainday/data-api';
import { inSlices, isOnline, systemClock } from '@plainday/shared-platform';
import type { Answers, ImportPlan } from '../../../../shared/import/plan';
import { idsOf, type PlanIds } from '../../../../shared/import/apply/identity.logic';
import {
  previewOf,
  type Account,
  type Preview,
} from '../../../../shared/import/apply/preview.logic';
import { projectsBy } from '../../../../shared/import/apply/rows.logic';
import { readPlan } from '../../../../shared/import/read-plan';
import { forTools, type ForTools } from '../../model/for-tools/compare-tools.logic';
import { contentsOf } from '../../model/for-tools/contents.logic';
import { printsOf } from '../../model/imports.store';
import type { Contents } from '../../model/archive/format';
import { readHere } from '../rows/collect';
import { readImports } from '../rows/keep-import';
import { keptAccount, readAccount } from './read-account';

/** A file that was read, and what it would do. */
export interface Ready {
  readonly file: File;
  readonly plan: ImportPlan;
  readonly ids: PlanIds;
  readonly account: Account;
  /** There is no network: it stands beside what this device keeps of the account. */
  readonly isKept: boolean;
  /** The account was asked since, and did not answer. */
  readonly isUnanswered: boolean;
  readonly preview: Preview;
  /** What other tools would get; null for nothing. */
  readonly tools: ForTools | null;
  readonly answers: Answers;
}

/** Where the reading of a file is. */
export type Reading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'no-answer'; readonly answers: Answers }
  | { readonly kind: 'ready'; readonly ready: Ready };

/** What is here, and without a network what is on this device alone. Null where there is no answer. */
async function hereOf(dispatch: AppDispatch, userId: string, contents: Contents) {
  const read = (wanted: Contents) => readHere(dispatch, userId, wanted).catch(() => null);
  const here = await read(contents);
  if (here || isOnline()) return { here, isKept: false };
  return { here: await read({ ...contents, tables: new Map() }), isKept: true };
}

/** Reads a file on this device and says what it would do. Null once it was stopped. */
export async function readReady(
  dispatch: AppDispatch,
  userId: string,
  { file, answers }: Pick<Ready, 'file' | 'answers'>,
  signal: AbortSignal,
): Promise<Reading | null> {
  const plan = await readPlan(file, answers, signal);
  if (plan === null) return null;
  if ('refused' in plan) return { kind: 'refused', code: plan.refused };
  const read = await readAccount(dispatch).catch(() => null);
  if (signal.aborted) return null;
  const isCut = !read && !isOnline();
  const account = isCut ? dispatch(keptAccount()) : read;
  if (!account) return { kind: 'no-answer', answers };
  const nowMs = systemClock.now();
  const ids = await inSlices(idsOf(plan, userId, file.name), signal);
  const prints = printsOf(await readImports(userId).catch(() => []));
  const preview = ids && (await inSlices(previewOf(plan, ids, account, prints, nowMs), signal));
  if (!preview) return null;
  const making = { userId, nowMs, projectOf: projectsBy(ids, preview.targets) };
  const contents = await inSlices(contentsOf(plan, making), signal);
  if (!contents) return null;
  const isMore = contents.tables.size + contents.device.size + contents.texts.length > 0;
  const found = isMore ? await hereOf(dispatch, userId, contents) : null;
  if (found && !found.here) return { kind: 'no-answer', answers };
  const tools = found?.here ? await inSlices(forTools(contents, found.here), signal) : null;
  if (signal.aborted) return null;
  const beside = { account, isKept: isCut || found?.isKept === true, isUnanswered: false };
  return { kind: 'ready', ready: { file, plan, ids, ...beside, preview, tools, answers } };
}
