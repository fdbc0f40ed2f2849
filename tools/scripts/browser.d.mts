/** Path of a Chrome or Chromium that starts, installed first where there is none. */
export function ensureBrowser(): string;
/** Path of a browser that is installed and starts; null when there is none. */
export function findBrowser(): string | null;
