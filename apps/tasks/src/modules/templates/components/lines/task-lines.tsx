import type { ReactNode } from 'react';
import { priorityLabel } from '@plainday/domain-tasks';
import type { Priority } from '@plainday/domain-tasks';
import { VisuallyHidden } from '@plainday/ui-components';
import styled from 'styled-components';

/* As the ring of a checkbox: each differs by its line, not by its colour alone. */
const rings = {
  high: '3px solid var(--red)',
  medium: '1.5px solid var(--control)',
  low: '1.5px dashed var(--control)',
};

const List = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li<{ $subtask: boolean }>`
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr) auto;
  gap: 0 10px;
  padding-inline-start: ${({ $subtask }) => ($subtask ? 24 : 0)}px;
  > p {
    grid-column: 2 / -1;
    color: var(--text-3);
    font: var(--type-caption);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Ring = styled.span<{ $priority: Priority }>`
  width: 14px;
  height: 14px;
  margin-top: 3px;
  border: ${({ $priority }) => rings[$priority]};
  border-radius: 50%;
`;

const Title = styled.span<{ $cut: boolean }>`
  position: relative;
  overflow-wrap: anywhere;
  ${({ $cut }) => $cut && 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap;'}
`;

const Meta = styled.span`
  color: var(--text-3);
  font: var(--type-caption);
  line-height: 1.25rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** One task as it is shown before it exists. */
export interface TaskLine {
  readonly key: string;
  readonly title: string;
  readonly priority: Priority;
  readonly subtask: boolean;
  readonly description?: string;
  /** When it is due, at the end of the line. */
  readonly meta?: ReactNode;
}

interface TaskLinesProps {
  readonly label: string;
  readonly lines: readonly TaskLine[];
  /** Keeps every title on one line. */
  readonly cut?: boolean;
  readonly children?: ReactNode;
}

/** Tasks to be: ring of the priority, title, due date. */
export function TaskLines({ label, lines, cut = false, children }: TaskLinesProps) {
  return (
    <List aria-label={label}>
      {lines.map(({ key, title, priority, subtask, description, meta }) => (
        <Row key={key} $subtask={subtask}>
          <Ring $priority={priority} />
          <Title $cut={cut} title={cut ? title : undefined} dir="auto">
            {title}
            {priority !== 'medium' && (
              <VisuallyHidden>, {priorityLabel(priority)} priority</VisuallyHidden>
            )}
          </Title>
          {meta && <Meta>{meta}</Meta>}
          {description && <p dir="auto">{description}</p>}
        </Row>
      ))}
      {children}
    </List>
  );
}
