import type { OffersManifest } from './offers/offers-manifest';

/** A drawing as data: `[tag, attributes]` pairs inside a 24 × 24 viewBox (the shape of `lucide` icons). */
export type IconNode = readonly (readonly [
  tag: string,
  attrs: Readonly<Record<string, string | number | undefined>>,
])[];

/** Where the shell lists a module: the fixed entries on top, the Productivity Tools list, or nowhere. */
export type ModuleGroup = 'core' | 'tool' | 'hidden';

/** A palette or shortcut command a module offers. It is data, so it is listed before the module loads. */
export interface CommandManifest {
  /** Unique within the module, kebab-case. */
  readonly id: string;
  readonly title: string;
  /**
   * Keys in the notation of `ShortcutEntry` (shared/utils): `shift+a`, `mod+z`, `g p`, `j | arrowdown`. The sheet of
   * shortcuts lists them; the shell itself obeys a sequence that starts with `g` of a command named `open`.
   */
  readonly shortcut?: string;
  /** Heading on the sheet of shortcuts, where it is not the module's title. */
  readonly group?: string;
  /**
   * Lower-case words by which the palette runs it without opening the module, the most natural first; the code is
   * `commands` of the module's offers. What follows the words is handed over: `water 2`.
   */
  readonly words?: readonly string[];
  /** The palette opens the module here, as `at` of a selection says it, instead of running code; '' for its beginning. */
  readonly at?: string;
}

/**
 * What a module keeps, so that people can see it, take it along and erase it; nothing where nothing is named. What
 * names no tables of the account stays on the device. A test compares it with the code (tools/eslint).
 */
export interface ModuleStores {
  /** Tables of the account that hold its rows. */
  readonly account?: readonly string[];
  /** Namespaces of data/device: those of its `model/*.store.ts`. */
  readonly device?: readonly string[];
  /** Keys of localStorage that spec §9 names. */
  readonly literal?: readonly string[];
}

/** All that the shell knows of a module before any of its code is loaded. Serialisable. */
export interface ModuleManifest {
  /** Tool id of spec §2, for example `pomodoro`. */
  readonly id: string;
  /** Short name in the sidebar. */
  readonly title: string;
  /** A word or two for the bottom bar of a phone; the title where it is absent. */
  readonly shortTitle?: string;
  /** h1 of the page and heading in the header (spec §2, Dashboard). */
  readonly heading: string;
  readonly icon: IconNode;
  readonly group: ModuleGroup;
  /** Rank within the group; spec order of the tools list, in steps of ten. */
  readonly order: number;
  /** Path of the public page: `/tools/<slug>`. Absent where a module has none. */
  readonly slug?: string;
  /** Not read any more: `stores` says it. Stays until the next major, so that remotes of older builds still fit. */
  readonly local?: boolean;
  readonly stores?: ModuleStores;
  readonly commands?: readonly CommandManifest[];
  /** What it offers to other modules; the code comes with `offers` of `defineModule`. */
  readonly offers?: OffersManifest;
}

/** A module of the live release, with the remote it comes from. */
export type ListedModule = ModuleManifest & {
  readonly remote: string;
  /** Download size of its page in compressed bytes, where the release says it. */
  readonly bytes?: number;
};
