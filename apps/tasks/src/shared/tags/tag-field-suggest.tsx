import type { RefObject } from 'react';
import { wholeWord } from './tag-choices.logic';
import { TagList } from './tag-list';
import { useTagWord } from './use-tag-word';

interface TagFieldSuggestProps {
  /** A field that takes tags and nothing else. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly taken: readonly string[];
  readonly onTake: (tag: string) => void;
}

/** Offers tags for the letters in a field of tags, and empties it for the one that is taken. */
export function TagFieldSuggest({ field, taken, onTake }: TagFieldSuggestProps) {
  const { word, close, type } = useTagWord(field, wholeWord);
  if (!word) return null;
  return (
    <TagList
      field={field}
      word={word}
      taken={taken}
      isWaiting
      onTake={(tag) => {
        type('');
        onTake(tag);
      }}
      onClose={close}
    />
  );
}
