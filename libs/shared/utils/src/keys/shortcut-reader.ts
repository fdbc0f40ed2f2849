import {
  isSingleKey,
  matchesStroke,
  parseShortcut,
  type KeyPress,
  type ShortcutEntry,
  type Stroke,
} from './shortcut';

/** How long the next key of a sequence may take, in milliseconds. */
export const SEQUENCE_MS = 1500;

/** What a press means: a shortcut, the first keys of one (`id` is null), or nothing. */
export type ShortcutMatch<Id extends string> = { readonly id: Id | null } | undefined;

/** Reads key presses, remembering how far a sequence has come. Times are epoch milliseconds. */
export interface ShortcutReader<Id extends string> {
  readonly read: (press: KeyPress, nowMs: number, singleKeys: boolean) => ShortcutMatch<Id>;
  /** True when a press would take a sequence on: then it is for this reader, whoever else knows the key. */
  readonly continues: (press: KeyPress, nowMs: number) => boolean;
  /** What the next key may be, while one is awaited: the shortcut that each would complete. */
  readonly awaited: () => readonly { readonly id: Id; readonly stroke: Stroke }[];
  /** Forgets the sequence that has begun. */
  readonly reset: () => void;
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

interface Known<Id extends string> {
  readonly id: Id;
  readonly strokes: readonly Stroke[];
}

/** Makes a reader that knows a list of shortcuts, on a Mac or elsewhere. */
export function createShortcutReader<Id extends string>(
  entries: readonly ShortcutEntry<Id>[],
  isMac: boolean,
): ShortcutReader<Id> {
  const known: readonly Known<Id>[] = entries.flatMap(({ id, shortcut = '' }) =>
    shortcut === '' ? [] : parseShortcut(shortcut).map((strokes) => ({ id, strokes })),
  );
  let begun: readonly Known<Id>[] = [];
  let depth = 0;
  let until = 0;

  const fits = ({ strokes }: Known<Id>, at: number, press: KeyPress) => {
    const stroke = strokes[at];
    return stroke !== undefined && matchesStroke(stroke, press, isMac);
  };
  const nextOf = (press: KeyPress, nowMs: number) =>
    nowMs < until ? begun.filter((entry) => fits(entry, depth, press)) : [];

  return {
    read(press, nowMs, singleKeys) {
      if (MODIFIERS.has(press.key)) return undefined;
      const usable = ({ strokes }: Known<Id>) => singleKeys || !strokes.some(isSingleKey);
      let found = nextOf(press, nowMs);
      if (found.length === 0) {
        depth = 0;
        found = known.filter((entry) => usable(entry) && fits(entry, 0, press));
      }
      depth += 1;
      const whole = found.find(({ strokes }) => strokes.length === depth);
      begun = whole ? [] : found;
      until = begun.length > 0 ? nowMs + SEQUENCE_MS : 0;
      if (whole) return { id: whole.id };
      return begun.length > 0 ? { id: null } : undefined;
    },
    continues: (press, nowMs) => nextOf(press, nowMs).length > 0,
    awaited: () =>
      begun.flatMap(({ id, strokes }) => {
        const stroke = strokes[depth];
        return stroke ? [{ id, stroke }] : [];
      }),
    reset() {
      begun = [];
    },
  };
}
