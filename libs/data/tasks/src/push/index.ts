export {
  pushApi,
  useLazyPushChangeQuery,
  useLazyPushEndQuery,
  useLazyPushMailQuery,
  useLazyPushOpenQuery,
  useLazyPushQuietQuery,
  useLazyPushTestQuery,
  usePushStateQuery,
} from './push.api';
export type { QuietTimes } from './push.api';
