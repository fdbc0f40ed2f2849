import { Icon } from '@plainday/ui-components';
import { Check } from 'lucide';
import { styled } from 'styled-components';

const List = styled.ul`
  border-top: 1px solid var(--line);
`;

const Item = styled.li`
  display: flex;
  gap: var(--space-4);
  padding-block: 16px;
  border-bottom: 1px solid var(--line);
  font-size: 1.0625rem;
  line-height: 1.625rem;
  svg {
    margin-top: 3px;
    color: var(--accent-text);
  }
`;

/** Lines with a tick before each. */
export function Checklist({ lines }: { readonly lines: readonly string[] }) {
  return (
    <List>
      {lines.map((line) => (
        <Item key={line}>
          <Icon icon={Check} size={20} />
          {line}
        </Item>
      ))}
    </List>
  );
}
