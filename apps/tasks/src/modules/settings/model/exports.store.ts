import { deviceValue } from '@plainday/data-device';
import * as z from 'zod/mini';

/** How often a person wants to be reminded to export. */
export const REMIND = ['never', 'weekly', 'monthly'] as const;

/** When everything was exported from this device, and how often it shall be. */
export const exportsStore = deviceValue({
  namespace: 'exports',
  key: 'state',
  version: 1,
  schema: z.object({
    /** Epoch milliseconds of the last one. */
    last: z.nullable(z.number()),
    remind: z.enum(REMIND),
  }),
  initial: { last: null, remind: 'never' },
});

/** What is kept of exports. */
export type Exports = (typeof exportsStore)['initial'];
