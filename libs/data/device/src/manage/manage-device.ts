import type * as tools from './inspect';

/** What shows, takes along and erases what this device keeps. */
export type DeviceTools = typeof tools;

/** Fetches the tools of the page 'Your data': rarely needed, so they are not on the way to the first paint. */
export function manageDevice(): Promise<DeviceTools> {
  return import('./inspect');
}
