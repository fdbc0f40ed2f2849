export { openChannel } from './channel';
export { systemClock } from './time/clock';
export { copyText } from './copy-text';
export { newId } from './id';
export { hasFloating, isMac, isTyping } from './keyboard';
export {
  isQuotaError,
  listLocal,
  OWNER_KEY,
  readLocal,
  readLocalJson,
  removeLocal,
  writeLocal,
} from './local-storage';
export { logger } from './logger';
export { observeSizes } from './observe-sizes';
export { askNotificationAccess, notificationAccess, showNotification } from './notification';
export { saveCsv, saveFile } from './save-file';
export {
  afterPaint,
  delay,
  nextTask,
  untilIdle,
  untilSettled,
  whenIdle,
  whenPainted,
} from './time/schedule';
export { onSeconds } from './time/seconds';
export { inSlices } from './time/slices';
export { deviceZone } from './time/zone';
export { claimSingleton } from './singleton';
export { isOnline, isSeen, onConnection, onHidden, onVisible, savesData } from './visible';
export type { Channel } from './channel';
export type { Clock } from './time/clock';
export type { WriteFailure } from './local-storage';
export type { Logger } from './logger';
export type { NotificationAccess } from './notification';
export type { SizeObserver } from './observe-sizes';
export type { Slices } from './time/slices';
