/** What starts Firefox; null where it is not installed. */
export function findFirefox(): { readonly name: 'firefox'; readonly path: string } | null;
/** What starts WebKitGTK; null where a part of it is not installed. */
export function findWebKit(): {
  readonly name: 'webkit';
  readonly paths: Readonly<Record<'driver' | 'browser' | 'display' | 'windows', string>>;
} | null;
/** A line for each browser whose stories cannot run here. */
export function missingEngines(): string[];
/** Brings the browsers that are not there, where that can be done. */
export function ensureEngines(): void;
