import type { ReactNode } from 'react';
import { Popover as Radix } from 'radix-ui';
import { css, styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
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
  /** Wider than others and without a margin inside; on a phone a sheet at the lower edge. */
  readonly wide?: boolean;
  /** Escape was pressed: it closes next, and what was typed is not meant. */
  readonly onEscape?: () => void;
  readonly children: ReactNode;
}

/* What places the window stands between the two, and knows nothing of sheets. */
const Frame = styled.div<{ readonly $wide: boolean }>`
  ${({ $wide }) =>
    $wide &&
    css`
      ${phone} {
        > [data-radix-popper-content-wrapper] {
          inset: auto 0 var(--keyboard, 0px) !important;
          min-width: 0 !important;
          transform: none !important;
        }
      }
    `}
`;

const wideStyle = css`
  --least: min(470px, 100dvh - 16px);
  --over: min(0px, var(--radix-popover-content-available-height) - var(--least));
  padding: 0;
  max-width: calc(100vw - 16px);
  max-height: max(var(--least), var(--radix-popover-content-available-height));
  border-radius: var(--radius-l);
  /* Where it has room neither above nor below its anchor, it lies over it and is whole. */
  &[data-side='bottom'] {
    margin-top: var(--over);
  }
  &[data-side='top'] {
    margin-bottom: var(--over);
  }
  ${phone} {
    --over: 0px;
    width: 100vw;
    max-width: none;
    max-height: min(88dvh, calc(100dvh - var(--keyboard, 0px)));
    padding-bottom: env(safe-area-inset-bottom);
    border-width: 1px 0 0;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    /* The scrim: what lies under it only closes the sheet. */
    box-shadow: 0 0 0 100vmax var(--scrim);
  }
`;

const Content = styled(Radix.Content)<{ readonly $wide: boolean }>`
  ${floatingStyle}
  padding: var(--space-4);
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  ${({ $wide }) => $wide && wideStyle}
`;

/** A small window beside what opened it. Needs no trigger, so that it can be loaded when first opened. */
export function Popover({
  open,
  onOpenChange,
  anchor,
  label,
  align = 'start',
  initialFocus,
  wide = false,
  onEscape,
  children,
}: PopoverProps) {
  if (!anchor) return null;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={{ current: anchor }} />
      <Radix.Portal>
        <Frame $wide={wide}>
          <Content
            aria-label={label}
            $wide={wide}
            onEscapeKeyDown={onEscape}
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
        </Frame>
      </Radix.Portal>
    </Radix.Root>
  );
}
