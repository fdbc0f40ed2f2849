/** Something that keys can ask for. */
export interface ShortcutEntry<Id extends string = string> {
  readonly id: Id;
  /** What it does, in words. */
  readonly title?: string;
  /**
   * Keys: `shift+a`, `mod+z` (Ctrl, on a Mac Cmd), `g p` (one after the other), `j | arrowdown` (either).
   * Names are those of `KeyboardEvent.key` in lower case, so that the layout counts and not the place of the key.
   */
  readonly shortcut?: string;
}

/** What of a key press counts; a `KeyboardEvent` is one. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** One press of a shortcut. */
export interface Stroke {
  readonly key: string;
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

const STROKE = String.raw`(?:(?:mod|alt|shift)\+)*(?:[a-z][a-z0-9]+|[^\s|+A-Z])`;
const WAY = `${STROKE}(?: ${STROKE})?`;
const NOTATION = new RegExp(`^${WAY}(?: \\| ${WAY})*$`);
const LETTER = /^\p{L}$/u;

const WRITTEN_OUT: Readonly<Record<string, string>> = { plus: '+', space: ' ' };

function parseStroke(text: string): Stroke {
  const parts = text.split('+');
  const key = parts.at(-1) ?? '';
  return {
    // What joins keys and parts sequences is written out.
    key: WRITTEN_OUT[key] ?? key,
    mod: parts.includes('mod'),
    alt: parts.includes('alt'),
    shift: parts.includes('shift'),
  };
}

/** True for the notation of {@link ShortcutEntry}, with sequences of at most two strokes. */
export function isShortcut(text: string): boolean {
  return NOTATION.test(text);
}

/** A shortcut as its alternatives, each a sequence of strokes. */
export function parseShortcut(shortcut: string): readonly (readonly Stroke[])[] {
  return shortcut
    .split(' | ')
    .map((alternative) => alternative.split(' ').map((stroke) => parseStroke(stroke)));
}

/**
 * A key that people and speech input press by accident, and that can be switched off (WCAG 2.1.4). Space is none: it
 * acts on what has the focus alone.
 */
export function isSingleKey({ key, mod, alt }: Stroke): boolean {
  return !mod && !alt && key !== ' ' && (key.length === 1 || key === 'delete');
}

/** The ways to press a shortcut that are left without single keys; empty when there are none. */
export function withoutSingleKeys(shortcut: string): string {
  return shortcut
    .split(' | ')
    .filter((way) => !parseShortcut(way).flat().some(isSingleKey))
    .join(' | ');
}

/** What deletes, in every tool: a MacBook lacks the first, and Backspace held by accident would empty a list. */
export const DELETE_KEYS = 'delete | mod+backspace';

/** Whether the key of commands is held: Ctrl, on a Mac Cmd. There Ctrl is the system's, which edits text with it. */
export function holdsMod(
  { ctrlKey, metaKey }: Pick<KeyPress, 'ctrlKey' | 'metaKey'>,
  isMac: boolean,
): boolean {
  return isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** True when a press is the stroke. Signs that need Shift on some layouts are taken as they come. */
export function matchesStroke(stroke: Stroke, press: KeyPress, isMac: boolean): boolean {
  const isSign = stroke.key.length === 1 && !LETTER.test(stroke.key);
  return (
    press.key.toLowerCase() === stroke.key &&
    (stroke.mod ? holdsMod(press, isMac) : !press.ctrlKey && !press.metaKey) &&
    press.altKey === stroke.alt &&
    (isSign || press.shiftKey === stroke.shift)
  );
}
