import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SectionHeadingProps {
  readonly children: ReactNode;
  /** Ties a section to it: `<section aria-labelledby={id}>`. */
  readonly id?: string;
  /** A count or sum beside it, said apart from the heading. */
  readonly note?: ReactNode;
  /** Buttons at the end of the line. */
  readonly actions?: ReactNode;
  /** Level in the outline of the page. */
  readonly level?: 2 | 3;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-2);
  h2,
  h3 {
    min-width: 0;
    color: var(--text-2);
    font: 600 var(--type-small);
    overflow-wrap: anywhere;
  }
`;

const Hint = styled.span`
  color: var(--text-3);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled.span`
  display: flex;
  gap: var(--space-1);
  margin-inline-start: auto;
`;

/** The quiet heading of a part of a page. */
export function SectionHeading({ children, id, note, actions, level = 2 }: SectionHeadingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Line>
      <Heading id={id} dir="auto">
        {children}
      </Heading>
      {note !== undefined && <Hint>{note}</Hint>}
      {actions && <Actions>{actions}</Actions>}
    </Line>
  );
}
