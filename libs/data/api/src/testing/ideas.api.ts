import * as z from 'zod/mini';
import { api } from '../store/api';
import { deleteRow, insertRow, updateRow } from '../write/row-writes';
import { rowsQuery } from '../rows/rows-query';

/** An idea, as a tool's `model/` would declare it. */
export const ideaSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.nullable(z.string()),
  tags: z.array(z.string()),
  category: z.enum(['general', 'business', 'creative', 'technical', 'personal', 'innovation']),
  priority: z.enum(['high', 'medium', 'low']),
  status: z.enum(['captured', 'starred']),
  created_at: z.string(),
});
export type Idea = z.infer<typeof ideaSchema>;

// From here on it is what a tool has in its `api/`.
const IDEAS = {
  schema: ideaSchema,
  tag: 'Idea',
  noun: 'idea',
  words: ['title', 'content'],
} as const;
const newestFirst = [{ column: 'created_at', descending: true }] as const;

export const ideasApi = api.enhanceEndpoints({ addTagTypes: ['Idea'] }).injectEndpoints({
  endpoints: (build) => ({
    ideasList: build.query(rowsQuery('ideas', { ...IDEAS, order: newestFirst })),
    ideasAdd: build.mutation(insertRow('ideas', IDEAS)),
    ideasChange: build.mutation(updateRow('ideas', IDEAS)),
    ideasRemove: build.mutation(deleteRow('ideas', IDEAS)),
  }),
});

export const { useIdeasListQuery } = ideasApi;
