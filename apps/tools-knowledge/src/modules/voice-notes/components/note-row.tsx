import { Download, Pause, Pencil, Play as PlayIcon, Trash2 } from 'lucide';
import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { Icon, IconButton } from '@plainday/ui-components';
import { InlineEdit, type Editing } from '@plainday/ui-patterns';
import type { Player } from '../hooks/use-player';
import { whenText } from '../model/texts.logic';
import type { VoiceNote } from '../model/voice-note.schema';
import { durationText } from '../model/voice-notes.logic';
import {
  Actions,
  Body,
  Columns,
  Excerpt,
  Head,
  Play,
  Row,
  Time,
  Title,
  Wave,
} from './note-row-style';
import { OpenNote } from './open-note';
import { Waveform } from './waveform';

/** The longest small picture stands for this many seconds and more. */
const FULL_SECONDS = 240;
const WIDEST = 150;

/** What can be done with a note. */
export interface NoteActions {
  readonly onOpen: (id: string | null) => void;
  readonly editing: Editing;
  readonly onRename: (note: VoiceNote, title: string) => void;
  readonly onDownload: (note: VoiceNote) => void;
  readonly onDelete: (note: VoiceNote) => void;
  readonly onText: (id: string, transcript: string) => void;
}

export interface NoteRowProps {
  readonly note: VoiceNote;
  readonly today: DayKey;
  readonly isOpen: boolean;
  readonly player: Player;
  readonly actions: NoteActions;
}

/** A note: one line, and all of it when it is open. */
export function NoteRow({ note, today, isOpen, player, actions }: NoteRowProps) {
  const { id, title, duration } = note;
  const rule = useDayRule();
  const isPlaying = player.isPlaying && player.id === id;
  const width = Math.round(24 + (WIDEST - 24) * Math.min(1, duration / FULL_SECONDS));

  function handlePlay() {
    actions.onOpen(id);
    player.toggle(note);
  }

  return (
    <Row data-row-id={id} data-marked={player.marked === id || undefined}>
      <Columns data-open={isOpen || undefined}>
        <Play
          type="button"
          data-control="play"
          data-open={isOpen || undefined}
          aria-label={`${isPlaying ? 'Pause' : 'Play'}: ${title}`}
          onClick={handlePlay}
        >
          <Icon icon={isPlaying ? Pause : PlayIcon} size={16} />
        </Play>
        <Head>
          {actions.editing.editingId === id ? (
            <InlineEdit
              editing={actions.editing}
              label="Title"
              value={title}
              maxLength={200}
              onSave={(next) => {
                actions.onRename(note, next);
                actions.editing.stop();
              }}
              onCancel={actions.editing.stop}
            />
          ) : (
            <Title
              type="button"
              data-control="open"
              aria-expanded={isOpen}
              onClick={() => actions.onOpen(isOpen ? null : id)}
            >
              <span dir="auto">{title}</span>
              <time dateTime={note.createdAt}>{whenText(note.createdAt, today, rule)}</time>
            </Title>
          )}
          {!isOpen && note.transcript !== '' && <Excerpt dir="auto">{note.transcript}</Excerpt>}
        </Head>
        {!isOpen && (
          <>
            <Wave style={{ width }}>
              <Waveform levels={note.levels} bars={Math.floor(width / 5)} />
            </Wave>
            <Time>{durationText(duration)}</Time>
          </>
        )}
        {isOpen && (
          <Body>
            <OpenNote note={note} player={player} onText={actions.onText} />
          </Body>
        )}
        <Actions>
          {isOpen && (
            <IconButton
              data-control="edit"
              label={`Rename: ${title}`}
              data-tip="Rename"
              icon={Pencil}
              iconSize={16}
              onClick={() => actions.editing.start(id)}
            />
          )}
          <IconButton
            data-control="download"
            label={`Download: ${title}`}
            data-tip="Download"
            icon={Download}
            iconSize={16}
            onClick={() => actions.onDownload(note)}
          />
          <IconButton
            data-control="delete"
            label={`Delete: ${title}`}
            data-tip="Delete"
            icon={Trash2}
            iconSize={16}
            variant="danger"
            onClick={() => actions.onDelete(note)}
          />
        </Actions>
      </Columns>
    </Row>
  );
}
