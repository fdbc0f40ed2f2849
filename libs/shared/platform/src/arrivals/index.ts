export {
  ARRIVED,
  hasFiles,
  keepArrival,
  lookAtShared,
  onArrival,
  takeFiles,
  takeShared,
} from './arrivals';
export type { SharedText } from './arrivals';
