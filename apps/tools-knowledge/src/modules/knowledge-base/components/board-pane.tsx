import type { RefObject } from 'react';
import type { DayKey } from '@plainday/domain-calendar';
import { EmptyState } from '@plainday/ui-patterns';
import type { Board } from '../hooks/use-board';
import type { Entries } from '../hooks/use-entries';
import { EditorPart, preloadEditor } from './editor/editor-part';
import { EntryPane } from './entry-pane';

export interface BoardPaneProps {
  readonly board: Board;
  readonly entries: Entries;
  readonly today: DayKey;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The entry that is open: read, edited, or made. */
export function BoardPane({ board, entries, today, heading }: BoardPaneProps) {
  const { place, open } = board;
  const editor = {
    entries: entries.entries,
    onSave: board.save,
    onCancel: board.cancel,
    onOpen: board.openEntry,
  };
  if (place.kind === 'new') return <EditorPart key="new" {...editor} title={place.title} />;
  if (!open) return <EmptyState title="No entry is open" text="Choose one in the list." />;
  if (place.kind === 'edit') return <EditorPart key={open.id} {...editor} entry={open} />;
  return (
    <EntryPane
      entry={open}
      entries={entries}
      today={today}
      heading={heading}
      onEdit={board.edit}
      onDelete={board.remove}
      onBack={board.back}
      onTag={(tag) => board.searchFor(tag)}
      onCreate={(title) => board.create(title)}
      onApproachEdit={preloadEditor}
    />
  );
}
