import { lazy, Suspense, useState } from 'react';
import { IconButton } from './icon-button';
import type { IconButtonProps } from './icon-button';
import type { MenuEntry } from './menu-entry';

export interface MenuButtonProps extends Omit<IconButtonProps, 'ref' | 'onClick'> {
  /** Made when the menu opens. */
  readonly items: () => readonly MenuEntry[];
  readonly align?: 'start' | 'end';
}

const loadMenu = () => import('./menu');
const LazyMenu = lazy(async () => ({ default: (await loadMenu()).Menu }));

/** An icon button that opens a menu of actions. The menu's code is fetched on first approach. */
export function MenuButton({ items, align, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const preload = () => void loadMenu();

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
        <Suspense>
          <LazyMenu
            open={open}
            onOpenChange={setOpen}
            anchor={anchor}
            items={open ? items() : []}
            label={button.label}
            align={align}
          />
        </Suspense>
      )}
    </>
  );
}
