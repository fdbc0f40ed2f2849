import type { RefObject } from 'react';
import { Mic } from 'lucide';
import { styled } from 'styled-components';
import { Button, Card } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';
import type { Recorder } from '../hooks/use-recorder';
import { TranscriptWayLine } from './transcript/transcript-way';

const Line = styled(Card)`
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
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The recorder at rest. */
export function RecorderLine({ recorder, button }: RecorderLineProps) {
  const { denied, way } = recorder;
  return (
    <Line>
      <Button
        ref={button}
        variant="primary"
        size="l"
        icon={Mic}
        disabled={recorder.state !== 'idle'}
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
    </Line>
  );
}
