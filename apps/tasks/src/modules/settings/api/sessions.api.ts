import { api } from '@plainday/data-api';
import * as z from 'zod/mini';

const sessionSchema = z.object({
  id: z.string(),
  user_agent: z.nullable(z.string()),
  opened_at: z.string(),
  used_at: z.string(),
  is_current: z.boolean(),
});

/** Where the account is signed in, as the auth server knows it. */
const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    settingsSessions: build.query<readonly Session[], void>({
      query: () => ({
        run: (db) => db.rpc('list_sessions'),
        check: (data) => z.parse(z.array(sessionSchema), data),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** One session: the browser that holds it, and when it was used. */
export type Session = z.infer<typeof sessionSchema>;

/** Sessions, asked for anew each time. */
export const { useSettingsSessionsQuery } = sessionsApi;
