import { useEffect, useRef } from 'react';
import { Square } from 'lucide';
import { styled } from 'styled-components';
import { Button, Card, Kbd } from '@plainday/ui-components';
import { hovers, motion, phone } from '@plainday/ui-theme';
import type { Recorder } from '../hooks/use-recorder';
import { AskService } from './ask-service';
import { LiveLevel } from './live-level';
import { LiveTranscript } from './transcript/live-transcript';
import { TitleField } from './title-field';
import { TranscriptWayLine } from './transcript/transcript-way';

const Surface = styled(Card)`
  margin-bottom: var(--space-5);
  padding: 0;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4) var(--space-8);
  padding: 16px 24px;
  > p {
    grid-column: 1 / -1;
  }
  > button svg {
    fill: currentcolor;
  }
  ${phone} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3) var(--space-4);
    padding: 16px;
    > button {
      grid-column: 1 / -1;
      order: 1;
    }
  }
`;

const Mark = styled.span`
  display: flex;
  align-items: center;
  gap: 7px;
  color: var(--red);
  font: 600 var(--type-small);
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentcolor;
  }
  ${motion} {
    &::before {
      animation: breathe 1.6s ease-in-out infinite alternate;
    }
  }
  @keyframes breathe {
    to {
      opacity: 0.35;
    }
  }
`;

const Time = styled.span`
  font: 650 var(--type-figure);
  font-variant-numeric: tabular-nums;
`;

const Key = styled(Kbd)`
  display: none;
  border-color: currentcolor;
  background: none;
  color: inherit;
  ${hovers} {
    display: inline-grid;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: 8px 16px 8px 24px;
  border-top: 1px solid var(--line);
  ${phone} {
    padding-inline: 16px;
  }
`;

/** `00:42`, `1:02:03` */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${pad(minutes)}:${pad(whole % 60)}`;
}

export interface RecordingCardProps {
  readonly recorder: Recorder;
  /** The name the note gets without a title. */
  readonly nextTitle: string;
}

/** The moment of recording: time, level, the words, and one button that ends it. */
export function RecordingCard({ recorder, nextTitle }: RecordingCardProps) {
  const { seconds, way, stop } = recorder;
  const stopButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    stopButton.current?.focus();
  }, []);

  return (
    <Surface role="region" aria-label="Recording">
      <Top>
        <div>
          <Mark>Recording</Mark>
          <Time role="timer" aria-label="Time recorded">
            {clock(seconds)}
          </Time>
        </div>
        <LiveLevel levelRef={recorder.levelRef} />
        <Button
          ref={stopButton}
          variant="primary"
          size="l"
          icon={Square}
          aria-disabled={recorder.state === 'saving' || undefined}
          onClick={stop}
        >
          Stop <Key aria-hidden>Space</Key>
        </Button>
        <LiveTranscript phrases={recorder.phrases} unsure={recorder.unsure} />
      </Top>
      {way === 'ask' && <AskService onAnswer={recorder.allowService} home={stopButton} />}
      <Foot>
        <TitleField recorder={recorder} nextTitle={nextTitle} />
        {way !== 'ask' && <TranscriptWayLine way={way} onAllow={recorder.allowService} />}
      </Foot>
    </Surface>
  );
}
