import { namesDays, parseRule, ruleText, type RepeatRule } from '../../recurrence/rule';
import { mask, standsAlone } from '../text/mask';
import type { Range } from '../text/mask';
import { BARE_RULES, RULES, type RepeatPiece } from './repeat-rules';

/** A repetition that was named, and what it says about the first day. */
export interface RepeatMatch {
  readonly rule: RepeatRule;
  /** Where the text says it: days may stand apart from `every month`. */
  readonly ranges: readonly Range[];
  /** `every!`: the next date counts from completion. */
  readonly isFromCompletion: boolean;
  /** `HH:mm`. */
  readonly time?: string | undefined;
}

type Found = Range & { readonly meant: RepeatPiece | null; readonly isFromCompletion: boolean };

/** What was found about repetition. */
export interface RepeatFound {
  /** The repetition, where the columns can hold it. */
  readonly match: RepeatMatch | null;
  /** A repetition they cannot hold, where it stands instead. */
  readonly unable: Range | null;
  /** Days that may be meant to come again, and were not said to: no single date either. */
  readonly isOpen: boolean;
  /** The text with all that must not be read otherwise blanked out. */
  readonly text: string;
}

function isPossible({ rule }: RepeatPiece): boolean {
  return parseRule(ruleText(rule)) !== null;
}

type Rules = typeof RULES;

function look(text: string, rules: Rules, found: Found[]): string {
  let masked = text;
  for (const [pattern, meaning] of rules) {
    for (const match of masked.matchAll(new RegExp(pattern, 'gi'))) {
      const range = { start: match.index, end: match.index + match[0].length };
      if (!standsAlone(masked, range)) continue;
      const meant = meaning(match.slice(1).map((group) => group ?? ''));
      masked = mask(masked, range);
      const isFromCompletion = /(?:every|each)!/i.test(match[0]);
      found.push({ ...range, isFromCompletion, meant: meant && isPossible(meant) ? meant : null });
    }
  }
  return masked;
}

const isBase = ({ meant }: Found) => meant !== null && !meant.isBare && !namesDays(meant.rule);

/** `every 2 weeks` and `tue and thu`: the one says how often, the other when. */
function merged([first, second]: readonly Found[]): RepeatMatch | null {
  if (!first?.meant) return null;
  if (!second) {
    const { rule, time } = first.meant;
    return { rule, time, isFromCompletion: first.isFromCompletion, ranges: [first] };
  }
  const base = isBase(first) ? first : second;
  const days = base === first ? second : first;
  if (!isBase(base) || !days.meant?.isBare || !base.meant) return null;
  if (days.meant.rule.freq !== base.meant.rule.freq) return null;
  return {
    rule: { ...days.meant.rule, interval: base.meant.rule.interval },
    time: base.meant.time,
    isFromCompletion: base.isFromCompletion,
    ranges: [first, second].sort((a, b) => a.start - b.start),
  };
}

/** From so many days on nobody means one of them. */
const SURELY_SEVERAL = 3;

/** Days in a row that do not say that they come again: a stretch of time, or two dates, unless a person says otherwise. */
function isOpen(only: Found, text: string, accepts: (words: string) => boolean): boolean {
  const words = text.slice(only.start, only.end);
  const count = only.meant?.rule.weekdays?.length ?? 0;
  const isStretch = /[-–]|\b(?:to|through|thru|till?|until)\b/i.test(words);
  const isSure = count >= SURELY_SEVERAL && !isStretch;
  return only.meant?.isBare === true && !isSure && !accepts(words);
}

/** Looks for a repetition; two that do not go together are more than tasks can have. */
export function findRepeat(text: string, accepts: (words: string) => boolean): RepeatFound {
  const found: Found[] = [];
  let masked = look(text, RULES, found);
  const [base] = found;
  if (
    found.length === 1 &&
    base &&
    isBase(base) &&
    /^(?:month|year)ly$/.test(base.meant?.rule.freq ?? '')
  )
    masked = look(masked, BARE_RULES, found);
  const [first] = found;
  const none = { match: null, unable: null, isOpen: false, text: masked };
  if (!first) return none;
  if (found.length === 1 && isOpen(first, text, accepts)) return { ...none, isOpen: true };
  const match = found.length < 3 ? merged(found) : null;
  if (match) return { ...none, match };
  return { ...none, unable: found.find(({ meant }) => !meant) ?? found[1] ?? first };
}
