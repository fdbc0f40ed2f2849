import { Icon } from '@plainday/ui-components';
import { Plus } from 'lucide';
import { phone, screenOnly } from '@plainday/ui-theme';
import styled from 'styled-components';
import { narrowRows } from './two-lines-style';

interface AddRowProps {
  /** What screen readers hear, where 'Add task' alone does not say for which day. */
  readonly label?: string;
  readonly onAdd: () => void;
}

/** The visible way to add a task where there is no add bar (decisions 79): it opens the quick add, prefilled. */
export function AddRow({ label, onAdd }: AddRowProps) {
  return (
    <Row type="button" aria-label={label} aria-haspopup="dialog" onClick={onAdd}>
      <Icon icon={Plus} size={18} />
      Add task
    </Row>
  );
}

const Row = styled.button`
  ${screenOnly}
  display: flex;
  align-items: center;
  gap: 12px;
  width: calc(100% + 24px);
  min-height: 42px;
  margin-inline: -12px;
  /* Its sign is below the ticks of the rows. */
  padding-inline: calc(var(--when, 22px) + 25px) 12px;
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
