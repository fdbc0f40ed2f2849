import { css, keyframes } from 'styled-components';

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px) scale(0.98); }
`;

/** The drawing of what floats over the page: menus, lists, popovers. */
export const floatingStyle = css`
  z-index: 60;
  min-width: 180px;
  max-width: min(360px, calc(100vw - 16px));
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
  transform-origin: var(
    --radix-popper-transform-origin,
    var(--radix-dropdown-menu-content-transform-origin, top)
  );
  animation: ${appear} 120ms ease-out;
  &:focus-visible {
    outline: none;
  }
`;

/** The drawing of one row in a floating list. */
export const floatingItemStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  padding: 6px 10px;
  border-radius: 7px;
  outline: none;
  cursor: default;
  -webkit-user-select: none;
  user-select: none;
  font: var(--type-body);
  > svg {
    color: var(--text-3);
  }
  &[data-highlighted] {
    background: var(--hover);
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
  &[data-disabled] {
    opacity: 0.5;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;
