import type { ActionName } from './offers-manifest';
import type {
  Actions,
  DayRange,
  Fact,
  FactQuery,
  FactSubject,
  FoundItem,
  ItemRef,
  LayerItem,
  LayerList,
} from './offers';

/** Says which module something comes from. */
export interface Sourced {
  readonly source: string;
}

/** What several modules are asked at once, and what they answer with. */
export interface Questions {
  readonly facts: {
    readonly ask: { readonly kind: string; readonly range: FactQuery };
    readonly item: Fact;
  };
  readonly layers: {
    readonly ask: { readonly kind: string; readonly range: DayRange };
    readonly item: LayerItem;
  };
  readonly search: { readonly ask: { readonly text: string }; readonly item: FoundItem };
  /** Items to link to. */
  readonly links: { readonly ask: { readonly text: string }; readonly item: FoundItem };
  /** What links to an item. */
  readonly linksTo: { readonly ask: { readonly ref: ItemRef }; readonly item: FoundItem };
}

/** What has come so far of a question to several modules. */
export interface Answers<Item> {
  readonly items: readonly (Item & Sourced)[];
  /** False until every module that offers it has answered or had its time. */
  readonly ready: boolean;
  /** Titles of modules that have not answered in their time; they are asked again. */
  readonly silent: readonly string[];
}

/**
 * What all modules offer. Those that offer it are asked side by side, each with a time limit; one that fails, is slow
 * or not there is left out and logged, so nothing here ever rejects. What is offered at all is in the manifests: see
 * `modulesOffering`.
 */
export interface OffersPort {
  readonly facts: (kind: string, range: FactQuery) => Promise<readonly (Fact & Sourced)[]>;
  /** What can be counted alone of a kind of facts. */
  readonly subjects: (kind: string) => Promise<readonly (FactSubject & Sourced)[]>;
  readonly layers: (kind: string, range: DayRange) => Promise<readonly (LayerItem & Sourced)[]>;
  /** The lists that a layer shows items of; those that could not be read of late are asked for again. */
  readonly lists: (kind: string) => Promise<readonly (LayerList & Sourced)[]>;
  /** Items to link to. */
  readonly find: (text: string) => Promise<readonly (FoundItem & Sourced)[]>;
  /** One item; null when it is gone, or its module does not answer. */
  readonly get: (ref: ItemRef) => Promise<(FoundItem & Sourced) | null>;
  /** Goes to an item. Resolves to false when it is not there. */
  readonly open: (ref: ItemRef) => Promise<boolean>;
  /** What links here. */
  readonly linksTo: (ref: ItemRef) => Promise<readonly (FoundItem & Sourced)[]>;
  readonly search: (text: string) => Promise<readonly (FoundItem & Sourced)[]>;
  /** Asks one module to act, the first that offers it when none is named. Resolves to null when it did not. */
  readonly act: <Name extends ActionName>(
    name: Name,
    request: Actions[Name]['request'],
    moduleId?: string,
  ) => Promise<Actions[Name]['answer'] | null>;
  /** Runs a command of a module. Resolves to false when it could not be run. */
  readonly run: (moduleId: string, commandId: string, argument: string) => Promise<boolean>;
  /**
   * Asks all modules that offer it, and calls back whenever one has answered: each answer counts when it comes. Who did
   * not answer is asked again until the returned function is called, and so is who says that something has changed.
   */
  readonly follow: <Part extends keyof Questions>(
    part: Part,
    question: Questions[Part]['ask'],
    listener: (answers: Answers<Questions[Part]['item']>) => void,
  ) => () => void;
  /** Calls back when facts or a layer of this kind have changed. Returns a function that unsubscribes. */
  readonly subscribe: (part: 'facts' | 'layers', kind: string, listener: () => void) => () => void;
}
