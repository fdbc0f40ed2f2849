import { hasTag, TAG_MAX, tidyTags } from '@plainday/domain-tasks';

type Details = readonly (readonly [name: string, value: string])[];

/** What the apps call them. */
const NAMES = new Set(['Tags', 'Labels', 'Categories']);

/** A tag is one word. */
function oneWord(text: string): string {
  return text
    .trim()
    .replace(/^[@#]+/, '')
    .replace(/\s*([:/])\s*/g, '$1')
    .replace(/\s+/g, '-');
}

/** Takes the tags of a task out of its details; those that are too many or too long stay there. */
export function takeTags(details: Details): {
  readonly tags: string[] | null;
  readonly rest: Details;
} {
  const named = details.filter(([name]) => NAMES.has(name));
  const words = named.flatMap(([, value]) => value.split(/[,;]/).map(oneWord)).filter(Boolean);
  const tags = tidyTags(words.filter((word) => word.length <= TAG_MAX));
  const left = words.filter((word) => !hasTag(tags, word));
  return {
    tags,
    rest: [
      ...details.filter(([name]) => !NAMES.has(name)),
      ...(left.length > 0 ? [['Tags', left.join(', ')] as const] : []),
    ],
  };
}
