import { deviceValue } from '@plainday/data-device';
import { EMPTY_LIBRARY, librarySchema } from './templates.schema';

/** The templates of this person. */
export const templatesStore = deviceValue({
  namespace: 'templates',
  key: 'library',
  version: 1,
  schema: librarySchema,
  initial: EMPTY_LIBRARY,
});
