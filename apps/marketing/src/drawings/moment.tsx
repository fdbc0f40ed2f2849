import { styled } from 'styled-components';
import { RingMark, type RingTone } from './ring-mark';

/** The paper that a moment of the day is drawn on. */
export const Moment = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  height: 296px;
  padding: 28px 24px 0;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: 16px;
  background: var(--surface);
  color: var(--text-2);
  font: var(--type-small);
  b {
    color: var(--text);
    font-weight: 600;
  }
`;

/** Two ends of a line. */
export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-3);
  font-variant-numeric: tabular-nums;
`;

const Lines = styled.div`
  margin-top: auto;
`;

const Line = styled.div<{ $marked: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 38px;
  margin-inline: -12px;
  padding-inline: 12px;
  border-radius: ${({ $marked }) => ($marked ? '8px' : 0)};
  background: ${({ $marked }) => ($marked ? 'var(--accent-soft)' : 'none')};
  box-shadow: inset 0 1px var(--line);
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--text);
  font: 500 var(--type-body);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const End = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export interface MomentLine {
  readonly title: string;
  readonly end?: string;
  readonly tone?: RingTone;
  readonly isMarked?: boolean;
}

/** Lines of a list, drawn; the list goes on below the paper's edge. */
export function MomentLines({ lines, bare }: { lines: readonly MomentLine[]; bare?: boolean }) {
  return (
    <Lines>
      {lines.map(({ title, end, tone, isMarked = false }) => (
        <Line key={title} $marked={isMarked}>
          {!bare && <RingMark tone={tone} size={18} />}
          <Title>{title}</Title>
          <End>{end}</End>
        </Line>
      ))}
    </Lines>
  );
}
