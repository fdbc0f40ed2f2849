export { ARRIVED, hasFiles, keepArrival, onArrival, takeFiles, takeShared } from './arrivals';
export type { SharedText } from './arrivals';
