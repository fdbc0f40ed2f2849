import type { ListedModule } from '../manifest';
import { modulesOffering, type OfferQuery } from '../modules-offering';
import type { FactQuery, ItemRef, ModuleOffers } from '../offers/offers';
import type { Answers, OffersPort, Sourced } from '../offers/offers-port';
import type { Selection } from '../selection';
import { followAll } from './follow';
import { createSources } from './sources';
import { withinTime } from './within-time';

export interface BrokerOptions {
  readonly modules: () => readonly ListedModule[];
  /** Loads what a module offers; rejects when it cannot. */
  readonly load: (moduleId: string) => Promise<ModuleOffers>;
  readonly navigate: (selection: Selection) => void;
  readonly log: (message: string, error: unknown) => void;
  /** Milliseconds a module has to answer. */
  readonly limitMs?: number;
  /** Milliseconds after which one that did not answer is asked again. */
  readonly pauseMs?: number;
  readonly now?: () => number;
}

/** Milliseconds a module has to answer, download included. */
const LIMIT_MS = 8_000;

/** Milliseconds a command has: what is said not to be done must not be done later, and some wait for a server. */
const COMMAND_MS = 30_000;

/** Asks the modules that offer something: side by side, each within its time, each failing alone. */
export function createBroker(options: BrokerOptions): OffersPort {
  const { modules, navigate, log, limitMs = LIMIT_MS, pauseMs } = options;
  const sources = createSources(options);

  async function ask<Answer>(
    id: string,
    what: string,
    use: (offers: ModuleOffers) => Promise<Answer> | Answer,
    timeMs = limitMs,
  ): Promise<Answer | undefined> {
    try {
      return await withinTime(sources.get(id).then(use), timeMs);
    } catch (error) {
      log(`Module '${id}' did not answer: ${what}.`, error);
      return undefined;
    }
  }

  type Use<Item> = (
    offers: ModuleOffers,
  ) => Promise<readonly Item[] | undefined> | readonly Item[] | undefined;

  function follow<Item extends object>(
    query: OfferQuery,
    use: Use<Item>,
    listener: (answers: Answers<Item>) => void,
    changes?: (offers: ModuleOffers, listener: () => void) => (() => void) | undefined,
  ): () => void {
    return followAll({
      modules: modulesOffering(modules(), query),
      load: sources.get,
      limitMs,
      pauseMs,
      use,
      subscribe: changes,
      onSilent: (id, error) =>
        log(`Module '${id}' did not answer: ${query.kind ?? query.part}.`, error),
      listener,
    });
  }

  function askAll<Item extends object>(
    query: OfferQuery,
    use: Use<Item>,
  ): Promise<readonly (Item & Sourced)[]> {
    return new Promise((resolve) => {
      const stop = follow(query, use, ({ items, ready }) => {
        if (!ready) return;
        stop();
        resolve(items);
      });
    });
  }

  const port: OffersPort = {
    facts: (kind, range) =>
      askAll({ part: 'facts', kind }, ({ facts }) => facts?.[kind]?.read(range)),
    subjects: (kind) => askAll({ part: 'facts', kind }, ({ facts }) => facts?.[kind]?.subjects?.()),
    layers: (kind, range) =>
      askAll({ part: 'layers', kind }, ({ layers }) => layers?.[kind]?.read(range)),
    lists: (kind) => askAll({ part: 'layers', kind }, ({ layers }) => layers?.[kind]?.lists?.()),
    find: (text) => askAll({ part: 'links' }, ({ links }) => links?.find(text)),
    linksTo: (ref) => askAll({ part: 'links' }, ({ links }) => links?.linksTo?.(ref)),
    search: (text) => askAll({ part: 'search' }, ({ search }) => search?.(text)),

    follow(part, question, listener) {
      // What the types tell apart is told apart by the part.
      const asked = question as {
        readonly kind: string;
        readonly range: FactQuery;
        readonly text: string;
        readonly ref: ItemRef;
      };
      const { kind, range, text, ref } = asked;
      const tell = listener as (answers: Answers<object>) => void;
      switch (part) {
        case 'search':
          return follow({ part: 'search' }, ({ search }) => search?.(text), tell);
        case 'links':
          return follow({ part: 'links' }, ({ links }) => links?.find(text), tell);
        case 'linksTo':
          return follow({ part: 'links' }, ({ links }) => links?.linksTo?.(ref), tell);
        case 'facts':
        case 'layers': {
          const counted: 'facts' | 'layers' = part;
          return follow<object>(
            { part: counted, kind },
            async (offers) => offers[counted]?.[kind]?.read(range),
            tell,
            (offers, changed) => offers[counted]?.[kind]?.subscribe?.(changed),
          );
        }
      }
    },

    async get(ref) {
      const found = await askAll({ part: 'links', kind: ref.kind }, async ({ links }) => {
        const item = await links?.get(ref);
        return item ? [item] : [];
      });
      return found[0] ?? null;
    },

    async open(ref) {
      const item = await port.get(ref);
      if (item) navigate(item.to);
      return item !== null;
    },

    async act(name, request, moduleId) {
      const able = modulesOffering(modules(), { part: 'actions', kind: name });
      const chosen = moduleId === undefined ? able[0] : able.find(({ id }) => id === moduleId);
      if (!chosen) return null;
      const answer = await ask(chosen.id, name, ({ actions }) => actions?.[name]?.(request));
      return answer ?? null;
    },

    async run(moduleId, commandId, argument) {
      const run = async ({ commands }: ModuleOffers) => {
        const command = commands?.[commandId];
        await command?.(argument);
        return command !== undefined;
      };
      const ran = await ask(moduleId, commandId, run, COMMAND_MS);
      return ran ?? false;
    },

    subscribe(part, kind, listener) {
      const stops: (() => void)[] = [];
      let isOver = false;
      for (const { id } of modulesOffering(modules(), { part, kind })) {
        void ask(id, `changes of ${kind}`, (offers) => {
          const stop = isOver ? undefined : offers[part]?.[kind]?.subscribe?.(listener);
          if (stop) stops.push(stop);
        });
      }
      return () => {
        isOver = true;
        for (const stop of stops) stop();
      };
    },
  };
  return port;
}
