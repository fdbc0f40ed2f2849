const DAYS = 'to(?:day|d\\b|m\\b|morrow|night)|eod|overmorrow|tmr|mon|tue|wed|thu|fri|sat|sun';
const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const SPANS =
  'first|last|end|bi-?week|dai|day|week|work ?day|fortnight|month|quarter|year|annual|hour|min|every|each';
const TIMES = 'half|noon|mid|morning|afternoon|evening|night';
const HINTS = new RegExp(String.raw`[\d#@"“]|\s\s|\b(?:${DAYS}|${MONTHS}|${SPANS}|${TIMES})`, 'i');

/**
 * False where a text holds nothing that the parser could understand, so that nobody has to wait for it. May be
 * true for nothing, never false where there is something.
 */
export function mayHoldTokens(text: string): boolean {
  return HINTS.test(text);
}
