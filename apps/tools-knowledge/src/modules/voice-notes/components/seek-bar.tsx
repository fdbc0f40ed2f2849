import type { KeyboardEvent, PointerEvent } from 'react';
import { styled } from 'styled-components';
import { clamp } from '@plainday/shared-utils';
import { spokenTime } from '../model/texts.logic';
import type { VoiceNote } from '../model/voice-note.schema';
import { Waveform } from './waveform';

/** Seconds of an arrow key. */
const STEP = 5;
const BARS = 120;

const Track = styled.div`
  position: relative;
  height: 44px;
  border-radius: var(--radius-s);
  cursor: pointer;
  touch-action: none;
`;

const Needle = styled.span`
  position: absolute;
  inset-block: 0;
  width: 2px;
  margin-inline-start: -1px;
  background: var(--text);
`;

export interface SeekBarProps {
  readonly note: VoiceNote;
  /** Seconds. */
  readonly position: number;
  readonly onSeek: (seconds: number) => void;
}

/** The picture of a note as a slider: arrows move by five seconds, Home and End to its ends. */
export function SeekBar({ note, position, onSeek }: SeekBarProps) {
  const { duration } = note;
  const share = duration > 0 ? clamp(position / duration, 0, 1) : 0;
  // A little before the end: at the end the player goes back to the beginning.
  const last = Math.max(0, duration - 0.1);

  function handleKeyDown(event: KeyboardEvent) {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: position - STEP,
      ArrowDown: position - STEP,
      ArrowRight: position + STEP,
      ArrowUp: position + STEP,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onSeek(clamp(next, 0, last));
  }

  function seekTo(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) onSeek(clamp(((event.clientX - left) / width) * duration, 0, last));
  }

  return (
    <Track
      role="slider"
      tabIndex={0}
      aria-label={`Position in ${note.title}`}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(position)}
      aria-valuetext={`${spokenTime(position)} of ${spokenTime(duration)}`}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seekTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
      }}
    >
      <Waveform levels={note.levels} bars={BARS} played={share} />
      <Needle style={{ insetInlineStart: `${share * 100}%` }} />
    </Track>
  );
}
