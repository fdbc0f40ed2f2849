import type { OffersPort } from '@plainday/federation-contract';

/** Milliseconds after which the broker is asked for again. */
const AGAIN_MS = 5_000;

/**
 * The door to the broker, which is downloaded when somebody asks for the first time. Without it nobody offers anything.
 */
export function lateOffers(
  load: () => Promise<OffersPort>,
  log: (message: string, error: unknown) => void,
): OffersPort {
  let loading: Promise<OffersPort> | null = null;

  async function ask<Answer>(
    question: (port: OffersPort) => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> {
    let port: OffersPort;
    try {
      port = await (loading ??= load());
    } catch (error) {
      loading = null;
      log('What modules offer each other could not be loaded.', error);
      return otherwise;
    }
    return question(port);
  }

  return {
    facts: (kind, range) => ask((port) => port.facts(kind, range), []),
    subjects: (kind) => ask((port) => port.subjects(kind), []),
    layers: (kind, range) => ask((port) => port.layers(kind, range), []),
    lists: (kind) => ask((port) => port.lists(kind), []),
    find: (text) => ask((port) => port.find(text), []),
    get: (ref) => ask((port) => port.get(ref), null),
    open: (ref) => ask((port) => port.open(ref), false),
    linksTo: (ref) => ask((port) => port.linksTo(ref), []),
    search: (text) => ask((port) => port.search(text), []),
    act: (name, request, moduleId) => ask((port) => port.act(name, request, moduleId), null),
    run: (moduleId, commandId, argument) =>
      ask((port) => port.run(moduleId, commandId, argument), false),
    follow(part, question, listener) {
      let stop: (() => void) | null = null;
      let timer: ReturnType<typeof setTimeout>;
      let isOver = false;
      async function begin(): Promise<void> {
        const isHere = await ask(async (port) => {
          if (!isOver) stop = port.follow(part, question, listener);
          return true;
        }, false);
        if (isHere || isOver) return;
        listener({ items: [], ready: true, silent: ['The other tools'] });
        timer = setTimeout(() => void begin(), AGAIN_MS);
      }
      void begin();
      return () => {
        isOver = true;
        clearTimeout(timer);
        stop?.();
      };
    },
    subscribe(part, kind, listener) {
      let stop: (() => void) | null = null;
      let isOver = false;
      void ask(async (port) => {
        if (!isOver) stop = port.subscribe(part, kind, listener);
      }, undefined);
      return () => {
        isOver = true;
        stop?.();
      };
    },
  };
}
