import styled from 'styled-components';
import { formatMinutes } from '@plainday/domain-timer';

const Row = styled.li`
  display: flex;
  gap: var(--space-3);
  padding: 8px 0;
  border-top: 1px solid var(--line);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  color: var(--text-2);
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  color: var(--text);
  overflow-wrap: anywhere;
`;

export interface SessionRowProps {
  readonly time: string;
  readonly label: string;
  readonly minutes: number;
}

export function SessionRow({ time, label, minutes }: SessionRowProps) {
  return (
    <Row>
      <time>{time}</time>
      <Label dir="auto">{label}</Label>
      <span>{formatMinutes(minutes)}</span>
    </Row>
  );
}
