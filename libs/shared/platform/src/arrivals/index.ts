export {
  ARRIVED,
  hasFiles,
  keepArrival,
  lookAtShared,
  onArrival,
  takeFiles,
  takeShared,
} from './arrivals';
export { keepLaunched, launchQueue } from './launch-queue';
export type { SharedText } from './arrivals';
