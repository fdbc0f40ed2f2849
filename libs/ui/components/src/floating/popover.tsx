import type { ReactNode } from 'react';
import { Popover as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { floatingStyle } from './floating-style';

export interface PopoverProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The button it hangs from; focus goes back there. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly align?: 'start' | 'center' | 'end';
  /** Selector of what takes the focus when it opens; the first field or button when left out. */
  readonly initialFocus?: string;
  readonly children: ReactNode;
}

const Content = styled(Radix.Content)`
  ${floatingStyle}
  padding: var(--space-4);
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
`;

/** A small window beside what opened it. Needs no trigger, so that it can be loaded when first opened. */
export function Popover({
  open,
  onOpenChange,
  anchor,
  label,
  align = 'start',
  initialFocus,
  children,
}: PopoverProps) {
  if (!anchor) return null;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={{ current: anchor }} />
      <Radix.Portal>
        <Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && anchor.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onOpenAutoFocus={(event) => {
            const content = event.currentTarget;
            if (!initialFocus || !(content instanceof HTMLElement)) return;
            const target = content.querySelector<HTMLElement>(initialFocus);
            if (!target) return;
            event.preventDefault();
            target.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus({ preventScroll: true });
          }}
        >
          {children}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
