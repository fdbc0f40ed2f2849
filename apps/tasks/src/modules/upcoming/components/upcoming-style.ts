import { forcedColors, hovers, phone } from '@plainday/ui-theme';
import styled from 'styled-components';
import { dayRowsStyle } from '../../../shared/days/day-row-style';

export const Days = styled.div`
  ${dayRowsStyle}
  --row: 32px;
  .day {
    display: grid;
    grid-template-columns: 150px minmax(0, 1fr);
    margin-inline: -12px;
    padding: 4px 12px;
    position: relative;
    border-radius: var(--radius-m);
    scroll-margin-block: 80px;
  }
  .day::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    border-bottom: 1px solid var(--line);
    pointer-events: none;
  }
  .tomorrow {
    border-bottom: 1px solid var(--line);
  }
  .tomorrow button {
    padding-inline-start: 214px;
  }
  .day.target {
    background: var(--accent-soft);
  }
  .gutter {
    display: flex;
    gap: 12px;
    padding: 4px 0;
  }
  .date {
    min-width: 29px;
    font: 600 var(--type-heading);
    font-size: 1.375rem;
    line-height: 1.75rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  h2 {
    margin: 0;
    font: 600 var(--type-small);
    line-height: 1.125rem;
  }
  .empty .date,
  .empty h2 {
    color: var(--text-3);
    font-weight: 500;
  }
  .sum {
    margin: 0;
    color: var(--text-2);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  .sum.over {
    color: var(--amber);
  }
  .sum strong {
    color: var(--accent-text);
    font-weight: 650;
  }
  .row::after {
    display: none;
  }
  .row {
    margin-inline: -8px;
    padding-inline: 8px;
    cursor: grab;
  }
  .line {
    grid-template-columns: 42px 20px minmax(0, 1fr) 120px 48px;
  }
  .slot {
    display: flex;
    align-items: center;
    min-height: 28px;
    margin: 2px 0 2px 52px;
    padding: 0 10px;
    border: 1px dashed var(--accent);
    border-radius: var(--radius-s);
    color: var(--accent-text);
    font: 600 var(--type-small);
  }
  .add {
    position: relative;
    display: grid;
    align-items: center;
  }
  .add > * {
    grid-area: 1 / 1;
  }
  .nothing {
    padding-inline-start: 52px;
    color: var(--text-3);
    font: var(--type-small);
    pointer-events: none;
  }
  .add button {
    min-height: 28px;
    margin-inline: -8px;
    padding-inline: 61px 8px;
    width: calc(100% + 16px);
    font: var(--type-small);
  }
  ${hovers} {
    .add button {
      opacity: 0;
    }
    .day:not(.empty) .add {
      height: 0;
      overflow: hidden;
    }
    .day:not(.empty):is(:hover, :focus-within) .add {
      height: auto;
      overflow: visible;
    }
    .add:has(:focus-visible) button,
    .day:hover .add button {
      opacity: 1;
    }
    .day.empty:hover .nothing,
    .add:has(:focus-visible) .nothing {
      visibility: hidden;
    }
  }
  @media (hover: none) {
    .nothing {
      padding-inline-start: 34px;
      justify-self: end;
    }
  }
  ${phone} {
    .day {
      display: block;
      padding-block: 0 8px;
    }
    .gutter {
      position: sticky;
      top: 56px;
      z-index: 2;
      align-items: baseline;
      margin-inline: -8px;
      padding: 10px 8px 4px;
      background: var(--bg);
    }
    .target .gutter {
      background: var(--accent-soft);
    }
    .gutter > div {
      display: flex;
      flex: 1;
      align-items: baseline;
      justify-content: space-between;
    }
    .line {
      grid-template-columns: 22px minmax(0, 1fr) auto;
    }
    .row {
      user-select: none;
      -webkit-touch-callout: none;
    }
    .add button {
      min-height: 44px;
      padding-inline-start: 8px;
    }
    .tomorrow button {
      padding-inline-start: 14px;
    }
    .day.empty {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      padding-block: 4px;
    }
    .empty .gutter {
      position: static;
      background: none;
    }
    .nothing {
      justify-self: end;
      padding: 0;
    }
  }
  ${forcedColors} {
    .day.target {
      outline: 2px solid Highlight;
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
