import { Children } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { buttonStyle } from './button-style';
import type { ButtonSize, ButtonVariant } from './button-style';
import { Icon } from '../marks/icon';
import type { IconNode } from '../marks/icon';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconNode;
}

export type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref?: Ref<HTMLButtonElement>;
    /** Where its words have no room in one line, they take several. */
    readonly wraps?: boolean;
  };

export type LinkButtonProps = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> };

const StyledButton = styled.button<{
  $variant: ButtonVariant;
  $size: ButtonSize;
  $wraps: boolean;
}>`
  ${buttonStyle}
  ${({ $wraps }) => $wraps && 'max-width: 100%; white-space: normal;'}
`;

const StyledLink = styled.a<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

/**
 * Words that change with the state are drawn anew, not written over: who translates a page puts elements of its own in
 * the place of the text, and what is written over later is no longer seen.
 */
function keyed(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  if (parts.length === 0 || parts.some((part) => typeof part === 'object')) return children;
  const words = parts.join('');
  return <span key={words}>{words}</span>;
}

/** A button with words. `type` is `button` unless said otherwise, so that it submits nothing by accident. */
export function Button({
  variant = 'secondary',
  size = 'm',
  icon,
  type = 'button',
  wraps = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton $variant={variant} $size={size} $wraps={wraps} type={type} {...rest}>
      {icon && <Icon icon={icon} size={size === 's' ? 16 : 18} />}
      {keyed(children)}
    </StyledButton>
  );
}

/** A link drawn as a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'm',
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <StyledLink $variant={variant} $size={size} {...rest}>
      {icon && <Icon icon={icon} size={size === 's' ? 16 : 18} />}
      {keyed(children)}
    </StyledLink>
  );
}
