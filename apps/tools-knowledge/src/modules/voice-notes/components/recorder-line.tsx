import type { RefObject } from 'react';
import { Mic } from 'lucide';
import { styled } from 'styled-components';
import { Button, Card } from '@plainday/ui-components';
import { phone, screenOnly } from '@plainday/ui-theme';
import type { Recorder } from '../hooks/use-recorder';
import { TitleField } from './title-field';
import { TranscriptWayLine } from './transcript/transcript-way';

const Line = styled(Card)`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-bottom: var(--space-5);
  padding: 16px 24px;
  ${phone} {
    padding: 16px;
    > button {
      width: 100%;
    }
  }
`;

const Foot = styled.div`
  display: flex;
  flex: 1 1 100%;
  min-width: 0;
  margin: var(--space-2) -24px -16px;
  padding: 8px 16px 8px 24px;
  border-top: 1px solid var(--line);
  ${phone} {
    margin: var(--space-1) -16px -16px;
    padding-inline: 16px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 2px;
  flex: 1 1 240px;
  min-width: 0;
  p {
    color: var(--text-2);
  }
`;

export interface RecorderLineProps {
  readonly recorder: Recorder;
  /** The name the note gets without a title. */
  readonly nextTitle: string;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The recorder at rest. */
export function RecorderLine({ recorder, nextTitle, button }: RecorderLineProps) {
  const { denied, way } = recorder;
  return (
    <Line>
      <Button
        ref={button}
        variant="primary"
        size="l"
        icon={Mic}
        aria-disabled={recorder.state !== 'idle' || undefined}
        onClick={recorder.start}
      >
        Record
      </Button>
      <Words>
        {denied ? (
          <p role="status">
            The microphone cannot be used. Allow it for this site beside the address, then record
            again.
          </p>
        ) : (
          <p>Speak clearly for best transcription</p>
        )}
        {(way === 'device' || way === 'service' || way === 'off') && (
          <TranscriptWayLine way={way} onAllow={recorder.allowService} />
        )}
      </Words>
      <Foot>
        <TitleField recorder={recorder} nextTitle={nextTitle} onEnter={recorder.start} />
      </Foot>
    </Line>
  );
}
