import type { RefObject } from 'react';
import { tagWordAt } from './tag-choices.logic';
import { TagList } from './tag-list';
import { useTagWord } from './use-tag-word';

interface TagSuggestProps {
  /** The line that is typed. */
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Offers tags for an `@` with a letter, wherever a task is typed, and writes out the one that is taken. */
export function TagSuggest({ field }: TagSuggestProps) {
  const { word, close, type } = useTagWord(field, tagWordAt);
  if (!word) return null;
  const write = (tag: string) => type(`@${tag} `);
  const list = { field, word, isLine: true, onTake: write, onClose: close };
  return <TagList key={word.start} {...list} />;
}
