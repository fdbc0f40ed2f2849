/** What can be asked of a module by name. */
export type ActionName =
  | 'add-idea'
  | 'keep-text'
  | 'make-goal'
  | 'make-project'
  | 'make-tasks'
  | 'record-mood'
  | 'start-session'
  | 'tick-task';

/** One kind of numbers a module counts per day. */
export interface FactKind {
  /** Unique among all modules, kebab-case: `focus-minutes`. */
  readonly kind: string;
  /** How it is called where it is chosen or shown: `Focus`. */
  readonly title: string;
  readonly unit: 'minutes' | 'count' | 'litres' | 'score' | 'percent';
  /** What can be counted alone, in the singular: `habit`. Absent where only all of it is counted. */
  readonly subject?: string;
}

/** One kind of items a module can show in a calendar. */
export interface LayerKind {
  /** Unique among all modules, kebab-case: `due-tasks`. */
  readonly kind: string;
  readonly title: string;
  /** Table of the account without a row of which it has nothing to show: its code need not be loaded then. */
  readonly table?: string;
  /** Where what it shows is chosen, as `at` of a selection says it. */
  readonly at?: string;
  /** Command of the module by which an address becomes one of its lists. */
  readonly add?: string;
}

/** What a module offers to the others: data, so that it is known before any of its code is loaded. */
export interface OffersManifest {
  readonly facts?: readonly FactKind[];
  readonly layers?: readonly LayerKind[];
  /** Kinds of its items that can be found, opened and linked to: `task`, `note`. */
  readonly links?: readonly string[];
  readonly actions?: readonly ActionName[];
  readonly search?: boolean;
}
