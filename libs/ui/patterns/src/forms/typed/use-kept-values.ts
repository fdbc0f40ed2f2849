import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { forget, keep, kept } from './kept-text';
import { fitting } from './use-typed';

/** The values of a thing that is kept as somebody changes it. */
export interface KeptValues<Values> {
  /** Its values, and over them what has been changed and is not kept yet. */
  readonly values: Values;
  readonly pending: Partial<Values>;
  /** What somebody else has changed since the last change here; another list each time. */
  readonly given: readonly (keyof Values)[];
  /** It begins with changes of another visit that could not be kept. */
  readonly restored: boolean;
  readonly set: (changes: Partial<Values>) => void;
  /** The same as they are at this moment, for what is not drawn yet. */
  readonly now: () => Pick<KeptValues<Values>, 'values' | 'pending'>;
  /** These have been sent: they stand there until the thing says otherwise. */
  readonly sent: (keys: readonly (keyof Values)[]) => void;
  /** Gives up these, or everything that is not kept yet. */
  readonly drop: (keys?: readonly (keyof Values)[]) => void;
}

/** The values of a thing: as they are shown, and as they were answered, without what is on its way there. */
interface Thing<Values> {
  readonly shown: Values;
  readonly answered: Values;
}

interface State<Values> {
  /** What the thing said last. */
  readonly given: Thing<Values>;
  /** What it is without what is pending: what it said, or what was sent to it since. */
  readonly base: Values;
  /** What was sent and has not come back. */
  readonly away: Partial<Values>;
  /** What has come from somebody else. */
  readonly come: readonly (keyof Values)[];
  readonly pending: Partial<Values>;
}

function without<Values extends object>(from: Partial<Values>, keys: readonly (keyof Values)[]) {
  const left = Object.entries(from).filter(([key]) => !keys.includes(key as keyof Values));
  return Object.fromEntries(left) as Partial<Values>;
}

type IsSame = (a: unknown, b: unknown) => boolean;

/** The keys whose values are no longer the same. */
function differing<Values extends object>(a: Values, b: Values, isSame: IsSame): (keyof Values)[] {
  return (Object.keys(a) as (keyof Values)[]).filter((key) => !isSame(a[key], b[key]));
}

/**
 * Takes over what the thing says now; what was typed with a space at its end comes back without, and stays. What is
 * written elsewhere on this page, or taken back, is shown while its answer is still the same: it is no news.
 */
function takeOver<Values extends object>(
  state: State<Values>,
  given: Thing<Values>,
  isSame: IsSame,
): State<Values> {
  const keys = differing(given.shown, state.given.shown, isSame);
  const answered = differing(given.answered, state.given.answered, isSame);
  const base = { ...state.base };
  const come = keys.filter(
    (key) => !(key in state.away) || !isSame(state.away[key], given.shown[key]),
  );
  for (const key of come) base[key] = given.shown[key];
  const shown = come.filter((key) => answered.includes(key) && !(key in state.pending));
  return {
    ...state,
    given,
    base,
    away: without(state.away, keys),
    come: shown.length > 0 ? shown : state.come,
  };
}

/**
 * Values that are kept as they are changed, each by itself: what somebody is typing is never replaced, everything else
 * follows the thing, whoever changes it. What is not kept yet outlives the page under `name`.
 *
 * @param given The thing as it is now.
 * @param sentAs What a value becomes when it is kept.
 */
export function useKeptValues<Values extends object>(
  name: string,
  given: Thing<Values>,
  isSame: IsSame,
  sentAs: (values: Values) => Values,
): KeptValues<Values> {
  const [state, setState] = useState<State<Values>>(() => ({
    given,
    base: given.shown,
    away: {},
    come: [],
    pending: fitting(given.shown, kept(name)),
  }));
  const [restored, setRestored] = useState(() => Object.keys(state.pending).length > 0);
  const latest = useRef(state);
  let shown = state;
  const isOther = (of: keyof Thing<Values>) =>
    differing(given[of], state.given[of], isSame).length > 0;
  if (isOther('shown') || isOther('answered')) {
    shown = takeOver(state, given, isSame);
    setState(shown);
  }
  useLayoutEffect(() => {
    latest.current = shown;
  });

  const change = useCallback(
    (next: (from: State<Values>) => State<Values>) => {
      latest.current = next(latest.current);
      const { pending } = latest.current;
      if (Object.keys(pending).length > 0) keep(name, pending);
      else forget(name);
      setState(next);
    },
    [name],
  );
  const valuesOf = ({ base, pending }: State<Values>): Values => ({ ...base, ...pending });

  return {
    values: valuesOf(shown),
    pending: shown.pending,
    given: shown.come,
    restored,
    now: () => ({ values: valuesOf(latest.current), pending: latest.current.pending }),
    set: (changes) =>
      change((from) => ({ ...from, come: [], pending: { ...from.pending, ...changes } })),
    sent(keys) {
      setRestored(false);
      change((from) => {
        const values = valuesOf(from);
        const sent = sentAs(values);
        const base = { ...from.base };
        const away = { ...from.away };
        for (const key of keys) {
          base[key] = values[key];
          away[key] = sent[key];
        }
        return { ...from, base, away, pending: without(from.pending, keys) };
      });
    },
    drop(keys) {
      setRestored(false);
      change((from) => ({ ...from, pending: keys ? without(from.pending, keys) : {} }));
    },
  };
}
