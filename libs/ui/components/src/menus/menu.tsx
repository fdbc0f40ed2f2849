import { useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Menu as Radix } from 'radix-ui/internal';
import { MenuContent, MenuEntries } from './menu-parts';
import type { MenuEntry } from './menu-entry';

export type { MenuEntry, MenuItem } from './menu-entry';

export interface MenuProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button it hangs from; focus goes back there. */
  readonly anchor: HTMLElement | null;
  /** Opens at a point of the window (a right click) instead of below the anchor. */
  readonly point?: { readonly x: number; readonly y: number };
  readonly items: readonly MenuEntry[];
  /** Name of the menu, said to assistive technology. */
  readonly label: string;
  readonly align?: 'start' | 'end';
}

function anchorOf({ anchor, point }: Pick<MenuProps, 'anchor' | 'point'>): RefObject<{
  getBoundingClientRect: () => DOMRect;
}> | null {
  if (point) return { current: { getBoundingClientRect: () => new DOMRect(point.x, point.y) } };
  return anchor && { current: anchor };
}

/** A menu of actions. It needs no trigger of its own, so that it can be loaded when it is first opened. */
export function Menu({
  open,
  onOpenChange,
  anchor,
  point,
  items,
  label,
  align = 'end',
}: MenuProps) {
  const chosen = useRef<(() => void) | undefined>(undefined);
  const leftByPointer = useRef(false);
  const virtualRef = anchorOf({ anchor, point });
  if (!virtualRef) return null;

  /** All in the event that closes it: what was chosen is painted in the frame after the key. */
  function close(): void {
    flushSync(() => onOpenChange(false));
    if (!leftByPointer.current) anchor?.focus({ preventScroll: true });
    leftByPointer.current = false;
    // Only now, so that a dialog opened by the action finds focus on the button and gives it back there.
    const act = chosen.current;
    chosen.current = undefined;
    act?.();
  }

  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      modal={false}
    >
      <Radix.Anchor virtualRef={virtualRef} />
      <Radix.Portal>
        <MenuContent
          aria-label={label}
          align={point ? 'start' : align}
          sideOffset={4}
          collisionPadding={8}
          loop
          onInteractOutside={(event) => {
            // A press on the button itself closes the menu there.
            if (event.target instanceof Node && anchor?.contains(event.target)) {
              event.preventDefault();
            } else {
              leftByPointer.current = true;
            }
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <MenuEntries items={items} onChoose={(action) => (chosen.current = action)} />
        </MenuContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
