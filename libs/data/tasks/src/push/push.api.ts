import { api } from '@plainday/data-api';
import type { Json } from '@plainday/data-supabase';
import type { DeviceSubscription, PushState } from '@plainday/shared-platform/push';
import * as z from 'zod/mini';
import { pushStateSchema } from './push.schema';

const check = (data: unknown): PushState => z.parse(pushStateSchema, data);

/** Minutes of the day, a bit for each day off, and the zone they are told in. */
export interface QuietTimes {
  readonly from: number | null;
  readonly until: number | null;
  readonly daysOff: number;
  readonly zone: string;
}

/** A countdown of this device. Instants are ISO text in UTC. */
export interface PushTimer {
  /** Of its module. */
  readonly name: string;
  readonly ends_at: string;
  /** What is said at its end. */
  readonly title: string;
  readonly body: string;
  /** Until then the reminders of the person wait, on all devices. */
  readonly is_quiet: boolean;
  /** Whether its end is said. */
  readonly is_told: boolean;
}

/** Minutes of the day at which a summary comes, none with null, and the zone they are told in. */
export interface SummaryTime {
  readonly at: number | null;
  readonly zone: string;
}

/**
 * Reminders that reach devices. Asked like reads, which end where there is no answer: a browser that could not be noted
 * now is not to be noted at some later time.
 */
export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    pushState: build.query<PushState, void>({
      query: () => ({ run: (db) => db.rpc('push_state'), check }),
      keepUnusedDataFor: 0,
    }),
    pushOpen: build.query<PushState, DeviceSubscription & { readonly zone: string }>({
      query: (device) => ({ run: (db) => db.rpc('open_push', device), check }),
      keepUnusedDataFor: 0,
    }),
    pushChange: build.query<PushState, { readonly device: string; readonly is_on: boolean }>({
      query: (change) => ({ run: (db) => db.rpc('change_push', change), check }),
      keepUnusedDataFor: 0,
    }),
    pushEnd: build.query<PushState, string>({
      query: (device) => ({ run: (db) => db.rpc('end_push', { device }), check }),
      keepUnusedDataFor: 0,
    }),
    pushQuiet: build.query<PushState, QuietTimes>({
      query: ({ from, until, daysOff, zone }) => ({
        run: (db) =>
          db.rpc('set_push_quiet', {
            // Null where there are none; the types of functions do not know null.
            quiet_from: from as number,
            quiet_until: until as number,
            days_off: daysOff,
            zone,
          }),
        check,
      }),
      keepUnusedDataFor: 0,
    }),
    pushMail: build.query<PushState, { readonly is_on: boolean; readonly zone: string }>({
      query: (choice) => ({ run: (db) => db.rpc('set_push_mail', choice), check }),
      keepUnusedDataFor: 0,
    }),
    pushSummary: build.query<PushState, SummaryTime>({
      query: ({ at, zone }) => ({
        // The types of functions do not know null.
        run: (db) => db.rpc('set_push_summary', { summary_at: at as number, zone }),
        check,
      }),
      keepUnusedDataFor: 0,
    }),
    pushTimers: build.query<null, readonly PushTimer[]>({
      query: (timers) => ({
        run: (db) => db.rpc('set_push_timers', { timers: timers as unknown as Json }),
        check: () => null,
      }),
      keepUnusedDataFor: 0,
    }),
    pushTest: build.query<null, void>({
      query: () => ({ run: (db) => db.rpc('test_push'), check: () => null }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  usePushStateQuery,
  useLazyPushOpenQuery,
  useLazyPushChangeQuery,
  useLazyPushEndQuery,
  useLazyPushQuietQuery,
  useLazyPushSummaryQuery,
  useLazyPushMailQuery,
  useLazyPushTestQuery,
} = pushApi;
