/** Longest tag in UTF-16 units. */
export const TAG_MAX = 50;
/** Most tags of one task. */
export const TAGS_MAX = 30;

/** A tag as a pattern: no white space, no comma, and no `@` in front. */
const TAG = /^[^\s,@][^\s,]*$/u;

/** What makes two tags the same one: their letters, whatever their case. */
export function tagKey(tag: string): string {
  return tag.toLowerCase();
}

/** The tag a text names, with or without `@`; null where it names none. */
export function cleanTag(text: string): string | null {
  const tag = text.trim().replace(/^@+/, '').slice(0, TAG_MAX);
  return TAG.test(tag) ? tag : null;
}

/** Whether a task carries a tag, in any case. */
export function hasTag(tags: readonly string[] | null | undefined, tag: string): boolean {
  const key = tagKey(tag);
  return tags?.some((own) => tagKey(own) === key) ?? false;
}

/** Tags as a row holds them: each once, the first spelling, no more than fit; null for none. */
export function tidyTags(tags: readonly string[]): string[] | null {
  const kept: string[] = [];
  for (const text of tags) {
    const tag = cleanTag(text);
    if (tag !== null && kept.length < TAGS_MAX && !hasTag(kept, tag)) kept.push(tag);
  }
  return kept.length > 0 ? kept : null;
}

/** The tags with one more, at the end. */
export function withTag(tags: readonly string[] | null, tag: string): string[] | null {
  return tidyTags([...(tags ?? []), tag]);
}

/** The tags without one. */
export function withoutTag(tags: readonly string[] | null, tag: string): string[] | null {
  return tidyTags((tags ?? []).filter((own) => tagKey(own) !== tagKey(tag)));
}

/** The tags with one replaced where it stands; where the new one is there already, the two become one. */
export function replaceTag(
  tags: readonly string[] | null,
  from: string,
  to: string | null,
): string[] | null {
  return tidyTags(
    (tags ?? []).flatMap((own) => {
      if (tagKey(own) !== tagKey(from)) return [own];
      return to === null ? [] : [to];
    }),
  );
}

/** Whether two rows carry the same tags, in the same order and spelling. */
export function sameTags(a: readonly string[] | null, b: readonly string[] | null): boolean {
  const [one, other] = [a ?? [], b ?? []];
  return one.length === other.length && one.every((tag, index) => tag === other[index]);
}
