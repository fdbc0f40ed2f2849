import { from, upTo } from '@plainday/ui-theme';
import styled from 'styled-components';

/** A quarter of the board, with its corner rounded. */
export const Box = styled.section<{ $isTarget: boolean }>`
  min-height: 260px;
  padding: 18px 0 16px;
  background: ${({ $isTarget }) => ($isTarget ? 'var(--accent-soft)' : 'var(--surface)')};
  transition: background-color var(--dur) ease-out;
  ${({ $isTarget }) => $isTarget && 'outline: 2px solid var(--accent); outline-offset: -2px;'}
  &:first-child {
    border-start-start-radius: calc(var(--radius-l) - 1px);
  }
  &:last-child {
    border-end-end-radius: calc(var(--radius-l) - 1px);
  }
  ${from(761)} {
    &:nth-child(2) {
      border-start-end-radius: calc(var(--radius-l) - 1px);
    }
    &:nth-child(3) {
      border-end-start-radius: calc(var(--radius-l) - 1px);
    }
  }
  ${upTo(760)} {
    min-height: 0;
    &:first-child {
      border-start-end-radius: calc(var(--radius-l) - 1px);
    }
    &:last-child {
      border-end-start-radius: calc(var(--radius-l) - 1px);
    }
  }
  @media print {
    min-height: 0;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  padding: 0 20px;
  h2 {
    font: 600 var(--type-subheading);
  }
  h2:focus:not(:focus-visible) {
    outline: none;
  }
  p {
    flex-basis: 100%;
    color: var(--text-3);
    font: var(--type-caption);
  }
`;

export const Count = styled.span`
  color: var(--text-3);
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
`;

/** The key that sends a card here; fingers have no keys. */
export const Key = styled.span`
  margin-inline-start: auto;
  @media (pointer: coarse) {
    display: none;
  }
`;

/** What letting the card go would set, in the line of the advice: nothing is covered and nothing moves. */
export const Outcome = styled.p`
  && {
    overflow: hidden;
    color: var(--accent-text);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Empty = styled.p`
  padding: 14px 20px;
  color: var(--text-3);
  font: var(--type-small);
`;

export const More = styled.div`
  margin: 8px 20px 0;
`;
