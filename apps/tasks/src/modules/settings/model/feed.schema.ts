import * as z from 'zod/mini';

/** What the database answers: no row while the feed is off. */
export const feedsSchema = z.array(
  z.object({
    address: z.string(),
    url: z.string(),
    time_zone: z.string(),
    read_at: z.nullable(z.string()),
    read_by: z.nullable(z.string()),
  }),
);

/** The calendar feed of the person, while it is on. */
export type CalendarFeed = z.infer<typeof feedsSchema>[number];
