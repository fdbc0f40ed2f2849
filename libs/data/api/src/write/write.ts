import { nanoid } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { toApiError, type ApiError } from '@plainday/data-supabase';
import { logger } from '@plainday/shared-platform';
import type { AnyRow } from '../rows/any-row';
import { liveReadsOf } from '../rows/live-reads';
import { rowSourcesOf } from '../rows/row-sources';
import type { Sent } from '../store/base-query';
import { announceWrite } from '../store/other-tabs';
import type { Tag } from '../store/ports/late-reads';
import type { Making } from '../store/ports/row-edit';
import type { StoreExtra } from '../store/ports/store-extra';
import { readAgain } from '../store/read-again';
import { saveStateSlice, type UnsavedWrite } from '../store/save-state.slice';
import type { AppDispatch } from '../store/types';
import type { ApiRequest } from '../wire/request';
import { NO_SESSION } from '../wire/send';
import { rowsOf } from '../wire/write-line';
import { tagsAfter, tagsFor } from './tags-of';
import type { WriteDefinition } from './write-definition';

/** How a write ended. */
export type Written<Result> =
  | { readonly data: Result; readonly error?: undefined; readonly meta?: Sent }
  | { readonly error: ApiError; readonly data?: undefined; readonly meta?: Sent };

/** Sends a request in its turn, until the server has taken or refused it. */
export type SendRequest = (request: ApiRequest) => Written<unknown> | PromiseLike<Written<unknown>>;

/** Endpoints that list rows of a table. */
function listsOf(table: string): readonly string[] {
  return [...rowSourcesOf(table), ...liveReadsOf(table)].map(([endpoint]) => endpoint);
}

/** The one request of a write. */
function requestOf<Arg, Result, Names extends Tag>(
  { send, edit, deletes, check }: WriteDefinition<Arg, Result, Names>,
  arg: Arg,
  making: Making,
  { elsewhere }: StoreExtra,
): ApiRequest {
  return {
    rows: rowsOf(arg),
    async run(db, userId) {
      if (send) return send(arg, db, userId, making);
      const { sendEdit, sendRemoval } = await elsewhere();
      if (edit) return sendEdit(edit(arg), db, userId, making);
      const target = deletes?.(arg);
      if (!target) throw new Error('Nothing is sent.');
      return sendRemoval(target, db, userId, making);
    },
    ...(check ? { check } : {}),
  };
}

/** Shows a write, stores it, sends it, and brings in its outcome. Runs in the tick in which it is dispatched. */
export async function write<Arg, Result, Names extends Tag>(
  definition: WriteDefinition<Arg, Result, Names>,
  arg: Arg,
  api: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra' | 'endpoint'>,
  send: SendRequest,
): Promise<Written<Result>> {
  const id = nanoid();
  const { endpoint, getState } = api;
  const dispatch = api.dispatch as AppDispatch;
  const extra = api.extra as StoreExtra;
  const { late, optimism, outbox, writes } = extra;
  const { started, saved, failed, found } = saveStateSlice.actions;
  const patches = definition.patches?.(arg) ?? [];
  const edit = definition.edit?.(arg);
  const target = edit ?? definition.deletes?.(arg);
  const endpoints = patches.map((patch) => patch.endpoint);
  const shown = target ? optimism.find(endpoints, target.id) : undefined;
  const said = definition.says(arg, (table, row) => optimism.find(listsOf(table), row));
  writes.add(id);
  const begun = outbox.begin(id, endpoint, arg, said, shown && { ...shown, ...edit?.seen });
  optimism.begin(id, patches, begun.isLeft);
  // After it: who hears of this asks for what is not sent.
  dispatch(started());
  const touched = optimism.endpointsOf(id);
  const making: Making = {
    id: begun.id,
    before: begun.before,
    lists: touched,
    tags: tagsFor(definition.onFailure, arg),
    isGone: false,
    async note(kept) {
      // What cannot be told to anybody must not be covered.
      if (!writes.has(id)) throw NO_SESSION;
      dispatch(found([kept]));
      await outbox.note(kept);
      (await extra.elsewhere()).dropOldest(api, outbox);
    },
  };

  async function takeIn(data: Result, tags: readonly Tag[]): Promise<void> {
    // Before it ends: a list that is read now shows the write meanwhile.
    readAgain(api, ({ data: rows, status }) => !rows && status === 'rejected');
    const answered = (definition.outcome ?? definition.settle)?.(arg, data) ?? [];
    optimism.settle(id, answered, definition.outcome !== undefined);
    const removed = definition.deletes?.(arg);
    if (removed || definition.gone) {
      const [row] = (removed && Array.isArray(data) ? data : []) as readonly AnyRow[];
      const gone = definition.gone?.(arg, data) ?? [];
      const elsewhere = await extra.elsewhere().catch(() => null);
      await elsewhere?.keepGone(gone, removed && row ? [removed.table, row] : undefined, making);
    }
    outbox.end(id);
    dispatch(saved());
    // What only the answer tells, and what is only read again, has changed as well.
    const lists = new Set([...touched, ...answered.map((patch) => patch.endpoint)]);
    announceWrite(optimism, [...lists, ...tags.map((tag) => ({ tag }))]);
  }

  async function takeBack(error: ApiError): Promise<void> {
    logger.error(`Not saved: ${endpoint} (${error.code}) ${error.message}`);
    optimism.undo(id);
    // With the session gone it is no refusal: it is sent when the same person signs in again.
    let unsaved: UnsavedWrite = { id: begun.id, endpoint, arg, error, words: begun.words };
    if (making.isGone && edit) {
      const { restoreOf } = await extra.elsewhere();
      const row = { ...begun.before, ...edit.changes };
      unsaved = restoreOf(edit.table, row, making, 'gone', error.message);
    }
    if (error.code !== 'session') outbox.refuse(id, unsaved);
    dispatch(failed(unsaved));
  }

  try {
    const sent = (await send(requestOf(definition, arg, making, extra))) as Written<Result>;
    // What a page has left it may have sent as well.
    const outcome = begun.isLeft ? { ...sent, meta: { isRepeated: true } } : sent;
    const { data, error, meta } = outcome;
    const tags = (
      error ? making.tags : tagsAfter(definition, arg, data as Result, meta)
    ) as readonly Tag[];
    late.writeEnded(tags, getState());
    // Otherwise the user has changed meanwhile: this write is no business of the next one.
    if (writes.has(id)) await (error ? takeBack(error) : takeIn(data as Result, tags));
    return outcome;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (writes.has(id)) await takeBack(error);
    return { error };
  } finally {
    writes.delete(id);
  }
}
