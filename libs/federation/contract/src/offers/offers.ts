import type { Selection } from '../selection';
import type { ActionName } from './offers-manifest';

/** Days of the local calendar, `yyyy-MM-dd`, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Whose numbers are asked for: of all days in a range, of one thing alone where a subject is named. */
export interface FactQuery extends DayRange {
  /** Id of a `FactSubject`. */
  readonly subject?: string;
}

/** What can be counted alone: one habit, one project. */
export interface FactSubject {
  readonly id: string;
  readonly title: string;
}

/** A number of one local day. Days without one are left out. */
export interface Fact {
  readonly day: string;
  readonly value: number;
}

/** An item in a calendar. */
export interface LayerItem {
  readonly id: string;
  /** Local day, `yyyy-MM-dd`. */
  readonly day: string;
  /** ISO instants; absent for the whole day. */
  readonly start?: string;
  readonly end?: string;
  /** Seconds of work it stands for, where that is not its whole stretch: pauses lie between start and end. */
  readonly seconds?: number;
  readonly title: string;
  /** Its calendar calls it free: it takes no time of whoever it is of. */
  readonly isFree?: boolean;
  /** Done or not, where it is something to do: a habit of that day. */
  readonly done?: boolean;
  /** The project it belongs to, where it can have one; null for none. */
  readonly projectId?: string | null;
  /** The list that it belongs to, where it has a name and a colour of its own: a calendar. */
  readonly list?: { readonly id: string; readonly name: string; readonly color: string };
  /** Where it is opened. */
  readonly to?: Selection;
}

/** A list that a layer shows items of, where it has several: a calendar. */
export interface LayerList {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** How it is, in words. */
  readonly state: string;
  /** False where it could not be read of late. */
  readonly isWell: boolean;
  /** Takes it away, with Undo. */
  readonly remove?: () => void;
}

/** One item of a module: what a link is made of. */
export interface ItemRef {
  readonly kind: string;
  readonly id: string;
}

/** An item that was found, or that links to another. */
export interface FoundItem extends ItemRef {
  readonly title: string;
  readonly excerpt?: string;
  /** Done or not, where it is something to do. */
  readonly done?: boolean;
  /** Where it is opened. */
  readonly to: Selection;
}

/** Something that can be read, and that says when it has changed. */
export interface Readable<Query, Answer> {
  readonly read: (query: Query) => Promise<Answer> | Answer;
  /** Calls back after every change, until the returned function is called. */
  readonly subscribe?: (listener: () => void) => () => void;
}

/** Numbers per day, and what of them can be counted alone where the manifest says so. */
export interface CountedFacts extends Readable<FactQuery, readonly Fact[]> {
  readonly subjects?: () => Promise<readonly FactSubject[]> | readonly FactSubject[];
}

/** Items per day, and the lists that they are of. */
export interface ListedLayer extends Readable<DayRange, readonly LayerItem[]> {
  /** Those that could not be read of late are asked for again. */
  readonly lists?: () => Promise<readonly LayerList[]> | readonly LayerList[];
}

/** What each action is asked for and answers. */
export interface Actions {
  /** Keeps a title as an idea, with Undo. */
  readonly 'add-idea': {
    readonly request: { readonly title: string };
    readonly answer: ItemRef;
  };
  /** Keeps a text from outside as an item of the module, with Undo. */
  readonly 'keep-text': {
    readonly request: { readonly text: string };
    readonly answer: ItemRef;
  };
  /** Makes a goal of this week, with Undo. Answers the goal. */
  readonly 'make-goal': {
    readonly request: {
      readonly title: string;
      /** What else belongs to the step: how its offer of Undo is called, and what is then taken back beside the goal. */
      readonly undo?: { readonly label: string; readonly run: () => unknown };
    };
    readonly answer: ItemRef;
  };
  /** Makes a task of each title, through the normal write path, with Undo. Answers those that were made. */
  readonly 'make-tasks': {
    readonly request: {
      readonly titles: readonly string[];
      readonly projectId?: string | null;
      /** What else belongs to the step: how its offer of Undo is called, and what is then taken back beside the tasks. */
      readonly undo?: { readonly label: string; readonly run: () => unknown };
    };
    readonly answer: readonly ItemRef[];
  };
  /** Makes a project with tasks and subtasks, with one Undo for all of it. Answers the project, null when it failed. */
  readonly 'make-project': {
    readonly request: {
      readonly title: string;
      readonly tasks: readonly { readonly title: string; readonly subtasks?: readonly string[] }[];
    };
    readonly answer: ItemRef | null;
  };
  /** Completes a task, or opens it again, with Undo. Answers false when it is gone. */
  readonly 'tick-task': {
    readonly request: { readonly id: string; readonly done: boolean };
    readonly answer: boolean;
  };
  /** Starts a session for a task or a text. Answers false when one is running already, unless it may be replaced. */
  readonly 'start-session': {
    readonly request: {
      readonly title: string;
      readonly projectId?: string | null;
      readonly taskId?: string;
      /** Ends what runs in the module's own way first: nothing of it is lost. */
      readonly replace?: boolean;
    };
    readonly answer: boolean;
  };
  /** Keeps how somebody feels now, 1 (very low) to 5 (great), with Undo. Answers the entry. */
  readonly 'record-mood': {
    readonly request: { readonly mood: number };
    readonly answer: ItemRef;
  };
}

/** The code behind one action. */
export type ActionHandler<Name extends ActionName> = (
  request: Actions[Name]['request'],
) => Promise<Actions[Name]['answer']> | Actions[Name]['answer'];

/** The code behind what a module's manifest says it offers: the same kinds and names. */
export interface ModuleOffers {
  readonly facts?: Readonly<Record<string, CountedFacts>>;
  readonly layers?: Readonly<Record<string, ListedLayer>>;
  readonly links?: {
    /** Items whose text holds this, best first; an empty text gives the latest. */
    readonly find: (text: string) => Promise<readonly FoundItem[]> | readonly FoundItem[];
    /** One item, wherever it is; null when it is gone. */
    readonly get: (ref: ItemRef) => Promise<FoundItem | null> | FoundItem | null;
    /** Items of this module that link to this one. */
    readonly linksTo?: (ref: ItemRef) => Promise<readonly FoundItem[]> | readonly FoundItem[];
  };
  readonly actions?: { readonly [Name in ActionName]?: ActionHandler<Name> };
  /** The commands of the manifest that have `words`, by id; the argument is what was typed after them, trimmed. */
  readonly commands?: Readonly<Record<string, (argument: string) => Promise<void> | void>>;
  readonly search?: (text: string) => Promise<readonly FoundItem[]> | readonly FoundItem[];
}
