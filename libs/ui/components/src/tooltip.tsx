import type { ReactNode } from 'react';
import { Tooltip as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { tipStyle } from './tip-style';

/** Time a pointer rests before a tooltip opens, in milliseconds (spec §9, Interface). */
export const TOOLTIP_DELAY_MS = 700;

export interface TooltipProps {
  readonly content: ReactNode;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One focusable element. */
  readonly children: ReactNode;
}

const Content = styled(Radix.Content)`
  ${tipStyle}
`;

/** A line of help for what a pointer rests on or the keyboard reaches. */
export function Tooltip({ content, side = 'bottom', children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Content side={side} sideOffset={6} collisionPadding={8}>
            {content}
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
