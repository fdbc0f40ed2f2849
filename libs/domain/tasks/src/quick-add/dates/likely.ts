import type { ParsedResult } from 'chrono-node/en';
import { isSpokenFor } from '../text/literals';
import type { ReferenceTime } from './moment';
import type { Range } from '../text/mask';

const PAST = /\b(?:ago|last(?!\s+day)|past|yesterday|now|earlier|previous)\b/i;
const UNITS =
  /\b(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?)\b|\d\s*(?:s|m|h|d|w|mo|y)\b/i;
const END_OF = /^(?:end|last\s+day)\s+of\b/i;
const PREPOSITION = /\b(?:on|by|due|before|until|till|from|starting|next|this|for)\s+(?:the\s+)?$/i;
const MONTH_LEAD =
  /\b(?:in|by|before|until|till|next|this|from|starting|end of|due)\s+(?:the\s+)?$/i;
const SHORT_WEEKDAY = /^(?:sat|sun|mon|wed)$/i;
const ANY_WEEKDAY = /^\w+day$/i;
const ARTICLE = /\b(?:the|a|an|my|your|our|his|her|their)\s+$/i;
/** What a talk or a text is about is no date of the task. */
const TOPIC = /\b(?:about|regarding|concerning)\s+(?:the\s+)?$/i;
/** `after friday` is no day in itself. */
const OPEN_END = /\b(?:after|since)\s+(?:the\s+)?$/i;
const PRONOUN = /\b(?:i|you|he|she|it|we|they|who|which|that|this)\s+$/i;
const PART_OF_DAY = /^(?:this\s+)?(?:morning|afternoon|evening|night|midnight|midday|noon)$/i;
const PART_LEAD = /\b(?:at|by|before|until|till|in the|on the)\s+$/i;
const BARE_HOUR = /^(?:(?:at|from|@)\s+)?\d{1,2}$/i;
/** Days with a name of their own, which is not the next such weekday. */
const NAMED_DAY =
  /\b(?:black|good|casual|cyber|blue|shrove|fat|ash|holy|maundy|palm|easter|whit|super|bloody)\s+$/i;
/** `Sunday Times`: with a capital after it, a weekday is part of a name. */
const NAME_GOES_ON = /^\s+\p{Lu}\p{Ll}/u;
const MAY_FOLLOW = /^\s*(?:[,.;!?)\ufffc]|(?:with|for|to|in|on|and|about|until|till|every)\b)/i;

/** What may be a date, or part of a name: a weekday, `weekend`, `noon`, `1/2`. */
const DOUBTFUL = /^(?:(?!yester)\w+day|weekend|noon|midday|(?!24\/7)\d{1,2}\/\d{1,2})$/i;

function isLoneMonth(words: string, start: ParsedResult['start']): boolean {
  return start.isCertain('month') && !start.isCertain('day') && !/\d/.test(words);
}

/** `31/12` can be nothing but a day; `1/2` may be a half. */
function isDayOfMonth(words: string): boolean {
  const [first = 0, second = 0] = words.split('/').map(Number);
  return Math.max(first, second) > 12 && Math.min(first, second) <= 12;
}

/**
 * Tells a date from a word that merely looks like one: `may` the verb, `march on`, `sat down`, `1/2 cup`,
 * `version 1.2.30`, `morning routine`, `look at 3 flats`, and all that is past.
 */
export function isLikely(
  words: string,
  text: string,
  { start, end }: Range,
  parts: ParsedResult['start'],
  accepts: ReferenceTime['accepts'],
): boolean {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const atEnd = isSpokenFor(after) || MAY_FOLLOW.test(after);
  if (PAST.test(words) || UNITS.test(words.replace(END_OF, ''))) return false;
  if (TOPIC.test(before) || OPEN_END.test(before)) return false;
  if (DOUBTFUL.test(words) && accepts(words)) return true;
  if (ANY_WEEKDAY.test(words) && NAMED_DAY.test(before)) return false;
  if (isLoneMonth(words, parts)) return MONTH_LEAD.test(before);
  if (/^may\b/i.test(words) && PRONOUN.test(before)) return false;
  if (SHORT_WEEKDAY.test(words)) {
    if (PREPOSITION.test(before)) return !ARTICLE.test(before);
    return atEnd && !ARTICLE.test(before) && !isSpokenFor(before);
  }
  if (/^\p{Lu}\w+day(?:\s+\p{Lu}\w+)?$/u.test(words) && NAME_GOES_ON.test(after))
    return isSpokenFor(before) || PREPOSITION.test(before);
  if (/^weekday$/i.test(words)) return false;
  if (/^weekend$/i.test(words))
    return (
      /\bon\s+the\s+$/i.test(before) || (atEnd && !ARTICLE.test(before) && !isSpokenFor(before))
    );
  if (/^(?:the\s+)?(?:next|this)\s+weekday/i.test(words)) return false;
  if (ANY_WEEKDAY.test(words) && parts.isCertain('weekday') && ARTICLE.test(before)) return false;
  if (/^\d{1,2}\/\d{1,2}$/.test(words))
    return words !== '24/7' && (PREPOSITION.test(before) || (atEnd && isDayOfMonth(words)));
  if (/^(?:0?[1-9]|1[0-2])\.\d{1,2}\.\d+$/.test(words)) return false;
  if (/^(?:noon|midday)$/i.test(words) && atEnd) return !ARTICLE.test(before);
  if (PART_OF_DAY.test(words)) return /^this/i.test(words) || PART_LEAD.test(before);
  // `every day at 9 vitamins`, `at 9 vitamins`; not `look at 3 flats`.
  if (BARE_HOUR.test(words))
    return /^(?:at|@)/i.test(words) && (atEnd || /(?:^|\ufffc)\s*$/.test(before));
  return true;
}
