export {
  pushApi,
  useLazyPushChangeQuery,
  useLazyPushEndQuery,
  useLazyPushMailQuery,
  useLazyPushOpenQuery,
  useLazyPushQuietQuery,
  useLazyPushSummaryQuery,
  useLazyPushTestQuery,
  usePushStateQuery,
} from './push.api';
export type { PushTimer, QuietTimes, SummaryTime } from './push.api';
