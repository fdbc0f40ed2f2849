import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The drawing of a tooltip. */
export const tipStyle = css`
  z-index: 80;
  max-width: min(280px, calc(100vw - 16px));
  padding: 5px 9px;
  border-radius: 7px;
  background: var(--inverse);
  color: var(--on-inverse);
  font: 500 var(--type-caption);
  text-wrap: balance;
  animation: ${appear} 120ms ease-out;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
