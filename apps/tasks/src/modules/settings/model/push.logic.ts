import { dayKeyOf, formatDay, timeOfDay } from '@plainday/domain-calendar';
import type { NotificationAccess } from '@plainday/shared-platform';
import type { PushDevice, PushReach, PushState } from '@plainday/shared-platform/push';

/** Why this device is not reached while Plainday is closed, or that it is. */
export type DeviceState =
  'on' | 'off' | 'ask' | 'blocked' | 'install' | 'unsupported' | 'no-server';

/** What can be known about this device. */
export interface DeviceFacts {
  readonly state: PushState;
  readonly reach: PushReach;
  readonly access: NotificationAccess;
  /** Where the browser says that it is reached. */
  readonly endpoint: string | null;
}

/** How it stands with this device. */
export function deviceState({ state, reach, access, endpoint }: DeviceFacts): DeviceState {
  if (state.key === null) return 'no-server';
  if (reach === 'install') return 'install';
  if (reach === 'no' || access === 'unsupported') return 'unsupported';
  if (access === 'denied') return 'blocked';
  if (access === 'default') return 'ask';
  const own = state.devices.find(({ is_current: isCurrent }) => isCurrent);
  return own?.is_on && own.endpoint === endpoint ? 'on' : 'off';
}

/** The same, in words. */
export const DEVICE_WORDS: Readonly<Record<DeviceState, string>> = {
  on: 'Reached, also when Plainday is closed.',
  off: 'Only while Plainday is open.',
  ask: 'Only while Plainday is open. Switched on, your browser asks you whether it may.',
  blocked:
    'The browser says: blocked. Unblock it in its site settings, next to the address. Until then, only while Plainday is open.',
  install:
    'Add Plainday to the Home Screen first: tap Share, choose Add to Home Screen, then open it there and come back to this page.',
  unsupported: 'This browser cannot be reached: only while Plainday is open.',
  'no-server': 'This server sends no reminders: only while Plainday is open.',
};

function momentOf(iso: string): string {
  const at = Date.parse(iso);
  return `${formatDay(dayKeyOf(at), { month: 'short', day: 'numeric' })}, ${timeOfDay(at)}`;
}

/** When another device was reached last, or since when it has not been. */
export function reachedWords({ failed_at: failed, reached_at: reached }: PushDevice): string {
  if (failed !== null) return `Not reachable since ${momentOf(failed)}: open Plainday there.`;
  return reached === null ? 'Nothing was sent there yet.' : `Last reached ${momentOf(reached)}.`;
}

/** How long a test took, for people. */
export function testWords(milliseconds: number): string {
  return `Test arrived after ${(Math.max(100, milliseconds) / 1000).toFixed(1)} s`;
}

/** Names of days, Monday first, as `days_off` counts them. */
export const WEEK = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Whether a day is off. */
export const isOff = (daysOff: number, day: number): boolean => (daysOff & (1 << day)) !== 0;

/** The days off after one of them was chosen or taken back. */
export const withDay = (daysOff: number, day: number): number => daysOff ^ (1 << day);
