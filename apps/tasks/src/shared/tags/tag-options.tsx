import { Icon, Kbd } from '@plainday/ui-components';
import { Check, Plus, Tag } from 'lucide';
import { Options } from './tag-list-style';
import type { TagChoice } from './tag-choices.logic';

interface TagOptionsProps {
  readonly id: string;
  readonly choices: readonly TagChoice[];
  /** Index of the one that Enter takes. */
  readonly marked: number;
  /** Whether it is there already, where that can be. */
  readonly isOn?: (tag: string) => boolean;
  readonly onMark: (index: number) => void;
  readonly onTake: (choice: TagChoice) => void;
}

/** Id of an option, for the field that the focus stays in. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The entries of a list of tags; the focus stays in the field. */
export function TagOptions({ id, choices, marked, isOn, onMark, onTake }: TagOptionsProps) {
  return (
    <Options id={id} role="listbox" aria-label="Tags">
      {choices.map((choice, index) => (
        <li
          key={choice.tag}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === marked}
          onPointerMove={() => onMark(index)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(choice)}
        >
          <Icon icon={choice.count === null ? Plus : Tag} size={16} />
          <bdi>{choice.count === null ? `New tag “${choice.tag}”` : choice.tag}</bdi>
          {isOn?.(choice.tag) && <Icon icon={Check} size={16} />}
          {index === marked ? (
            <Kbd>Enter</Kbd>
          ) : (
            choice.count !== null && <small>{choice.count}</small>
          )}
        </li>
      ))}
    </Options>
  );
}
