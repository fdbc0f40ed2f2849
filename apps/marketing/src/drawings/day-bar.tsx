import { styled } from 'styled-components';

export type PartTone = 'done' | 'planned' | 'marked';

export interface DayPart {
  readonly minutes: number;
  readonly tone: PartTone;
}

const paints: Record<PartTone, string> = {
  done: 'background:var(--accent);',
  planned: 'border:1px solid var(--accent);',
  marked: 'border:1px solid var(--accent);background:var(--accent-soft);',
};

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 10px;
  overflow: hidden;
  border-radius: 5px;
`;

const Part = styled.span<{ $tone?: PartTone }>`
  min-width: 0;
  border-radius: 2px;
  ${({ $tone }) => ($tone ? paints[$tone] : 'background:var(--line-strong);')}
`;

export interface DayBarProps {
  readonly parts: readonly DayPart[];
  /** What is left of the day. */
  readonly freeMinutes?: number;
}

/** How much of a day its tasks take, drawn. */
export function DayBar({ parts, freeMinutes = 0 }: DayBarProps) {
  return (
    <Bar>
      {parts.map(({ minutes, tone }, index) => (
        <Part key={index} $tone={tone} style={{ flexGrow: minutes }} />
      ))}
      {freeMinutes > 0 && <Part style={{ flexGrow: freeMinutes }} />}
    </Bar>
  );
}
