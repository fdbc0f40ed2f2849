import { MenuButton, type MenuEntry } from '@plainday/ui-components';
import { ArrowUpDown } from 'lucide';
import styled from 'styled-components';
import { ORDER_KEYS, ORDER_NAMES, orderText, type ListOrder } from './list-order';

const Place = styled.span`
  display: contents;
  &[data-on] button {
    color: var(--accent-text);
    background: var(--accent-soft);
  }
`;

interface OrderButtonProps {
  readonly order: ListOrder;
  readonly onChange: (order: ListOrder) => void;
}

/** What a list is sorted and grouped by. */
export function OrderButton({ order, onChange }: OrderButtonProps) {
  const part = (name: keyof ListOrder, heading: string, none: string): MenuEntry[] => [
    { heading },
    ...[null, ...ORDER_KEYS].map((key) => ({
      label: key ? ORDER_NAMES[key] : none,
      checked: order[name] === key,
      onSelect: () => onChange({ ...order, [name]: key }),
    })),
  ];
  const text = orderText(order);
  return (
    <Place data-on={text || undefined}>
      <MenuButton
        label={text ? `Sort and group: ${text}` : 'Sort and group'}
        icon={ArrowUpDown}
        items={() => [
          ...part('sort', 'Sort by', 'By hand'),
          'separator',
          ...part('group', 'Group by', 'Nothing'),
        ]}
      />
    </Place>
  );
}
