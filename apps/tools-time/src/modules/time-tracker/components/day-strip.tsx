import { styled } from 'styled-components';
import type { Project } from '@plainday/domain-tasks';
import { forcedColors, phone } from '@plainday/ui-theme';
import { durationOf } from '../../../shared/duration.logic';
import type { DayStrip as Strip, Piece } from '../model/strip.logic';

const Box = styled.div`
  padding: 12px 28px 14px;
  border-top: 1px solid var(--line);
  ${phone} {
    padding-inline: var(--space-4);
  }
`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  margin-bottom: 6px;
  color: var(--text-2);
  font: 550 var(--type-caption);
  strong {
    color: var(--text);
    font: 600 var(--type-large);
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  position: relative;
  height: 24px;
  border-radius: 6px;
  background: var(--sunken);
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Segment = styled.button`
  position: absolute;
  inset-block: 1px;
  min-width: 4px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  forced-color-adjust: none;
  &:disabled {
    cursor: default;
  }
`;

const Now = styled.span`
  position: absolute;
  inset-block: -4px;
  width: 2px;
  margin-inline-start: -1px;
  background: var(--text);
  pointer-events: none;
  ${forcedColors} {
    background: CanvasText;
  }
`;

const Hours = styled.div`
  position: relative;
  height: 18px;
  margin-top: 4px;
  color: var(--text-3);
  font: var(--type-tiny);
  font-variant-numeric: tabular-nums;
  span {
    position: absolute;
    transform: translateX(-50%);
  }
  span:first-child {
    transform: none;
  }
`;

export interface DayStripProps {
  readonly strip: Strip;
  readonly seconds: number;
  readonly projectOf: (id: string | null) => Project | null;
  /** Of the piece that grows; it has no entry yet. */
  readonly runningId: string | undefined;
  readonly onEdit: (id: string) => void;
}

/** Today as a number, and as a strip that shows when it happened. A piece opens its entry. */
export function DayStrip({ strip, seconds, projectOf, runningId, onEdit }: DayStripProps) {
  function label({ id, name, times, seconds: length }: Piece): string {
    return `${id === runningId ? 'Running: ' : ''}${name}, ${times}, ${durationOf(length)}`;
  }
  return (
    <Box role="group" aria-label="Today">
      <Total>
        Today <strong>{durationOf(seconds)}</strong>
      </Total>
      <Track>
        {strip.pieces.map((piece) => (
          <Segment
            key={piece.id}
            type="button"
            aria-label={label(piece)}
            data-tip={label(piece)}
            disabled={piece.id === runningId}
            style={{
              insetInlineStart: `${piece.left}%`,
              width: `${piece.width}%`,
              background: projectOf(piece.projectId)?.color ?? 'var(--control)',
            }}
            onClick={() => onEdit(piece.id)}
          />
        ))}
        <Now aria-hidden style={{ insetInlineStart: `${strip.now}%` }} />
      </Track>
      <Hours aria-hidden>
        {strip.hours.map(({ text, left }) => (
          <span
            key={text}
            style={
              left > 99
                ? { insetInlineEnd: 0, transform: 'none' }
                : { insetInlineStart: `${left}%` }
            }
          >
            {text}
          </span>
        ))}
      </Hours>
    </Box>
  );
}
