export { pushReach, pushedTo, subscribeDevice, unsubscribeDevice } from './subscribe';
export { isPushWanted, wantPush } from './wanted';
export type { DeviceSubscription, PushReach } from './subscribe';
