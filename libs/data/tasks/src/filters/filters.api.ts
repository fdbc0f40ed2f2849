import { api, deleteRow, insertRow, keepOnDevice, rowsQuery, updateRow } from '@plainday/data-api';
import * as z from 'zod/mini';

/** The row of table `filters`; `parseFilter` of the domain reads its conditions. */
const savedFilterSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  expression: z.string(),
  position: z.catch(z.number(), 0),
  created_at: z.string(),
});

/** A filter that somebody keeps. */
export type SavedFilter = z.infer<typeof savedFilterSchema>;

const FILTERS = {
  schema: savedFilterSchema,
  tag: 'Filter',
  noun: 'filter',
  words: ['title'],
} as const;
const ORDER = [{ column: 'position' }, { column: 'created_at' }] as const;

/** The filters of the account. Its own door, for nothing of it belongs to the first screen. */
export const filtersApi = api.enhanceEndpoints({ addTagTypes: ['Filter'] }).injectEndpoints({
  endpoints: (build) => ({
    filtersList: build.query(rowsQuery('filters', { ...FILTERS, order: ORDER })),
    filtersAdd: build.mutation(insertRow('filters', FILTERS)),
    filtersChange: build.mutation(updateRow('filters', FILTERS)),
    filtersRemove: build.mutation(deleteRow('filters', FILTERS)),
  }),
});
keepOnDevice('filtersList');

export const { useFiltersListQuery } = filtersApi;
