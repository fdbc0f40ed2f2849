import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '@plainday/data-supabase';
import type { Sent } from '../store/base-query';
import type { Tag } from '../store/ports/late-reads';
import { tagsAfter, tagsFor } from './tags-of';
import { write, type SendRequest, type Written } from './write';
import type { WriteDefinition } from './write-definition';

/** The definition of a mutation that writes optimistically. */
export interface OptimisticMutation<Arg, Result, Names extends Tag> {
  readonly queryFn: (
    arg: Arg,
    api: BaseQueryApi,
    options: unknown,
    send: SendRequest,
  ) => Promise<Written<Result>>;
  readonly invalidatesTags: (
    result: Result | undefined,
    error: ApiError | undefined,
    arg: Arg,
    meta?: Sent,
  ) => readonly Names[];
}

/**
 * The one write path (design §5). The argument is plain data with client-made ids and times, so that
 * the same write can be sent again: after a lost answer, from *n not saved · Retry*, later from an outbox.
 *
 * @example
 * ideasSort: build.mutation<unknown, readonly string[]>(optimisticMutation({
 *   says: () => ({ done: 'Sorted', names: [] }),
 *   send: (ids, db) => db.rpc('sort_ideas', { ids }),
 *   patches: (ids) => [patchQuery(ideasList, (rows) => sorted(rows, ids))],
 *   onFailure: ['Idea'],
 * }))
 */
export function optimisticMutation<Arg, Result, const Names extends Tag = never>(
  definition: WriteDefinition<Arg, Result, Names>,
): OptimisticMutation<Arg, Result, Names> {
  return {
    queryFn: (arg, api, _options, send) => write(definition, arg, api, send),
    invalidatesTags: (result, error, arg, sent) =>
      error
        ? tagsFor(definition.onFailure, arg)
        : tagsAfter(definition, arg, result as Result, sent),
  };
}
