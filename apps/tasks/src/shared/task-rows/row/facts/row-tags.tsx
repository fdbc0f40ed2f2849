import { hasTag } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { isMac } from '@plainday/shared-platform';
import { holdsMod, plural } from '@plainday/shared-utils';
import type { MouseEvent } from 'react';
import { useListPort } from '../../port/list-context';
import { tagPlace } from '../../../tags/tag-place';

/** So many are shown; the others are counted. */
const SHOWN = 3;

interface RowTagsProps {
  readonly tags: readonly string[];
  readonly tabIndex: -1 | undefined;
  /** Gives the row the words of its name, where they stand once. */
  readonly id?: string;
  /** Where there is room beside the title, or below it where there is not. */
  readonly place: 'beside' | 'below';
}

/** The tags of a row: a click opens one, with Ctrl it becomes a condition of the view. */
export function RowTags({ tags, tabIndex, id, place }: RowTagsProps) {
  const { hrefOf, navigate } = useShell();
  const { tagView } = useListPort();
  const more = tags.slice(SHOWN);

  function handleClick(event: MouseEvent, tag: string): void {
    const isAdding = holdsMod(event, isMac()) && tagView !== undefined;
    if (!isAdding && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
    event.preventDefault();
    if (isAdding) tagView.add(tag);
    else navigate(tagPlace(tag));
  }

  return (
    <span id={id} className={`tags ${place}`}>
      {tags.slice(0, SHOWN).map((tag) => (
        <a
          key={tag}
          className={hasTag(tagView?.here, tag) ? 'here' : undefined}
          href={hrefOf(tagPlace(tag))}
          tabIndex={tabIndex}
          dir="auto"
          onClick={(event) => handleClick(event, tag)}
        >
          {`@${tag}`}
        </a>
      ))}
      {more.length > 0 && (
        <span title={more.map((tag) => `@${tag}`).join(' ')}>
          <span aria-hidden>{`+${more.length}`}</span>
          <span className="said">{plural(more.length, 'more tag')}</span>
        </span>
      )}
    </span>
  );
}
