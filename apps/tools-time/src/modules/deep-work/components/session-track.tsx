import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';
import type { DeepWorkRun, DeepWorkSettings } from '../model/deep-work.schema';
import { phaseMs } from '../model/deep-work.logic';
import { trackOf, type TrackPiece } from '../model/track.logic';

const Track = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 100%;
  height: 20px;
  margin-top: 6px;
`;

const Piece = styled.span<{ $work: boolean; $state: TrackPiece['state'] }>`
  height: ${({ $work }) => ($work ? 16 : 6)}px;
  position: relative;
  display: block;
  overflow: hidden;
  border: 1px solid ${({ $state }) => ($state === 'now' ? 'var(--accent)' : 'var(--control)')};
  border-radius: 4px;
  background: ${({ $state, $work }) =>
    $state === 'past' ? ($work ? 'var(--accent)' : 'var(--control)') : 'transparent'};
  ${({ $state, $work }) => $state === 'past' && $work && 'border-color: var(--accent);'}
  ${forcedColors} {
    border-color: ${({ $state }) => ($state === 'ahead' ? 'GrayText' : 'CanvasText')};
    ${({ $state }) => $state === 'past' && 'background: Highlight; forced-color-adjust: none;'}
  }
`;

/* The piece clips what fills it; the marks of distractions stand above it. */
const Slot = styled.span`
  position: relative;
  min-width: 4px;
`;

const Tick = styled.span`
  position: absolute;
  top: -9px;
  width: 3px;
  height: 7px;
  margin-inline-start: -1px;
  border-radius: 2px;
  background: var(--amber);
  ${forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

const Fill = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  background: var(--accent);
  ${forcedColors} {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export interface SessionTrackProps {
  readonly run: DeepWorkRun | null;
  readonly settings: DeepWorkSettings;
  readonly leftMs: number;
}

/** The session in true proportion: thick is work, thin is a break; full is past, outlined is ahead; a mark above says where something distracted. */
export function SessionTrack({ run, settings, leftMs }: SessionTrackProps) {
  return (
    <Track aria-hidden>
      {trackOf(run, settings).map(({ key, phase, ms, state, ticks }) => (
        <Slot key={key} style={{ flex: ms }}>
          <Piece $work={phase === 'work'} $state={state}>
            {state === 'now' && (
              <Fill style={{ width: `${(1 - leftMs / phaseMs(phase, settings)) * 100}%` }} />
            )}
          </Piece>
          {ticks.map((share) => (
            <Tick key={share} style={{ insetInlineStart: `${share * 100}%` }} />
          ))}
        </Slot>
      ))}
    </Track>
  );
}
