import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { tagWordAt } from './tag-choices.logic';

/** Where in a field a tag is being written, and with which letters. */
export type TagWord = NonNullable<ReturnType<typeof tagWordAt>>;

type Field = RefObject<HTMLInputElement | null>;

/** The word of a field by which a tag is looked for, while it is typed; `type` puts text in its place as if typed. */
export function useTagWord(field: Field, wordAt: typeof tagWordAt) {
  const [word, setWord] = useState<TagWord | null>(null);
  const look = useEffectEvent(() => {
    const input = field.current;
    const isTyping = input !== null && document.activeElement === input;
    const next = isTyping ? wordAt(input.value, input.selectionEnd ?? 0) : null;
    setWord((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const listen = () => look();
    const leave = () => setWord(null);
    input.addEventListener('input', listen);
    input.addEventListener('blur', leave);
    listen();
    return () => {
      input.removeEventListener('input', listen);
      input.removeEventListener('blur', leave);
    };
  }, [field]);

  return {
    word,
    close: () => setWord(null),
    type(text: string): void {
      if (!field.current || !word) return;
      field.current.setRangeText(text, word.start, word.end, 'end');
      field.current.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
  };
}
