const QUOTES = /^(?:\s*>)*/;
/** Signs of Markdown, Word and Docs; `o` and `§` only before a tab, as Word pastes them. */
const BULLET = String.raw`[-*+•‣◦–—·●○■□▪➢\uf0a7\uf0b7]\s+|[o§]\t\s*`;
const BOX = String.raw`(?:\[[ xX✓]?\]|[☐☑☒✓✔])`;
const BULLETS = new RegExp(`^(?:${BULLET})?(?:${BOX}(?:\\s+|$))?`);
const NUMBER = /^(\d{1,9})[.)]\s+/;
const BOX_ONLY = new RegExp(`^${BOX}(?:\\s+|$)`);
/** A ticked box; a bare `✓` is a bullet as often, so it says nothing. */
const TICKED = /(?:\[[xX✓]\]|[☑☒])\s+$/;
/** Blanks that a tab is worth. */
const TAB = '    ';

/** A line of a list without its signs. */
export interface MarkedLine {
  /** Blanks in front of it. */
  readonly indent: number;
  readonly text: string;
  /** It has a bullet, a number or a box in front. */
  readonly isItem: boolean;
  /** Its box is ticked. */
  readonly isDone: boolean;
}

/** How many items of a list have come at a depth, and how many of them had a number. */
interface Counted {
  readonly items: number;
  readonly numbers: number;
}

const NONE: Counted = { items: 0, numbers: 0 };

/** Reads one line after another: a number is a sign where it counts the items of its list; `24. December` is a date. */
export function markReader(): (raw: string) => MarkedLine {
  const counts = new Map<number, Counted>();

  function isCount(given: number | null, indent: number): boolean {
    for (const depth of [...counts.keys()]) if (depth > indent) counts.delete(depth);
    const { items, numbers } = counts.get(indent) ?? NONE;
    if (given !== null && given !== numbers + 1 && given !== items + 1) return false;
    counts.set(indent, { items: items + 1, numbers: given ?? numbers });
    return true;
  }

  return (raw) => {
    const line = raw.replace(QUOTES, '').replace(/^\s+/, (blanks) => blanks.replaceAll('\t', TAB));
    const bare = line.trimStart();
    const indent = line.length - bare.length;
    const [number = '', digits] = NUMBER.exec(bare) ?? [];
    const [bullet = ''] = BULLETS.exec(bare) ?? [];
    const isItem = number !== '' || bullet !== '';
    const isSign = isItem && isCount(digits === undefined ? null : Number(digits), indent);
    const [box = ''] = isSign && number ? (BOX_ONLY.exec(bare.slice(number.length)) ?? []) : [];
    const sign = number === '' ? bullet : isSign ? number + box : '';
    return { indent, text: bare.slice(sign.length), isItem, isDone: TICKED.test(sign) };
  };
}
