import { styled, keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

/** A grey bar in place of text that is on its way. Width and height in CSS pixels or any CSS length. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: number | string;
  $height?: number;
  $round?: boolean;
}>`
  display: block;
  width: ${({ $width = '100%' }) => (typeof $width === 'number' ? `${$width}px` : $width)};
  height: ${({ $height = 12 }) => $height}px;
  border-radius: ${({ $round }) => ($round ? '50%' : '6px')};
  background: var(--line);
  animation: ${breathe} 1600ms ease-in-out infinite;
`;
