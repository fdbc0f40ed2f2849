/** Path of a Chrome or Chromium that starts, installed first where there is none. */
export function ensureBrowser(): string;
/** Path of a browser that is installed and starts; null when there is none. */
export function findBrowser(): string | null;
/** Path of a headless shell, installed first where the distribution has one; null elsewhere. */
export function ensureShell(): string | null;
/** Path of a headless shell that is installed and starts; null when there is none, or `CHROME_PATH` is set. */
export function findShell(): string | null;

/** How Playwright launches a browser. */
export interface LaunchOptions {
  readonly executablePath: string | undefined;
  readonly args: string[];
}
/** How to launch a whole browser; Playwright's own where none is found. */
export function fullBrowser(): LaunchOptions;
/** How to launch the cheapest browser there is: the headless shell, else a whole one. */
export function lightBrowser(): LaunchOptions;
