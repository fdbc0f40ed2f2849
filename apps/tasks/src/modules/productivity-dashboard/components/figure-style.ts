import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

/** A number in a card. The whole card is the link; its rule stands below the number. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 16px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  &:hover {
    border-color: var(--line-strong);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  > a {
    display: grid;
    gap: 2px;
    color: var(--text);
    text-decoration: none;
  }
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  > a:focus-visible {
    outline: none;
  }
  > [role='progressbar'] {
    margin-top: 8px;
  }
  ${phone} {
    padding: 14px;
  }
`;

export const Name = styled.span`
  color: var(--text-2);
  font: 500 var(--type-small);
`;

export const Value = styled.span`
  font: 650 var(--type-figure);
  line-height: 2.75rem;
  letter-spacing: -0.03em;
`;

/** The cards of the figures, as many beside each other as fit. */
export const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${phone} {
    /* Two, and one where letters are large. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr));
    gap: 12px;
  }
`;

/** Smaller figures that share one card. */
export const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  list-style: none;
  ${Card} {
    padding: 12px 20px;
    border: 0;
    background: none;
  }
  ${Card} + ${Card} {
    border-inline-start: 1px solid var(--line);
    border-radius: 0;
  }
  ${Value} {
    font: 600 var(--type-large);
    letter-spacing: -0.01em;
  }
  ${phone} {
    ${Card} {
      padding-inline: 14px 6px;
    }
  }
`;
