export { activateDevice } from './user/activate';
export { activeUserId, subscribeActiveUser } from './store/active-user';
export { deviceList } from './shape/device-list';
export { deviceSource, itemsOf } from './store/device-source';
export { deviceStatus, subscribeDeviceStatus } from './store/status';
export { deviceStore } from './store/device-store';
export { deviceValue } from './shape/device-value';
export { eraseDevice } from './manage/erase-device';
export { eraseOutbox, openOutbox } from './manage/outbox';
export { eraseSnapshots, noteReadAhead, openSnapshots, wasReadAhead } from './manage/snapshots';
export { forgetRowsPicture, keepRowsPicture } from './manage/rows-picture';
export { literalCell, readLiteral } from './literal/literal-cell';
export { literalValue } from './shape/literal-value';
export { manageDevice } from './manage/manage-device';
export { subscribeChanges } from './store/changes';
export { useRecovery } from './recover/use-recovery';
export { useDeviceList } from './list/use-device-list';
export { useDeviceValue } from './value/use-device-value';
export { useLiteralValue } from './literal/use-literal-value';
export type { DeviceList } from './shape/device-list';
export type { DeviceSource } from './store/device-source';
export type { DeviceStore } from './store/device-store';
export type { DeviceTools } from './manage/manage-device';
export type { DeviceValue } from './shape/device-value';
export type { Held, SetValue } from './value/use-cell';
export type { HeldList } from './list/use-device-list';
export type { KeptLiteral, KeptValue } from './manage/inspect';
export type { KeptStatus, ValueStatus } from './store/status';
export type { LiteralKey } from './shape/literal-keys';
export type { LiteralValue } from './shape/literal-value';
export type { Schema, Upgrade } from './shape/schema';
export type { Recovery } from './recover/use-recovery';
export type { OutboxPort } from './manage/outbox';
export type {
  PagePart,
  PagePicture,
  PictureFact,
  PictureRow,
  RowsPicture,
} from './manage/rows-picture';
export type { SnapshotPort } from './manage/snapshots';
