import { useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useToday } from '@plainday/data-preferences';
import { plural } from '@plainday/shared-utils';
import {
  EmptyState,
  LostEdit,
  RowList,
  SearchField,
  Status,
  useEditing,
  useNow,
} from '@plainday/ui-patterns';
import type { Player } from '../hooks/use-player';
import type { VoiceNotes } from '../hooks/use-voice-notes';
import type { VoiceNote } from '../model/voice-note.schema';
import { searchVoiceNotes } from '../model/voice-notes.logic';
import { NoteRow } from './note-row';

const Search = styled.div`
  margin-bottom: var(--space-4);
`;

export interface NoteListProps {
  readonly voice: VoiceNotes;
  readonly player: Player;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Where the focus goes when the last note is deleted. */
  readonly home: RefObject<HTMLElement | null>;
  /** The note that a link leads to. */
  readonly at: string | undefined;
}

/** The notes with their search. One is open at a time. */
export function NoteList({ voice, player, search, home, at }: NoteListProps) {
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState<string | null>(at ?? null);
  const editing = useEditing('voice-title');
  const today = useToday(useNow('minute'));
  const { notes } = voice;
  const found = query.trim() === '' ? notes : searchVoiceNotes(notes, query);
  const actions = {
    onOpen: setOpenId,
    editing,
    onRename: voice.rename,
    onDownload: voice.download,
    onDelete(note: VoiceNote) {
      if (player.id === note.id) player.pause();
      voice.remove(note);
    },
    onText: voice.setTranscript,
  };

  return (
    <>
      <Search>
        <SearchField
          ref={search}
          label="Search voice notes"
          width={320}
          value={query}
          onChange={setQuery}
        />
      </Search>
      <LostEdit editing={editing} ids={notes.map(({ id }) => id)} what="recording" />
      <Status text={query.trim() === '' ? '' : `${plural(found.length, 'note')} found`} />
      {found.length === 0 && <EmptyState title={`No notes found for "${query.trim()}"`} />}
      <RowList label="Voice notes" fallback={home}>
        {found.map((note) => (
          <NoteRow
            key={note.id}
            note={note}
            today={today}
            isOpen={openId === note.id}
            player={player}
            actions={actions}
          />
        ))}
      </RowList>
    </>
  );
}
