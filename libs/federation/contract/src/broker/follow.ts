import type { ListedModule } from '../manifest';
import type { ModuleOffers } from '../offers/offers';
import type { Answers } from '../offers/offers-port';
import { withinTime } from './within-time';

/** Milliseconds after which a module that did not answer is asked again; each time twice as long, up to the longest. */
const PAUSE_MS = 5_000;
const LONGEST_MS = 60_000;

interface FollowOptions<Item> {
  readonly modules: readonly ListedModule[];
  readonly load: (moduleId: string) => Promise<ModuleOffers>;
  readonly limitMs: number;
  readonly pauseMs?: number | undefined;
  readonly use: (
    offers: ModuleOffers,
  ) => Promise<readonly Item[] | undefined> | readonly Item[] | undefined;
  /** Lets the module say that its answer has changed. */
  readonly subscribe?: (offers: ModuleOffers, listener: () => void) => (() => void) | undefined;
  readonly onSilent: (moduleId: string, error: unknown) => void;
  readonly listener: (answers: Answers<Item>) => void;
}

/** Asks modules side by side; tells what has come at every answer, and asks again who did not answer. */
export function followAll<Item extends object>(options: FollowOptions<Item>): () => void {
  const {
    modules,
    load,
    limitMs,
    pauseMs = PAUSE_MS,
    use,
    subscribe,
    onSilent,
    listener,
  } = options;
  const answers = new Map<string, readonly Item[]>();
  const silent = new Set<string>();
  const stops = new Map<string, (() => void) | undefined>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const latest = new Map<string, number>();
  let asked = 0;
  let isOver = false;

  function tell(): void {
    listener({
      items: modules.flatMap(({ id }) =>
        (answers.get(id) ?? []).map((item) => ({ ...item, source: id })),
      ),
      ready: modules.every(({ id }) => answers.has(id) || silent.has(id)),
      silent: modules.filter(({ id }) => silent.has(id)).map(({ title }) => title),
    });
  }

  function listenTo(id: string, offers: ModuleOffers): void {
    if (isOver || stops.has(id)) return;
    stops.set(
      id,
      subscribe?.(offers, () => ask(id)),
    );
  }

  function ask(id: string, pause = pauseMs): void {
    const turn = (asked += 1);
    clearTimeout(timers.get(id));
    const answer = load(id).then(async (offers) => {
      listenTo(id, offers);
      return (await use(offers)) ?? [];
    });
    // One that comes after its time is as welcome, unless a later one is here.
    const taken = answer.then((items) => {
      if (isOver || turn < (latest.get(id) ?? 0)) return;
      latest.set(id, turn);
      answers.set(id, items);
      silent.delete(id);
      clearTimeout(timers.get(id));
      tell();
    });
    withinTime(taken, limitMs).catch((error: unknown) => {
      if (isOver || turn < (latest.get(id) ?? 0)) return;
      if (!silent.has(id)) onSilent(id, error);
      silent.add(id);
      timers.set(id, setTimeout(ask, pause, id, Math.min(pause * 2, LONGEST_MS)));
      tell();
    });
  }

  for (const { id } of modules) ask(id);
  if (modules.length === 0) queueMicrotask(() => !isOver && tell());
  return () => {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
    for (const stop of stops.values()) stop?.();
  };
}
