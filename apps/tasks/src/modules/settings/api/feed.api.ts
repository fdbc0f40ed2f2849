import { api } from '@plainday/data-api';
import { feedUrl } from '@plainday/data-supabase/feed';
import * as z from 'zod/mini';
import { feedsSchema, type CalendarFeed } from '../model/feed.schema';

const first = (data: unknown) => z.parse(feedsSchema, data)[0] ?? null;

type Rows = { readonly data: readonly { readonly address: string }[] | null };

function withUrls<Result extends Rows>(result: Result, db: Parameters<typeof feedUrl>[0]) {
  const rows = result.data?.map((row) => ({ ...row, url: feedUrl(db, row.address) }));
  return { ...result, data: rows ?? null };
}

/** The secret address under which other calendars read the person's dated tasks. */
const feedApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingsFeed: build.query<CalendarFeed | null, void>({
      query: () => ({
        run: async (db) => withUrls(await db.rpc('calendar_feed'), db),
        check: first,
      }),
      keepUnusedDataFor: 0,
    }),
    // Asked like reads, which end where there is no answer: the database makes the address, and nothing can wait for it.
    settingsFeedOpen: build.query<CalendarFeed | null, { zone: string; renewed: boolean }>({
      query: (wanted) => ({
        run: async (db) => withUrls(await db.rpc('open_calendar_feed', wanted), db),
        check: first,
      }),
      keepUnusedDataFor: 0,
    }),
    settingsFeedEnd: build.query<null, void>({
      query: () => ({ run: (db) => db.rpc('end_calendar_feed'), check: () => null }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSettingsFeedQuery, useLazySettingsFeedOpenQuery, useLazySettingsFeedEndQuery } =
  feedApi;
