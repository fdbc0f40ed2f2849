import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { Body, Foot, Head, Panel, Scrim, textStyle, titleStyle } from './dialog-style';
import type { DialogSize } from './dialog-style';
import { IconButton } from '../buttons/icon-button';
import type { IconNode } from '../marks/icon';
import { useDialogFocus } from './use-dialog-focus';

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
  /** Stands at the bottom of a phone's screen, in reach of the thumb. */
  readonly low?: boolean;
  /** A picture before the title. */
  readonly mark?: ReactNode;
  readonly children?: ReactNode;
}

const CROSS: IconNode = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];

const Title = styled(Radix.Title)`
  ${titleStyle}
`;

const Description = styled(Radix.Description)`
  ${textStyle}
  padding: 0 24px 12px;
  ${phone} {
    padding: 0 16px 12px;
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
  mark,
  children,
}: DialogProps) {
  const focus = useDialogFocus(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Panel
          $size={size}
          $sheet={sheet}
          $low={low}
          onOpenAutoFocus={focus.enter}
          onCloseAutoFocus={focus.leave}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Head>
            {mark}
            <Title>{title}</Title>
            <IconButton label="Close" icon={CROSS} onClick={() => onOpenChange(false)} />
          </Head>
          {description && <Description>{description}</Description>}
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
