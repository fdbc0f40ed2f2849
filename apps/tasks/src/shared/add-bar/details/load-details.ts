import type * as Details from './add-details';

/** What the add bar needs once somebody types: the parser, the chips, the offer for pasted lines. */
export type AddDetails = typeof Details;

/** How long a line, which is kept and in sight, waits to be understood before it is added as it was typed. Milliseconds. */
const LIMIT_MS = 10_000;

let loaded: AddDetails | null = null;
let loading: Promise<AddDetails> | null = null;

/** The details, if they are there. */
export function detailsNow(): AddDetails | null {
  return loaded;
}

/** Loads the details once; what failed is tried again the next time. */
export function loadDetails(): Promise<AddDetails> {
  loading ??= import(/* webpackChunkName: "add-details" */ './add-details').then(
    (details) => (loaded = details),
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The details, to be fetched ahead. */
export const detailsPart = {
  preload: (): Promise<void> =>
    loadDetails().then(
      () => undefined,
      // Whoever types tries again.
      () => undefined,
    ),
};

/** The details, or null when they do not come in time. Never rejects. */
export function detailsSoon(): Promise<AddDetails | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, null);
  });
  return Promise.race([loadDetails().catch(() => null), limit]).finally(() => clearTimeout(timer));
}
