import { api, deleteRow, insertRow, keepOnDevice, rowsQuery, updateRow } from '@plainday/data-api';
import { ideaSchema } from '../model/idea.schema';

const IDEAS = {
  schema: ideaSchema,
  tag: 'Idea',
  noun: 'idea',
  words: ['title', 'content'],
} as const;
const newestFirst = [{ column: 'created_at', descending: true }] as const;

/** The ideas of the account (spec §7). */
export const ideasApi = api.enhanceEndpoints({ addTagTypes: ['Idea'] }).injectEndpoints({
  endpoints: (build) => ({
    ideasList: build.query(rowsQuery('ideas', { ...IDEAS, order: newestFirst })),
    ideasAdd: build.mutation(insertRow('ideas', IDEAS)),
    ideasChange: build.mutation(updateRow('ideas', IDEAS)),
    ideasRemove: build.mutation(deleteRow('ideas', IDEAS)),
  }),
});
keepOnDevice('ideasList');

export const { useIdeasListQuery } = ideasApi;
