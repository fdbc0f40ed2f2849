import { deviceList } from '@plainday/data-device';
import { entrySchema, keptDraftSchema } from './entry.schema';

/** All entries, the newest change first. */
export const entryList = deviceList({
  namespace: 'knowledge-base',
  version: 1,
  schema: entrySchema,
  order: (a, b) => (a.updatedAt < b.updatedAt ? 1 : -1),
});

/** What stands in forms that were left, by what they are about: the id of an entry, or `new`. */
export const draftList = deviceList({
  namespace: 'knowledge-base-drafts',
  version: 1,
  schema: keptDraftSchema,
});
