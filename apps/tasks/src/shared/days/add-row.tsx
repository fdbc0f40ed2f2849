import { Icon } from '@plainday/ui-components';
import { Plus } from 'lucide';
import { phone, screenOnly } from '@plainday/ui-theme';
import styled from 'styled-components';
import { narrowRows } from './day-row-style';

interface AddRowProps {
  /** What screen readers hear, where 'Add task' alone does not say for which day. */
  readonly label?: string;
  /** Where its sign stands, so that it is below those of the rows. CSS pixels. */
  readonly indent?: number;
  readonly onAdd: () => void;
}

/** The visible way to add a task where there is no add bar (decisions 79): it opens the quick add, prefilled. */
export function AddRow({ label, indent = 57, onAdd }: AddRowProps) {
  return (
    <Row $indent={indent} type="button" aria-label={label} aria-haspopup="dialog" onClick={onAdd}>
      <Icon icon={Plus} size={18} />
      Add task
    </Row>
  );
}

const Row = styled.button<{ readonly $indent: number }>`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: 11px;
  width: calc(100% + 24px);
  min-height: 42px;
  margin-inline: -12px;
  padding-inline: ${({ $indent }) => $indent + 12}px 12px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-2);
  font: var(--type-body);
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
    color: var(--text);
  }
  ${narrowRows} {
    padding-inline-start: 14px;
  }
  ${phone} {
    min-height: 48px;
    padding-inline-start: 14px;
  }
`;
