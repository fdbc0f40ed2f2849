import { REPEAT_LEFT_MAX } from '../../model/limits';
import { NUMBER, numberOf } from '../text/words';
import { isSpokenFor } from '../text/literals';
import { standsAlone } from '../text/mask';
import type { Range } from '../text/mask';
import type { RepeatMatch } from './repeat';

/** What may follow a repetition: how often, for how long, counted from when. */
export interface RepeatTail extends Range {
  readonly left?: number;
  readonly lasts?: { readonly count: number; readonly unit: string };
  readonly isFromCompletion?: boolean;
}

const TAILS: readonly (readonly [
  RegExp,
  (groups: string[]) => Omit<RepeatTail, keyof Range> | null,
])[] = [
  [
    new RegExp(
      `(?:\\bfor\\s+)?\\b(${NUMBER})(?:\\s+times|\\s?x)\\b(?!\\s+(?:a|per|every|each)\\b)`,
      'gi',
    ),
    ([count = '']) => {
      const left = numberOf(count);
      return left >= 1 && left <= REPEAT_LEFT_MAX ? { left } : null;
    },
  ],
  [
    new RegExp(`\\bfor\\s+(${NUMBER})\\s+(day|week|month|year)s?\\b`, 'gi'),
    ([count = '', unit = '']) => ({ lasts: { count: numberOf(count), unit: unit.toLowerCase() } }),
  ],
  [
    /\b(?:after|from)\s+(?:completion|completing(?:\s+it)?|done|(?:it\s+is|it['’]s|being)\s+(?:done|completed))\b/gi,
    () => ({ isFromCompletion: true }),
  ],
];

/**
 * What follows a repetition, directly or after words that say when: `every day at 9, 5 times`. In front of it, or with
 * words of the title between them, it is part of the title.
 */
export function findTails(
  text: string,
  { ranges }: RepeatMatch,
  saysWhen: (text: string) => boolean,
): readonly RepeatTail[] {
  const end = ranges.at(-1)?.end ?? 0;
  const found: RepeatTail[] = [];
  for (const [pattern, meaning] of TAILS) {
    for (const match of text.slice(end).matchAll(pattern)) {
      const range = { start: end + match.index, end: end + match.index + match[0].length };
      const between = found
        .reduce(
          (rest, tail) => rest.replace(text.slice(tail.start, tail.end), ''),
          text.slice(end, range.start),
        )
        .replace(/[,;]/g, ' ');
      const isNext = isSpokenFor(between) || saysWhen(between.trim());
      const meant =
        isNext && standsAlone(text, range)
          ? meaning(match.slice(1).map((group) => group ?? ''))
          : null;
      if (!meant) continue;
      found.push({ ...meant, ...range });
      break;
    }
  }
  return found;
}
