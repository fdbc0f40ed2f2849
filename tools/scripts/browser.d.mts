/** Path of a Chrome or Chromium that starts, installed first where there is none. */
export function ensureBrowser(): string;
/** Path of a browser that is installed and starts; null when there is none. */
export function findBrowser(): string | null;
/** Path of a headless shell, installed first where the distribution has one; null elsewhere. */
export function ensureShell(): string | null;
/** Path of a headless shell that is installed and starts; null when there is none, or `CHROME_PATH` is set. */
export function findShell(): string | null;
