import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { hasFloating, isMac, isTyping, systemClock } from '@plainday/shared-platform';
import {
  createShortcutReader,
  isComposing,
  SEQUENCE_MS,
  strokeLabel,
  type ShortcutEntry,
} from '@plainday/shared-utils';
import { keysRest } from '../focus/resting-keys';
import { hideNextKeys, showNextKeys, type NextKey } from './next-keys';

/** What each shortcut does. A handler that returns false had nothing to do: the key goes on. */
export type ShortcutHandlers<Id extends string> = Readonly<
  Record<Id, (event: KeyboardEvent) => unknown>
>;

/** How shortcuts are listened to. */
export interface ShortcutOptions<Id extends string = string> {
  /** Whether keys without Ctrl, Cmd or Alt act: a preference of the user (WCAG 2.1.4). */
  readonly singleKeys: () => boolean;
  /** Those that act again and again while the key is held: walking and moving, never what deletes. */
  readonly repeating?: readonly Id[];
  /** True where a field has no use for the key, as an empty one has none for undo. */
  readonly ignoresField?: (event: KeyboardEvent) => boolean;
  /**
   * Those that a browser has as well, as Firefox searches by Ctrl K and `/`: where they do not act because of a window,
   * the browser does not either. The list must be the same at every render.
   */
  readonly keeps?: readonly Id[];
  /** For the shell: modules come first. */
  readonly isGlobal?: boolean;
}

/**
 * Listens to a list of shortcuts, the same that the sheet of shortcuts is drawn from. Keys that are text, or meant for
 * a dialog or a menu or a field that has just gone, are left alone; so is what somebody nearer to the focus has taken. The second key of a sequence
 * comes before everything else. Another list of `entries` forgets a sequence that has begun.
 */
export function useShortcuts<Id extends string>(
  entries: readonly ShortcutEntry<Id>[],
  handlers: ShortcutHandlers<Id>,
  options: ShortcutOptions<Id>,
): void {
  const reader = useMemo(() => createShortcutReader(entries, isMac()), [entries]);
  const latest = useRef({ handlers, options });
  useLayoutEffect(() => {
    latest.current = { handlers, options };
  });
  const { isGlobal = false, keeps } = options;
  const kept = useMemo(
    () =>
      createShortcutReader(
        entries.filter(({ id }) => keeps?.includes(id)),
        isMac(),
      ),
    [entries, keeps],
  );

  useEffect(() => {
    const place = isGlobal ? window : document;

    function act(event: KeyboardEvent): void {
      const { handlers: known, options: given } = latest.current;
      const match = reader.read(event, systemClock.now(), given.singleKeys());
      if (!match) return;
      if (match.id === null) {
        showNextKeys(nextKeys(), SEQUENCE_MS);
        return event.preventDefault();
      }
      hideNextKeys();
      if (event.repeat && !given.repeating?.includes(match.id)) return;
      if (known[match.id]?.(event) !== false) event.preventDefault();
    }

    function nextKeys(): readonly NextKey[] {
      return reader.awaited().flatMap(({ id, stroke }) => {
        const title = entries.find((entry) => entry.id === id)?.title;
        return title ? [{ key: strokeLabel(stroke, isMac()), title }] : [];
      });
    }

    function handleSequence(event: KeyboardEvent): void {
      if (reader.continues(event, systemClock.now()) && !isElsewhere(event)) act(event);
    }

    function handleKey(event: KeyboardEvent): void {
      if (reader.awaited().length > 0 && !reader.continues(event, systemClock.now()))
        hideNextKeys();
      if (event.defaultPrevented) return reader.reset();
      if (!isElsewhere(event)) act(event);
      else if (isKept(event)) event.preventDefault();
    }

    const isText = (event: KeyboardEvent) =>
      isComposing(event) ||
      (isTyping(event.target) && !latest.current.options.ignoresField?.(event));

    function isKept(event: KeyboardEvent): boolean {
      if (isText(event) || !hasFloating(event.target)) return false;
      return kept.read(event, systemClock.now(), latest.current.options.singleKeys()) !== undefined;
    }

    function isElsewhere(event: KeyboardEvent): boolean {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      return isText(event) || hasFloating(event.target) || (isPlain && keysRest());
    }

    place.addEventListener('keydown', handleSequence as EventListener, { capture: true });
    place.addEventListener('keydown', handleKey as EventListener);
    return () => {
      place.removeEventListener('keydown', handleSequence as EventListener, { capture: true });
      place.removeEventListener('keydown', handleKey as EventListener);
    };
  }, [reader, kept, isGlobal, entries]);
}
