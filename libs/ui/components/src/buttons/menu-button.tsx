import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';
import type { IconButtonProps } from './icon-button';
import { lazyPart } from '../lazy/lazy-part';
import { fetchWhenIdle } from '../lazy/use-idle-parts';
import type { MenuEntry } from '../menus/menu-entry';

export interface MenuButtonProps extends Omit<IconButtonProps, 'ref' | 'onClick'> {
  /** Made when the menu opens. */
  readonly items: () => readonly MenuEntry[];
  readonly align?: 'start' | 'end';
}

/** The menu behind every `MenuButton`. */
const MenuPart = lazyPart(async () => (await import('../menus/menu')).Menu);

/** The first button of the page fetches it for all. */
let isAhead = false;
function fetchAhead(): void {
  if (!isAhead) fetchWhenIdle([MenuPart]);
  isAhead = true;
}

/** An icon button that opens a menu of actions. The menu's code is fetched on first approach, or while the page is idle. */
export function MenuButton({ items, align, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const preload = () => void MenuPart.preload();
  useEffect(fetchAhead, []);

  return (
    <>
      <IconButton
        {...button}
        ref={setAnchor}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      />
      {wanted && (
        <MenuPart
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          items={open ? items() : []}
          label={button.label}
          align={align}
        />
      )}
    </>
  );
}
