import { parseShortcut, type Stroke } from './shortcut';

const NAMES: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  ' ': 'Space',
  delete: 'Del',
  escape: 'Esc',
  backspace: '⌫',
};

function nameOf(key: string): string {
  return NAMES[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}

function keysOf({ key, mod, alt, shift }: Stroke, isMac: boolean): string[] {
  return [
    mod && (isMac ? '⌘' : 'Ctrl'),
    alt && (isMac ? '⌥' : 'Alt'),
    shift && (isMac ? '⇧' : 'Shift'),
    nameOf(key),
  ].filter((name) => name !== false);
}

/** One press, as it stands on the keyboard: `T`, `Ctrl+K`. */
export function strokeLabel(stroke: Stroke, isMac: boolean): string {
  return keysOf(stroke, isMac).join(isMac ? '' : '+');
}

/** The keys as they stand on the keyboard: alternatives of sequences of keys held together. */
export function shortcutKeys(shortcut: string, isMac: boolean): string[][][] {
  return parseShortcut(shortcut).map((strokes) => strokes.map((stroke) => keysOf(stroke, isMac)));
}

/** The way to press a shortcut that comes first on this keyboard: a MacBook has no Delete. */
function firstWay(shortcut: string, isMac: boolean): string[][] | undefined {
  const ways = shortcutKeys(shortcut, isMac);
  return isMac ? (ways.find((way) => !way.flat().includes('Del')) ?? ways[0]) : ways[0];
}

/** The first way to press a shortcut in one line, for menus and tooltips: `Ctrl+Shift+↑`, `⌘⇧↑`, `T then M`. */
export function shortcutLabel(shortcut: string, isMac: boolean): string {
  if (shortcut === '') return '';
  const first = firstWay(shortcut, isMac) ?? [];
  return first.map((keys) => keys.join(isMac ? '' : '+')).join(' then ');
}
