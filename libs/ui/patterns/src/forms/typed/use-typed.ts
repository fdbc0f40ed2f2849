import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forget, keep, kept } from './kept-text';

/** What somebody types into a form, and what was kept of it. */
export interface Typed<Values> {
  readonly values: Values;
  /** True when a value differs from what the form began with. */
  readonly dirty: boolean;
  /** It began with what had been typed and not saved. */
  readonly restored: boolean;
  readonly set: (changes: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  /** The form is over, saved or given up: nothing of it is kept any more. */
  readonly finish: () => void;
  /** Gives up what was typed, and goes on with what the form is about. */
  readonly restart: () => void;
}

/** The values that differ, by name. */
function changesOf<Values extends object>(from: Values, to: Values): Partial<Values> {
  const keys = Object.keys(to) as (keyof Values)[];
  const changed = keys.filter((key) => to[key] !== from[key]);
  return Object.fromEntries(changed.map((key) => [key, to[key]])) as unknown as Partial<Values>;
}

/** What of a kept draft still fits: an older or broken one cannot break a form. */
export function fitting<Values extends object>(initial: Values, value: unknown): Partial<Values> {
  if (typeof value !== 'object' || value === null) return {};
  const fits = Object.entries(initial).flatMap(([key, none]) => {
    const typed: unknown = (value as Record<string, unknown>)[key];
    if (typed === undefined) return [];
    const isAlike = typeof typed === typeof none && Array.isArray(typed) === Array.isArray(none);
    return none === null || isAlike ? [[key, typed]] : [];
  });
  return Object.fromEntries(fits) as Partial<Values>;
}

/**
 * The values of a form. Those that were changed are kept under the form's name from letter to letter, until it is saved
 * or given up: it begins with them again after Back, a reload, a closed tab, or the end of the session (ADR 0226).
 *
 * @param name Names the form and the thing it is about, `task.<id>`; null for what must not be kept.
 * @param start What it begins with in place of what was kept: a checklist that was pasted.
 */
export function useTyped<Values extends object>(
  name: string | null,
  initial: Values,
  start?: Partial<Values>,
): Typed<Values> {
  const [first] = useState(initial);
  const [before] = useState(() => start ?? fitting(first, name && kept(name)));
  const [values, setValues] = useState<Values>(() => ({ ...first, ...before }));
  const [restored, setRestored] = useState(!start && Object.keys(before).length > 0);
  const latest = useRef(values);
  const isOver = useRef(false);

  function keepNow(next: Values): void {
    latest.current = next;
    if (name === null || isOver.current) return;
    const changes = changesOf(first, next);
    if (Object.keys(changes).length > 0) keep(name, changes);
    else forget(name);
  }

  const begin = useEffectEvent(() => {
    if (start) keepNow(latest.current);
  });
  useEffect(() => begin(), []);

  return {
    values,
    dirty: Object.keys(changesOf(first, values)).length > 0,
    restored,
    set(change) {
      const now = latest.current;
      const next = { ...now, ...(typeof change === 'function' ? change(now) : change) };
      keepNow(next);
      setValues(next);
    },
    finish() {
      isOver.current = true;
      if (name !== null) forget(name);
    },
    restart() {
      keepNow(first);
      setValues(first);
      setRestored(false);
    },
  };
}
