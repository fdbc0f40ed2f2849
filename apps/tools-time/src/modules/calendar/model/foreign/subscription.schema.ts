import * as z from 'zod/mini';

/** A row of `calendar_subscriptions`: a calendar of others that is shown here. */
export const subscriptionSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  /** Begins with `https://`. May be a secret of whoever gave it. */
  address: z.string(),
  color: z.string(),
  is_shown: z.boolean(),
  created_at: z.string(),
});

/** Why a calendar is not there; each has its words in `words.logic`. */
const CODES = [
  'address_refused',
  'not_a_calendar',
  'too_large',
  'not_there',
  'no_answer',
  'too_many_requests',
] as const;

/** What the function of the server answers (supabase/functions/foreign-calendar). */
export const calendarAnswerSchema = z.union([
  z.object({ tag: z.string(), fetchedAt: z.number(), text: z.optional(z.string()) }),
  z.object({ code: z.enum(CODES) }),
]);

export type Subscription = z.infer<typeof subscriptionSchema>;
export type CalendarFault = (typeof CODES)[number];

/** A calendar as this device knows it. */
export interface FetchedCalendar {
  /** Null where it was never there. */
  readonly text: string | null;
  readonly tag: string;
  /** When it was fetched, epoch milliseconds; 0 for never. */
  readonly fetchedAt: number;
  /** Why it is not there now. */
  readonly fault: CalendarFault | null;
}
