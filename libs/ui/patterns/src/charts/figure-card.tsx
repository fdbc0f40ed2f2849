import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@plainday/ui-components';
import type { IconNode } from '@plainday/ui-components';
import { phone } from '@plainday/ui-theme';

export interface FigureCardProps {
  /** What is counted: `Average mood`. */
  readonly label: string;
  /** The number, already formatted. */
  readonly value: ReactNode;
  /** Behind the number: `of 5`, `min`. */
  readonly unit?: string;
  /** What it means or compares with, in words; never an arrow or a colour alone. */
  readonly note?: ReactNode;
  readonly icon?: IconNode;
  readonly tone?: 'neutral' | 'amber' | 'green';
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
`;

const Label = styled.dt`
  color: var(--text-2);
  font: 500 var(--type-small);
`;

const Value = styled.dd`
  font: 650 var(--type-figure);
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
`;

const Unit = styled.span`
  margin-inline-start: 6px;
  color: var(--text-3);
  font: 500 var(--type-small);
  letter-spacing: 0;
`;

const Hint = styled.dd<{ $tone: NonNullable<FigureCardProps['tone']> }>`
  display: flex;
  align-items: center;
  gap: 5px;
  color: ${({ $tone }) => ($tone === 'neutral' ? 'var(--text-3)' : `var(--${$tone})`)};
  font: var(--type-caption);
`;

/** A number people look for, with its name and its meaning. Stands in a `Figures` strip. */
export function FigureCard({ label, value, unit, note, icon, tone = 'neutral' }: FigureCardProps) {
  return (
    <Box>
      <Label>{label}</Label>
      <Value>
        {value}
        {unit && <Unit>{unit}</Unit>}
      </Value>
      {note && (
        <Hint $tone={tone}>
          {icon && <Icon icon={icon} size={13} />}
          {note}
        </Hint>
      )}
    </Box>
  );
}

/** Figures in a row with hairlines between them; they wrap on narrow screens. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr));
  gap: var(--space-4) var(--space-6);
  > * + * {
    border-inline-start: 1px solid var(--line);
    padding-inline-start: var(--space-4);
  }
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(odd) {
      border-inline-start: 0;
      padding-inline-start: 0;
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
