import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { ListedModule } from './manifest';
import type { ItemRef } from './offers/offers';
import type { OffersPort } from './offers/offers-port';
import type { Selection } from './selection';

/** A button inside a toast. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

/** A message of the first style: one at a time, 5 s, title and text (spec §9, Interface). */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'destructive';
  readonly action?: ToastAction;
  /** What it is about, as a form: a newer message on the same topic replaces it, an error by its success. */
  readonly topic?: string;
}

/**
 * The two toast styles of spec §9. Both are drawn by the shell; modules only ask. Each returns a function that closes
 * the message once it no longer holds. What can be taken back is offered through `undo` instead.
 */
export interface Notify {
  /** One at a time, 5,000 ms, swipe right to dismiss, F8. An error and an offer of undo wait for nobody. */
  readonly toast: (message: ToastMessage) => () => void;
  /** Up to three, 4,000 ms: short confirmations. */
  readonly brief: (text: string, action?: ToastAction) => () => void;
}

/** What an offer of undo may say beside its label. */
export interface UndoDetails {
  /** Said in the first style, with a title and a text, instead of the label alone. */
  readonly toast?: Pick<ToastMessage, 'title' | 'description' | 'topic'>;
  /** Ids of what was changed, so that `forget` finds the offer. */
  readonly about?: readonly string[];
}

/**
 * The one undo of the whole page: a stack, the toast of its newest step, and the keys Ctrl/Cmd+Z and U. A step is taken
 * back at most once, and its toast leaves when it was taken back, withdrawn or followed by a newer one.
 */
export interface UndoPort {
  /**
   * Says what was done and offers to take it back. The label names its thing: `“Pay rent” completed`.
   * Returns a function that withdraws the offer once it no longer applies.
   */
  readonly offer: (label: string, run: () => unknown, details?: UndoDetails) => () => void;
  /** These things are gone for good: withdraws the offers that are about nothing else. */
  readonly forget: (about: readonly string[]) => void;
}

/** What the shell says, sounds and shows when a timer ends while its tool is closed. */
export interface TimerEnd {
  readonly title: string;
  readonly description?: string;
  /** Plays the tone. */
  readonly sound?: boolean;
  /** Shows a system notification, where it is allowed. */
  readonly notification?: boolean;
}

/** A stretch of the clock. Epoch milliseconds. */
export interface TimerGap {
  readonly from: number;
  readonly to: number;
}

/** A timer owned by the shell: it goes on while its tool is closed, and through a reload. */
export interface ShellTimer {
  /** Module id, the one timer a module may run. */
  readonly id: string;
  /** What is shown beside the time, for example the task's title. */
  readonly label: string;
  /** Epoch milliseconds at which it ends; null while paused, and where it counts up. */
  readonly endsAt: number | null;
  /** Milliseconds left when it was paused; null while running. */
  readonly remainingMs: number | null;
  /** Epoch milliseconds since when it counts up; left out by a countdown. */
  readonly startedAt?: number;
  /** Stretches of the clock in which the device did not run while this counted up, the earliest first. */
  readonly away?: readonly TimerGap[];
  /** While this countdown runs, messages that need no answer wait: those with a button and errors are shown. */
  readonly quiet?: boolean;
  /** 'Time is up' where left out. */
  readonly end?: TimerEnd;
}

/** The door to the running timers. */
export interface TimerPort {
  readonly list: () => readonly ShellTimer[];
  /** Starts, replaces or pauses a module's timer. */
  readonly set: (timer: ShellTimer) => void;
  readonly clear: (id: string) => void;
  /** Calls back after every change, also one made in another tab. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Reminders that were put off on this device. */
export interface SnoozePort {
  /** Epoch milliseconds until which the reminder of a task waits; undefined where it was not put off. */
  readonly until: (taskId: string) => number | undefined;
  /** Calls back after every change. Returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the module over the page starts with. */
export interface OverlayRequest {
  /** When the task that is added is due, as an ISO instant or a day, `yyyy-MM-dd`, unless its text says otherwise. */
  readonly due?: string;
  /** What stands in the field of the quick add, for somebody to look at and add. */
  readonly text?: string;
  /** Lines that become a task each, as they are understood, once somebody has seen that. */
  readonly lines?: readonly string[];
  /** They are tasks now, in the order of the lines. What it returns takes back what else belongs to that, at Undo. */
  readonly onAdded?: (tasks: readonly ItemRef[]) => (() => void) | undefined;
}

/** The door to a module that is drawn over the page, as the quick add is. Its page is a dialog; one at a time. */
export interface OverlayPort {
  readonly open: (moduleId: string, request?: OverlayRequest) => void;
  /** What the open module was asked for; to be read by its page when it appears. */
  readonly request: () => OverlayRequest;
  /** To be called by the page of the overlay when it is done. */
  readonly close: () => void;
}

/** What a module may ask of the shell. Remotes import neither the router nor a store of their own. */
export interface ShellApi {
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
  readonly selection: Selection;
  /** Text of the search box; empty when nothing is searched. */
  readonly search: string;
  /** Shows something else; `search` is what the search box holds then, nothing where it is not given. */
  readonly navigate: (selection: Selection, search?: string) => void;
  readonly setSearch: (text: string) => void;
  /** A link for the same navigation, so that entries can be opened in a new tab. */
  readonly hrefOf: (selection: Selection) => string;
  readonly notify: Notify;
  readonly undo: UndoPort;
  readonly timers: TimerPort;
  readonly snoozes: SnoozePort;
  readonly overlay: OverlayPort;
  /** What the other modules offer. */
  readonly offers: OffersPort;
  /** All modules of the live release, of every remote. */
  readonly modules: readonly ListedModule[];
  /** What the shell knows of its parts and their versions, drawn by itself for a page of settings. Older shells have none. */
  readonly PlatformPanel?: ComponentType;
}

/** Provided by the shell around every module, and by the dev shell when a remote runs alone. */
export const ShellContext = createContext<ShellApi | null>(null);

/** The shell around this module. Throws outside of one. */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) {
    throw new Error(
      'useShell() was called outside a shell. Mount the module through the shell or createDevShell().',
    );
  }
  return shell;
}

/** What of its tool is open, as the address says it; undefined for the tool alone. */
export function useToolPlace(): string | undefined {
  const { selection } = useShell();
  return selection.kind === 'tool' ? selection.at : undefined;
}

/** The timer a module has running or paused in the shell, null when it has none. Follows every change. */
export function useShellTimer(id: string): ShellTimer | null {
  const { timers } = useShell();
  const list = useSyncExternalStore(timers.subscribe, timers.list, timers.list);
  return list.find((timer) => timer.id === id) ?? null;
}

/** Until when the reminder of a task was put off on this device, in epoch milliseconds; undefined where it was not. */
export function useSnoozedUntil(taskId: string): number | undefined {
  const { snoozes } = useShell();
  const read = () => snoozes.until(taskId);
  return useSyncExternalStore(snoozes.subscribe, read, read);
}
