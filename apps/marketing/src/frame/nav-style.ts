import { css, styled } from 'styled-components';

/** An entry of the bar, as a link or as what opens a menu. */
const entryStyle = css`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 36px;
  padding: 0 12px;
  border-radius: var(--radius-s);
  color: var(--text-2);
  font: 500 0.875rem/1.25rem var(--font);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  &[aria-current] {
    color: var(--text);
    font-weight: 600;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const NavLink = styled.a`
  ${entryStyle}
`;

/** What opens a menu. It works without a script, as any `details` does. */
export const Opener = styled.summary`
  ${entryStyle}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  > svg {
    transition: rotate var(--dur) ease-out;
  }
  details[open] > & {
    background: var(--hover);
    color: var(--text);
  }
  details[open] > & > svg.turns {
    rotate: 180deg;
  }
`;

/** What a menu opens. */
export const panelStyle = css`
  position: absolute;
  top: calc(100% + 6px);
  overflow-y: auto;
  max-height: calc(100dvh - 84px);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow);
  overscroll-behavior: contain;
`;
