import { css, styled } from 'styled-components';
import { IconButton, MenuButton } from '@plainday/ui-components';
import { coarse, forcedColors, hovers } from '@plainday/ui-theme';

export const Card = styled.li`
  position: relative;
  align-self: start;
  min-width: 0;
  padding: 13px 16px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  &:hover {
    border-color: var(--line-strong);
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;

/* Above what covers the card, so that they take the click themselves. */
const above = css`
  && {
    position: relative;
    margin: -6px -8px -6px 0;
  }
`;

export const More = styled(MenuButton)`
  ${above}
  ${hovers} {
    &:not([aria-expanded='true']) {
      opacity: 0;
    }
    ${Card}:hover &,
    ${Card}:focus-within & {
      opacity: 1;
    }
  }
`;

export const StarButton = styled(IconButton)`
  ${above}
  &&[aria-pressed='true'] {
    background: none;
    color: var(--amber-line);
    svg {
      fill: currentcolor;
    }
  }
`;

export const Flag = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-bottom: 4px;
  color: var(--accent-text);
  font: 500 var(--type-caption);
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  h2 {
    flex: 1;
    min-width: 0;
    font: 600 var(--type-subheading);
  }
`;

export const Open = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:focus-visible {
    outline: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-l);
  }
  &:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  margin-top: 2px;
  color: var(--text-2);
  font: var(--type-body);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  -webkit-line-clamp: 8;
  -webkit-box-orient: vertical;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  margin-top: 6px;
  color: var(--text-3);
  font: var(--type-caption);
  button {
    position: relative;
    min-height: 24px;
    max-width: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text-2);
    font: inherit;
    overflow-wrap: anywhere;
    cursor: pointer;
    &:hover {
      color: var(--accent-text);
      text-decoration: underline;
    }
    ${coarse} {
      min-height: 44px;
      padding-inline: 6px;
    }
  }
  span {
    margin-inline-start: auto;
    line-height: 1.5rem;
  }
`;
