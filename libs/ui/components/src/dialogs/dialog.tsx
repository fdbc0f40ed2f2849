import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import {
  Body,
  Foot,
  Head,
  Panel,
  roomBeside,
  Scrim,
  textStyle,
  titleStyle,
  Words,
} from './dialog-style';
import type { DialogSize } from './dialog-style';
import { IconButton } from '../buttons/icon-button';
import type { IconNode } from '../marks/icon';
import { keepFocusIn } from './focus-kept';
import { useDialogFocus } from './use-dialog-focus';
import { usePullDown } from './use-pull-down';

export { AlertDialog } from './alert-dialog';
export type { AlertDialogProps } from './alert-dialog';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** A sentence below the title, tied to the dialog as its description. */
  readonly description?: string;
  /** Buttons at the bottom, the main one last. */
  readonly footer?: ReactNode;
  readonly size?: DialogSize;
  /** Covers a phone's whole screen. */
  readonly sheet?: boolean;
  /** Stands at the bottom of a phone's screen, in reach of the thumb: a handle that pulls it away takes the cross's place. */
  readonly low?: boolean;
  /** Stands at the right edge. On a wide screen what is beside it stays in use: a press on it does not close. */
  readonly beside?: Beside;
  /** A picture before the title and its sentence. */
  readonly mark?: ReactNode;
  /** Buttons before the cross. */
  readonly actions?: ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children?: ReactNode;
}

/** What a window stands beside. */
export interface Beside {
  /** What is in use while it is open; a press elsewhere closes it. */
  readonly what: string;
  /** Where the focus goes when it closes. */
  readonly home: () => HTMLElement | null;
  /** It takes the place of one that was open, and so does not move in. */
  readonly isNext: boolean;
}

/** What lies over the page and belongs to whatever is open: messages, menus, windows. */
const LAYERS = '[data-sonner-toaster],[role="dialog"],[role="alertdialog"],[role="menu"]';

const CROSS: IconNode = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];

const keptFocus = (panel: HTMLElement | null) => (panel ? keepFocusIn(panel) : undefined);

const Title = styled(Radix.Title)`
  ${titleStyle}
`;

const Description = styled(Radix.Description)`
  ${textStyle}
  ${Words} > & {
    font-size: var(--size-small);
  }
  ${Panel} > & {
    padding: 0 24px 12px;
    ${phone} {
      padding: 0 16px 12px;
    }
  }
`;

/** A modal window with a title and a cross. Escape and a click beside it close it; focus goes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'm',
  sheet = false,
  low = false,
  beside,
  mark,
  actions,
  onKeyDown,
  children,
}: DialogProps) {
  // Decided once: a window that became another one would lose what is in it.
  const [isApart] = useState(() => beside !== undefined && matchMedia(roomBeside).matches);
  const focus = useDialogFocus(open, beside?.home);
  const pull = usePullDown(() => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!isApart}>
      <Radix.Portal>
        <Scrim />
        <Panel
          $size={size}
          $sheet={sheet}
          $low={low}
          $beside={beside && (beside.isNext ? 'next' : 'first')}
          data-beside={isApart || undefined}
          ref={isApart ? keptFocus : undefined}
          onOpenAutoFocus={focus.enter}
          onCloseAutoFocus={focus.leave}
          onKeyDown={onKeyDown}
          onFocusOutside={(event) => isApart && event.preventDefault()}
          onPointerDownOutside={(event) => {
            const { target } = event.detail.originalEvent;
            const stays = isApart && `${beside?.what},${LAYERS}`;
            if (stays && target instanceof Element && target.closest(stays)) event.preventDefault();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Head $low={low} {...(low && pull)}>
            {mark}
            <Words>
              <Title>{title}</Title>
              {mark && description && <Description>{description}</Description>}
            </Words>
            {actions}
            <IconButton label="Close" icon={CROSS} onClick={() => onOpenChange(false)} />
          </Head>
          {!mark && description && <Description>{description}</Description>}
          <Body data-dialog-body="">{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A dialog that covers the whole screen of a phone, for forms of several fields. */
export function ResponsiveDialog(props: Omit<DialogProps, 'sheet'>) {
  return <Dialog {...props} sheet />;
}
