import type { Change } from '@plainday/data-supabase';
import { isSeen, onVisible } from '@plainday/shared-platform';
import { createRereader } from '../store/read-again';
import { liveReadsOf } from '../rows/live-reads';
import { rowSourcesOf } from '../rows/row-sources';
import type { AppStore } from '../store/types';
import { mergeChanged } from './merge-changed';

/** Changes that come together are read together. */
const TOGETHER_MS = 100;
/** While changes keep coming, they are read no more often than this. */
const BETWEEN_MS = 500;
/** More are read as a list. */
const MOST_IDS = 100;

/** Brings changes of other devices to the screen. */
export interface AppliedChanges {
  change(change: Change): void;
  /** Anything may have changed. */
  gap(): void;
  /** Somebody else is signed in. */
  forget(): void;
  stop(): void;
}

type Ids = Set<string> | 'many';

function joined(ids: Ids | undefined, more: readonly string[] | undefined): Ids {
  if (ids === 'many' || !more) return 'many';
  const all = new Set([...(ids ?? []), ...more]);
  return all.size > MOST_IDS ? 'many' : all;
}

/**
 * Reads changed rows and puts them into the lists that are in memory; numbers, and lists of which too many rows have
 * changed, are read again as a whole: at once where they are shown, else when they are shown next.
 */
export function applyChanges(store: AppStore): AppliedChanges {
  let waiting = new Map<string, Ids>();
  let isGap = false;
  let isReading = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rereader = createRereader(store);

  async function readTable(table: string, ids: Ids): Promise<void> {
    const reads = liveReadsOf(table);
    const lists = new Set(rowSourcesOf(table).map(([endpoint]) => endpoint));
    for (const [endpoint, { merge }] of reads) if (merge) lists.add(endpoint);
    const others = new Set(reads.filter(([, { merge }]) => !merge).map(([endpoint]) => endpoint));
    rereader.read(({ endpointName }) => others.has(endpointName ?? ''));
    const isMerged = ids !== 'many' && (await mergeChanged(store, table, [...ids]));
    if (!isMerged) rereader.read(({ endpointName }) => lists.has(endpointName ?? ''));
  }

  async function readAll(): Promise<void> {
    const tables = waiting;
    waiting = new Map();
    if (isGap) {
      isGap = false;
      rereader.read(() => true);
      return;
    }
    await Promise.all([...tables].map(([table, ids]) => readTable(table, ids)));
  }

  function plan(milliseconds = TOGETHER_MS): void {
    if (isOver || isReading || timer !== undefined || (waiting.size === 0 && !isGap)) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!isSeen()) return;
      isReading = true;
      void readAll().finally(() => {
        isReading = false;
        plan(BETWEEN_MS);
      });
    }, milliseconds);
  }

  const stops = [onVisible(() => plan()), () => rereader.stop()];
  return {
    change({ table, ids }) {
      waiting.set(table, joined(waiting.get(table), ids));
      plan();
    },
    gap() {
      isGap = true;
      plan();
    },
    forget() {
      waiting.clear();
      rereader.forget();
      isGap = false;
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}
