import { api, selectSaving } from '@plainday/data-api';
import { delay } from '@plainday/shared-platform';

const tagged = api.enhanceEndpoints({ addTagTypes: ['TaskCounts'] });

/** Long enough for the writes under way, short enough that nobody looks twice. Milliseconds. */
const SETTLE_MS = 1500;

interface Lifecycle {
  dispatch(action: ReturnType<typeof tagged.util.invalidateTags>): unknown;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/**
 * A number does not tell whether a write that was under way is already in it. Counts that were read beside a write
 * are therefore read once more when it is quiet.
 */
export async function readAgainAfterWrites(_arg: unknown, lifecycle: Lifecycle): Promise<void> {
  const isSaving = () => selectSaving(lifecycle.getState() as Parameters<typeof selectSaving>[0]);
  const before = isSaving();
  try {
    await lifecycle.queryFulfilled;
  } catch {
    return;
  }
  if (!before && !isSaving()) return;
  await delay(SETTLE_MS);
  lifecycle.dispatch(tagged.util.invalidateTags(['TaskCounts']));
}
