export { openChannel } from './channel';
export { systemClock } from './clock';
export { copyText } from './copy-text';
export { newId } from './id';
export { hasFloating, isMac, isTyping } from './keyboard';
export { isQuotaError, listLocal, readLocal, removeLocal, writeLocal } from './local-storage';
export { logger } from './logger';
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
} from './schedule';
export { onSeconds } from './seconds';
export { claimSingleton } from './singleton';
export { isOnline, onConnection, onHidden, onVisible } from './visible';
export type { Channel } from './channel';
export type { Clock } from './clock';
export type { WriteFailure } from './local-storage';
export type { Logger } from './logger';
export type { NotificationAccess } from './notification';
