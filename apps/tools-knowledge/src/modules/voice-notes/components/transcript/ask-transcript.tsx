import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '@plainday/ui-components';
import { useTranscribe } from '../../hooks/use-transcribe';
import type { VoiceNote } from '../../model/voice-note.schema';

/** What the server takes (supabase/functions/voice-to-text). */
const MOST_SECONDS = 300;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  color: var(--text-3);
  font: var(--type-small);
`;

export interface AskTranscriptProps {
  readonly note: VoiceNote;
  readonly onText: (id: string, transcript: string) => void;
}

/** Offers to have a note without words written down, and says what that means before it is done. */
export function AskTranscript({ note, onText }: AskTranscriptProps) {
  const line = useRef<HTMLDivElement>(null);
  const { isWorking, transcribe } = useTranscribe((id, text) => {
    if (line.current?.contains(document.activeElement)) {
      line.current.closest('li')?.querySelector<HTMLElement>('[data-control="open"]')?.focus();
    }
    onText(id, text);
  });
  if (note.duration > MOST_SECONDS) {
    return <Line>No transcript. Recordings of up to 5 minutes can be transcribed.</Line>;
  }
  return (
    <Line ref={line}>
      <Button
        size="s"
        aria-disabled={isWorking || undefined}
        onClick={() => {
          if (!isWorking) transcribe(note);
        }}
      >
        {isWorking ? 'Transcribing…' : 'Transcribe'}
      </Button>
      <span>Sends this recording to the transcription service of your server.</span>
    </Line>
  );
}
