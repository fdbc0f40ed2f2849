export { pushReach, pushedTo, subscribeDevice, unsubscribeDevice } from './subscribe';
export { isPushWanted, wantPush } from './wanted';
export type { DeviceSubscription, PushReach } from './subscribe';
export type { PushDevice, PushState } from './state';
