import styled, { css } from 'styled-components';
import { phone, upTo } from '@plainday/ui-theme';

const figureStyle = css`
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
    gap: 16px;
    list-style: none;
  }
  .figure {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 2px;
    padding: 16px 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  .figure:hover {
    border-color: var(--line-strong);
  }
  .figure a {
    display: grid;
    gap: 2px;
    color: var(--text);
    text-decoration: none;
  }
  /* The whole card is the link; its button lies above it. */
  .figure a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  .figure:has(a:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .figure a:focus-visible {
    outline: none;
  }
  .figure .name {
    padding-inline-end: 26px;
    color: var(--text-2);
    font: 500 var(--type-small);
  }
  .figure .value {
    font: 650 var(--type-figure);
    line-height: 2.75rem;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  .figure .info {
    position: absolute;
    z-index: 1;
    inset: 10px 10px auto auto;
  }
  .figure > [role='progressbar'] {
    margin-top: 8px;
  }
  .strip {
    gap: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  .strip .figure {
    padding: 12px 20px;
    border: 0;
    background: none;
  }
  .strip .figure + .figure {
    border-inline-start: 1px solid var(--line);
    border-radius: 0;
  }
  .strip .value {
    font: 600 var(--type-large);
    letter-spacing: -0.01em;
  }
  ${phone} {
    .figures {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px;
    }
    .figure {
      padding: 14px;
    }
    .strip {
      gap: 0;
    }
    .strip .figure:nth-child(odd) {
      border-inline-start: 0;
    }
    .strip .figure:nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
`;

const sectionStyle = css`
  .card {
    padding: 20px 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
  .columns {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
  }
  .head {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 4px;
    min-height: 28px;
    margin-bottom: 12px;
  }
  .aside {
    margin-inline-start: auto;
    font: 500 var(--type-small);
  }
  .aside a {
    color: var(--accent-text);
  }
  h2 {
    font: 600 var(--type-subheading);
  }
  ${upTo(760)} {
    .columns {
      grid-template-columns: minmax(0, 1fr);
    }
    .card {
      padding: 16px;
    }
  }
`;

const barStyle = css`
  .bars {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    list-style: none;
  }
  .bar-row a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 28px;
    color: var(--text);
    font: 500 var(--type-body);
    text-decoration: none;
  }
  .bar-row a:hover .name {
    text-decoration: underline;
  }
  .bar-row .name {
    overflow: hidden;
    min-width: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bar-row .done {
    order: 1;
    margin-inline-start: auto;
    color: var(--text-3);
    font: var(--type-caption);
    line-height: 1.25rem;
    white-space: nowrap;
  }
  .bar-row .count {
    order: 2;
    min-width: 24px;
    font-weight: 600;
    text-align: end;
  }
  .bar {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    justify-items: center;
    width: 100%;
    border-radius: 6px;
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  .bar:hover {
    color: var(--text);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font: var(--type-body);
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
  }
  th:last-child,
  td:last-child {
    text-align: end;
  }
  thead th {
    color: var(--text-3);
    font-weight: 500;
  }
  td a {
    display: inline-block;
    min-width: 24px;
    min-height: 24px;
    color: var(--accent-text);
  }
  ${phone} {
    /* Eight dates do not fit beside each other: every other one stands. */
    li:nth-child(even) > .bar > span:nth-child(2) {
      visibility: hidden;
    }
  }
`;

/** The panels of the overview. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  font-variant-numeric: tabular-nums;
  ul {
    margin: 0;
    padding: 0;
  }
  .note,
  .rule {
    color: var(--text-3);
    font: var(--type-caption);
  }
  .rule {
    position: relative;
    z-index: 1;
    margin-top: 6px;
    color: var(--text-2);
  }
  .rule[hidden] {
    display: none;
  }
  .head + .rule {
    margin: -6px 0 12px;
  }
  ${figureStyle}
  ${sectionStyle}
  ${barStyle}
`;
