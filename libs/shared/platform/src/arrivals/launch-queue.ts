import { keepArrival } from './arrivals';

/** What a system hands to a window of the installed app: an address, and the files that were opened with it. */
export interface LaunchParams {
  readonly targetURL?: string;
  readonly files?: readonly { getFile(): Promise<File> }[];
}

/** Of Chromium; the library of the DOM does not describe it. */
export interface LaunchQueue {
  setConsumer(consumer: (params: LaunchParams) => void): void;
}

/** Where launches are told to this page; undefined in browsers that open a page for each. */
export const launchQueue = (): LaunchQueue | undefined =>
  (window as { launchQueue?: LaunchQueue }).launchQueue;

/** Keeps files that were opened with the installed app. */
export async function keepLaunched(files: NonNullable<LaunchParams['files']>): Promise<void> {
  const form = new FormData();
  for (const file of files) form.append('files', await file.getFile());
  await keepArrival(new Response(form));
}
