import { styled } from 'styled-components';
import type { VoiceNote } from '../../model/voice-note.schema';

const Text = styled.p`
  max-width: 42rem;
  font: var(--type-body);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Phrase = styled.span`
  padding: 0 1px;
  border-radius: 3px;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  &[aria-current] {
    background: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 600;
  }
`;

export interface TranscriptProps {
  readonly note: VoiceNote;
  /** Seconds; null while another note is loaded. */
  readonly position: number | null;
  readonly onSeek: (seconds: number) => void;
}

/** The words of a note. Where they were written while speaking, each phrase leads to its place. */
export function Transcript({ note, position, onSeek }: TranscriptProps) {
  const { segments, transcript } = note;
  if (!segments) return <Text dir="auto">{transcript}</Text>;
  const current =
    position === null || position === 0 ? -1 : segments.findLastIndex(({ at }) => at <= position);
  return (
    <Text dir="auto">
      {segments.map(({ id, at, text }, index) => (
        <span key={id}>
          {/* Not a button, which would not wrap. By keyboard the slider leads there: no stop for each phrase. */}
          <Phrase
            role="button"
            tabIndex={-1}
            aria-current={index === current || undefined}
            onClick={() => onSeek(at)}
          >
            {text}
          </Phrase>{' '}
        </span>
      ))}
    </Text>
  );
}
