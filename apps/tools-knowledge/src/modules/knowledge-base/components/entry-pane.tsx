import type { RefObject } from 'react';
import { ArrowLeft, Copy, Ellipsis, Pencil, Star, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { copyText } from '@plainday/shared-platform';
import { Button, IconButton, MenuButton } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { Entries } from '../hooks/use-entries';
import type { Entry } from '../model/entry.schema';
import { categoryName, momentText, TYPE_NAMES } from '../model/words.logic';
import { Backlinks } from './backlinks';
import { narrow } from './board-style';
import { EntryBody } from './entry-body';
import { STAR_FULL } from './star-icon';

const BackLine = styled.div`
  display: none;
  ${narrow} {
    display: block;
    margin-bottom: var(--space-2);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 36px;
  > p {
    flex: 1;
    color: var(--text-2);
    font: var(--type-small);
  }
  [aria-pressed='true'] {
    background: none;
    color: var(--amber-line);
  }
`;

const Title = styled.h2`
  margin: 12px 0 14px;
  font: 650 var(--type-large);
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
  ${phone} {
    margin-top: 4px;
  }
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  margin: var(--space-4) 0 0 -6px;
  button {
    min-height: 28px;
    padding: 2px 6px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text-2);
    font: var(--type-small);
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover {
      background: var(--hover);
      color: var(--text);
    }
  }
`;

export interface EntryPaneProps {
  readonly entry: Entry;
  readonly entries: Entries;
  readonly today: DayKey;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onBack: () => void;
  readonly onTag: (tag: string) => void;
  readonly onCreate: (title: string) => void;
  /** Fetches the form ahead. */
  readonly onApproachEdit: () => void;
}

/** One entry, to be read. */
export function EntryPane(props: EntryPaneProps) {
  const { entry, entries, today, heading, onEdit, onDelete, onBack, onTag, onCreate } = props;
  const { notify } = useShell();
  const rule = useDayRule();
  const created = momentText(entry.createdAt, today, rule);
  const updated = momentText(entry.updatedAt, today, rule);

  return (
    <article aria-label={entry.title}>
      <BackLine>
        <Button variant="ghost" icon={ArrowLeft} onClick={onBack}>
          All entries
        </Button>
      </BackLine>
      <Head>
        <p>
          {TYPE_NAMES[entry.type]} · {entry.language ?? categoryName(entry.category)} · created{' '}
          {created}
          {entry.updatedAt !== entry.createdAt && ` · updated ${updated}`}
        </p>
        <IconButton
          label={`Star ${entry.title}`}
          word="Star"
          data-tip="Star"
          shortcut="S"
          icon={entry.starred ? STAR_FULL : Star}
          aria-pressed={entry.starred}
          onClick={() => entries.toggleStar(entry)}
        />
        <IconButton
          label={`Edit ${entry.title}`}
          word="Edit"
          data-tip="Edit"
          shortcut="E"
          icon={Pencil}
          onClick={onEdit}
          onPointerEnter={props.onApproachEdit}
          onFocus={props.onApproachEdit}
        />
        <MenuButton
          label={`More for ${entry.title}`}
          word="More"
          data-tip="More"
          icon={Ellipsis}
          align="end"
          items={() => [
            {
              label: 'Copy content',
              icon: Copy,
              onSelect: () => void copyText(entry.content, 'Content copied', notify),
            },
            'separator',
            { label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
          ]}
        />
      </Head>
      <Title ref={heading} tabIndex={-1} dir="auto">
        {entry.title}
      </Title>
      <EntryBody
        key={entry.id}
        entry={entry}
        entries={entries.entries}
        onContent={entries.setContent}
        onCreate={onCreate}
      />
      {entry.tags.length > 0 && (
        <Tags aria-label="Tags">
          {entry.tags.map((tag) => (
            <li key={tag}>
              <button type="button" dir="auto" onClick={() => onTag(tag)}>
                #{tag}
              </button>
            </li>
          ))}
        </Tags>
      )}
      <Backlinks entry={entry} entries={entries.entries} today={today} />
    </article>
  );
}
