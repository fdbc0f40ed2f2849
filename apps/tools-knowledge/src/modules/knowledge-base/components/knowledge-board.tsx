import { useRef } from 'react';
import { LibraryBig, SearchX } from 'lucide';
import { styled } from 'styled-components';
import { useToday } from '@plainday/data-preferences';
import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import {
  DeviceNotice,
  EmptyState,
  LocalBadge,
  PageFrame,
  PageSummary,
  RecoverNotice,
  Status,
  useNow,
} from '@plainday/ui-patterns';
import { useBoard } from '../hooks/use-board';
import type { Entries } from '../hooks/use-entries';
import { useFolder } from '../hooks/use-folder';
import { knowledgeBaseManifest } from '../knowledge-base.manifest';
import { BoardHead } from './board-head';
import { BoardPane } from './board-pane';
import { ListColumn, Pane, Surface } from './board-style';
import { preloadEditor } from './editor/editor-part';
import { EntryList } from './entry-list';
import { ListTools } from './list-tools';

const Empty = styled.div`
  flex: 1;
`;

/** The list to find an entry in, and the entry that is read or edited beside it. */
export function KnowledgeBoard({ entries }: { readonly entries: Entries }) {
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useBoard(entries, { search, list, heading });
  const folder = useFolder(entries);
  const today = useToday(useNow('minute'));
  const { shown, open } = board;
  const total = entries.entries.length;
  const found = shown.isFiltered ? plural(shown.shown.length, 'entry', 'entries') : '';

  return (
    <PageFrame
      title={knowledgeBaseManifest.heading}
      intro="Keep what you want to find again; [[a title]] links one entry to another."
      width={960}
      summary={
        <PageSummary>
          {total > 0 && <span>{plural(total, 'entry', 'entries')}</span>}
          <LocalBadge status={entries.status} />
        </PageSummary>
      }
      actions={
        <BoardHead
          folder={folder}
          isEmpty={total === 0}
          onNew={() => board.create()}
          onApproachNew={preloadEditor}
        />
      }
    >
      <DeviceNotice status={entries.status} />
      <RecoverNotice
        what="entries"
        count={entries.recovery.lost.length}
        onDownload={entries.recovery.download}
      />
      {total === 0 && board.place.kind !== 'new' ? (
        <EmptyState
          icon={LibraryBig}
          title="No entries yet"
          text="Keep what you want to find again: notes, links and pieces of code."
        >
          <Button variant="primary" onClick={() => board.create()}>
            New Entry
          </Button>
        </EmptyState>
      ) : (
        <Surface $page={board.page}>
          <ListColumn>
            <ListTools shown={shown} search={search} />
            <Status text={found && `${found} found`} />
            {shown.shown.length === 0 ? (
              <Empty>
                {total > 0 && (
                  <EmptyState icon={SearchX} title="No entries found">
                    <Button
                      onClick={() => {
                        shown.clear();
                        search.current?.focus();
                      }}
                    >
                      Clear filters
                    </Button>
                  </EmptyState>
                )}
              </Empty>
            ) : (
              <EntryList
                shown={shown.shown}
                entries={entries.entries}
                selectedId={open?.id}
                today={today}
                list={list}
                onWalk={board.walkTo}
                onOpen={board.openFromList}
                onEnter={board.enter}
              />
            )}
          </ListColumn>
          <Pane>
            <BoardPane board={board} entries={entries} today={today} heading={heading} />
          </Pane>
        </Surface>
      )}
    </PageFrame>
  );
}
