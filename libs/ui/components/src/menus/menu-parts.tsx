import { useState } from 'react';
import { Menu as Radix } from 'radix-ui/internal';
import { styled, css } from 'styled-components';
import { floatingItemStyle, floatingStyle } from '../floating/floating-style';
import { Icon } from '../marks/icon';
import type { IconNode } from '../marks/icon';
import type { MenuEntry, MenuItem } from './menu-entry';
import { ProjectDot } from '../marks/project-dot';

const CHECK: IconNode = [['path', { d: 'M20 6 9 17l-5-5' }]];
const CHEVRON: IconNode = [['path', { d: 'm9 18 6-6-6-6' }]];

const contentStyle = css`
  ${floatingStyle}
  padding: 4px;
  max-height: min(560px, var(--radix-popper-available-height));
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What the keys lead to stands above what deletes, which stays in sight. */
  scroll-padding-block-end: 44px;
`;

export const MenuContent = styled(Radix.Content)`
  ${contentStyle}
`;

const SubContent = styled(Radix.SubContent)`
  ${contentStyle}
`;

const Rule = styled(Radix.Separator)`
  height: 1px;
  margin: 4px 6px;
  background: var(--line);
`;

const Item = styled(Radix.Item)<{ $danger?: boolean }>`
  ${floatingItemStyle}
  ${({ $danger }) =>
    $danger &&
    css`
      /* What deletes is in sight, however long the menu is. */
      position: sticky;
      bottom: -4px;
      background: var(--surface);
      color: var(--red);
      > svg {
        color: inherit;
      }
      /* The line above it stays with it, over what is scrolled below it. */
      ${Rule} + &::before {
        content: '';
        position: absolute;
        inset: -5px 6px 100%;
        border-top: 1px solid var(--line);
        background: var(--surface);
      }
    `}
`;

const CheckItem = styled(Radix.CheckboxItem)`
  ${floatingItemStyle}
`;

const SubTrigger = styled(Radix.SubTrigger)`
  ${floatingItemStyle}
  &[data-state='open'] {
    background: var(--hover);
  }
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Detail = styled.span`
  display: block;
  color: var(--text-3);
  font-size: var(--size-caption);
  line-height: 1rem;
  white-space: normal;
`;

const Keys = styled.span`
  color: var(--text-3);
  font-size: var(--size-caption);
  @media (hover: none) {
    display: none;
  }
`;

const Heading = styled(Radix.Label)`
  padding: 8px 10px 4px;
  color: var(--text-3);
  font: 500 var(--type-caption);
`;

function Inside({ item }: { readonly item: MenuItem }) {
  return (
    <>
      {item.icon && <Icon icon={item.icon} size={16} />}
      {item.dot && <ProjectDot color={item.dot} />}
      <Label>
        {item.label}
        {item.detail && <Detail>{item.detail}</Detail>}
      </Label>
      {item.shortcut && <Keys>{item.shortcut}</Keys>}
    </>
  );
}

type Choose = (action: (() => void) | undefined) => void;

interface LineProps {
  readonly item: MenuItem;
  readonly onChoose: Choose;
}

/** A line that opens further ones. The menu below it keeps nothing itself: whether it is open is kept here. */
function Group({ item, onChoose }: LineProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Sub open={open} onOpenChange={setOpen}>
      <SubTrigger disabled={item.disabled}>
        <Inside item={item} />
        <Icon icon={CHEVRON} size={16} />
      </SubTrigger>
      <Radix.Portal>
        <SubContent sideOffset={6} collisionPadding={8}>
          <MenuEntries items={item.items ?? []} onChoose={onChoose} />
        </SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

function Line({ item, onChoose }: LineProps) {
  const handleSelect = () => onChoose(item.onSelect);
  if (item.items) return <Group item={item} onChoose={onChoose} />;
  if (item.checked !== undefined) {
    return (
      <CheckItem checked={item.checked} disabled={item.disabled} onSelect={handleSelect}>
        <Inside item={item} />
        {item.checked && <Icon icon={CHECK} size={16} />}
      </CheckItem>
    );
  }
  return (
    <Item $danger={item.danger} disabled={item.disabled} onSelect={handleSelect}>
      <Inside item={item} />
    </Item>
  );
}

/** The lines of a menu. */
export function MenuEntries({
  items,
  onChoose,
}: {
  readonly items: readonly MenuEntry[];
  /** Takes the chosen action, to be run once the menu is gone. */
  readonly onChoose: Choose;
}) {
  return items.map((entry, index) => {
    if (entry === 'separator') return <Rule key={index} />;
    if ('heading' in entry) return <Heading key={index}>{entry.heading}</Heading>;
    return <Line key={index} item={entry} onChoose={onChoose} />;
  });
}
