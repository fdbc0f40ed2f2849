import { Icon } from '@plainday/ui-components';
import { Mic, SlidersHorizontal } from 'lucide';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  height: 52px;
  margin-bottom: 16px;
  padding: 0 8px 0 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text-2);
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--text);
  white-space: nowrap;
`;

const Token = styled.span`
  margin-left: 4px;
  padding: 1px 3px;
  border-radius: 4px;
  background: var(--accent-soft);
  color: var(--accent-text);
`;

const Caret = styled.span`
  display: inline-block;
  width: 1.5px;
  height: 17px;
  margin-left: 2px;
  vertical-align: -3px;
  background: var(--accent);
`;

const Add = styled.span`
  padding: 7px 14px;
  border-radius: var(--radius-s);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 550;
`;

/** The bar a task is typed into, drawn. */
export function AddBarPicture() {
  return (
    <Bar>
      <Text>
        Pay rent<Token>tomorrow 17:00</Token>
        <Token>every month</Token>
        <Caret />
      </Text>
      <Icon node={Mic} size={18} />
      <Icon node={SlidersHorizontal} size={18} />
      <Add>Add</Add>
    </Bar>
  );
}
