import { styled } from 'styled-components';
import { VisuallyHidden } from '@plainday/ui-components';
import type { Segment } from '../../model/voice-note.schema';

const Text = styled.p`
  max-width: 42rem;
  color: var(--text);
  font: var(--type-lead);
  overflow-wrap: anywhere;
`;

const Unsure = styled.span`
  color: var(--text-3);
`;

export interface LiveTranscriptProps {
  readonly phrases: readonly Segment[];
  readonly unsure: string;
}

/** What is understood while it is spoken. Only phrases that will not change any more are said aloud. */
export function LiveTranscript({ phrases, unsure }: LiveTranscriptProps) {
  return (
    <>
      {(phrases.length > 0 || unsure !== '') && (
        <Text dir="auto" aria-hidden>
          {phrases.map(({ text }) => text).join(' ')} <Unsure>{unsure}</Unsure>
        </Text>
      )}
      <VisuallyHidden role="log" aria-label="Transcript">
        {phrases.map(({ id, text }) => (
          <span key={id}>{text} </span>
        ))}
      </VisuallyHidden>
    </>
  );
}
