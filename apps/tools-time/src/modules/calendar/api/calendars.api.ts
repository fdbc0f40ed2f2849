import { api, deleteRow, insertRow, keepOnDevice, rowsQuery, updateRow } from '@plainday/data-api';
import * as z from 'zod/mini';
import {
  calendarAnswerSchema,
  subscriptionSchema,
  type FetchedCalendar,
} from '../model/foreign/subscription.schema';

const SUBSCRIPTIONS = {
  schema: subscriptionSchema,
  tag: 'CalendarSubscription',
  noun: 'calendar',
  words: ['name'],
} as const;

const NEVER: FetchedCalendar = { text: null, tag: '', fetchedAt: 0, fault: null };

/** What was fetched, after an answer. What was there stays, whatever is the matter with the calendar now. */
function after(known: FetchedCalendar, data: unknown): FetchedCalendar {
  const answer = z.parse(calendarAnswerSchema, data);
  if ('code' in answer) return { ...known, fault: answer.code };
  return { ...answer, text: answer.text ?? known.text, fault: null };
}

/** What the function says of a calendar that is not there; null for any other failure. */
async function refusalIn(error: unknown): Promise<unknown> {
  const { context } = error as { readonly context?: unknown };
  if (!(context instanceof Response)) return null;
  const body: unknown = await context.json().catch(() => null);
  return z.safeParse(calendarAnswerSchema, body).success ? body : null;
}

/** The calendars of others that the person shows, and what stands in them. */
export const calendarsApi = api
  .enhanceEndpoints({ addTagTypes: ['CalendarSubscription'] })
  .injectEndpoints({
    endpoints: (build) => ({
      calendarList: build.query(
        rowsQuery('calendar_subscriptions', {
          ...SUBSCRIPTIONS,
          order: [{ column: 'created_at' }],
        }),
      ),
      calendarAdd: build.mutation(insertRow('calendar_subscriptions', SUBSCRIPTIONS)),
      calendarChange: build.mutation(updateRow('calendar_subscriptions', SUBSCRIPTIONS)),
      calendarRemove: build.mutation(deleteRow('calendar_subscriptions', SUBSCRIPTIONS)),
      /** What stands at an address. Asked by what is known already, so that it comes once. */
      calendarText: build.query<FetchedCalendar, string>({
        async queryFn(address, { getState }, _options, ask) {
          const select = calendarsApi.endpoints.calendarText.select(address);
          const known = select(getState() as Parameters<typeof select>[0]).data ?? NEVER;
          const { data, error } = await ask({
            async run(db) {
              const body = { address, tag: known.text === null ? '' : known.tag };
              const answer = await db.functions.invoke<unknown>('foreign-calendar', { body });
              const refusal = answer.error ? await refusalIn(answer.error) : null;
              return refusal ? { data: refusal, error: null } : answer;
            },
            check: (answer) => after(known, answer),
          });
          return error ? { error } : { data: data as FetchedCalendar };
        },
      }),
    }),
  });
keepOnDevice('calendarList');
keepOnDevice('calendarText', { ahead: () => [] });

export const { useCalendarListQuery, useCalendarTextQuery, useLazyCalendarTextQuery } =
  calendarsApi;
