import { MONTH, PARTS_OF_DAY, WEEKDAY } from './words';

/** Units as chrono knows them, short ones included. */
const UNIT = String.raw`(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|weekends?|weekdays?|mon?s?|months?|q|qtrs?|quarters?|y|yrs?|years?)`;
const NAMED = String.raw`now|today|tomorrow|overmorrow|tmrw?|yesterday|(?:over)?night|o['’]?clock|[ap]\.?m|${Object.keys(PARTS_OF_DAY).join('|')}`;

const ORDINAL = String.raw`\w*(?:first|second|third|th)`;
const DAY = `(?:on|in|${ORDINAL})?(?:${WEEKDAY}|${MONTH}|thurs?)(?:of|${ORDINAL})?`;

/** A word that makes a date or a time, alone or with others; also what chrono reads where a space is missing (`lastnight`). */
const TIME_WORD = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:on)?(?:this|last|past|next|after|half|couple)\w*|(?:${DAY}|(?:on)?${UNIT}|${NAMED}|[b-hj-z])s?(?!\p{L}))`,
  'iu',
);
/** `from 3`, `3 to`: with one of these in the text, a number may be a time. */
const LEAD =
  /^(?:from|till?|until|before|around|about|the|and|for|within|through|later|ago|earlier)$/i;
const WORD = /^\p{L}{3,}$/u;

/** One digit between two words: `Chapter 3 again`. */
function isMereCount(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  const place = words.findIndex((word) => /\d/.test(word));
  return (
    text.replace(/\D/g, '').length === 1 &&
    words[place]?.length === 1 &&
    [words[place - 1], words[place + 1]].every((beside) => !beside || WORD.test(beside)) &&
    !words.some((word) => LEAD.test(word))
  );
}

/**
 * Whether chrono has to be asked about a text: false only where it can find nothing. Its patterns take 20 ms to compile
 * on first use, 80 and more on a slow phone, and most titles name no time.
 */
export function mayNameTime(text: string): boolean {
  return TIME_WORD.test(text) || (/\d/.test(text) && !isMereCount(text));
}
