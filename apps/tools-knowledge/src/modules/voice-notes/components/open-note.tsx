import { styled } from 'styled-components';
import { NativeSelect } from '@plainday/ui-components';
import { RATES, type Player } from '../hooks/use-player';
import type { VoiceNote } from '../model/voice-note.schema';
import { durationText } from '../model/voice-notes.logic';
import { AskTranscript } from './transcript/ask-transcript';
import { FoundTasks } from './transcript/found-tasks';
import { SeekBar } from './seek-bar';
import { Transcript } from './transcript/transcript';

const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  padding-block: 4px 6px;
`;

const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  margin-top: -8px;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  > :last-child {
    justify-self: end;
  }
  select {
    min-height: 32px;
    padding: 4px 30px 4px 10px;
    border-color: transparent;
    background: none;
    font: 600 var(--type-small);
  }
`;

export interface OpenNoteProps {
  readonly note: VoiceNote;
  readonly player: Player;
  readonly onText: (id: string, transcript: string) => void;
}

/** A note at full size: picture to seek in, speed, transcript and what can be made of it. */
export function OpenNote({ note, player, onText }: OpenNoteProps) {
  const isLoaded = player.id === note.id;
  const position = isLoaded ? player.position : 0;
  const seek = (seconds: number) => player.seek(note, seconds);
  return (
    <Body>
      <SeekBar note={note} position={position} onSeek={seek} />
      <Times>
        <span>{durationText(position)}</span>
        <NativeSelect
          aria-label="Speed"
          value={player.rate}
          onChange={(event) => player.setRate(Number(event.currentTarget.value))}
        >
          {RATES.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </NativeSelect>
        <span>{durationText(note.duration)}</span>
      </Times>
      {note.transcript === '' ? (
        <AskTranscript note={note} onText={onText} />
      ) : (
        <>
          <Transcript note={note} position={isLoaded ? position : null} onSeek={seek} />
          <FoundTasks noteId={note.id} transcript={note.transcript} />
        </>
      )}
    </Body>
  );
}
