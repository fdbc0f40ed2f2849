import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';
import { dayRowsStyle } from '../../../shared/days/row/day-row-style';

/** The list of days: its rows are windowed (ADR 0034). */
export const Days = styled.div<{ readonly $timed: boolean }>`
  ${dayRowsStyle}
  --row: 32px;
  --project: 132px;
  /* Nothing has a duration: there is no column for them, and the buttons come over the project. */
  --trail: ${({ $timed }) => ($timed ? '46px' : '0px')};
  .row::after {
    display: none;
  }
  .row {
    margin-inline: -8px;
    padding-inline: 8px;
    cursor: grab;
  }
  .buttons {
    background: var(--sunken);
  }
  .selected .buttons {
    background: var(--accent-soft);
  }
  ${phone} {
    .row {
      -webkit-user-select: none;
      user-select: none;
      -webkit-touch-callout: none;
    }
  }
`;

/** The way to add a task above all days. */
export const Tomorrow = styled.div`
  border-bottom: 1px solid var(--line);
  button {
    padding-inline-start: calc(150px + var(--when) + 25px);
  }
  ${phone} {
    button {
      padding-inline-start: 14px;
    }
  }
`;

/** What follows the pointer. */
export const Lifted = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 330px;
  max-width: 80vw;
  min-height: 42px;
  padding: 6px 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text);
  font: 500 var(--type-body);
  cursor: grabbing;
  @media (prefers-reduced-motion: no-preference) {
    transform: rotate(-1deg);
  }
  span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--text-3);
    font: var(--type-caption);
  }
`;
