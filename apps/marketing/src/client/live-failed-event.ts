/** Told to the place of a tool by its own code where a part of that did not come. */
export const LIVE_FAILED = 'live-failed';
