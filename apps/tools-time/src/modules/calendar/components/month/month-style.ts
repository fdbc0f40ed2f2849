import { styled } from 'styled-components';
import { forcedColors, phone, wide } from '@plainday/ui-theme';

export const MonthFrame = styled.div<{ $weeks: number }>`
  /* The weeks share what a large screen has below the toolbar. */
  --cell: max(5.9375rem, calc((100dvh - 20.8rem) / ${({ $weeks }) => $weeks}));
  container-type: inline-size;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
  [role='columnheader'] {
    padding: 6px 10px;
    color: var(--text-3);
    font: 500 var(--type-caption);
  }
  ${phone} {
    border-radius: var(--radius-m);
    [role='columnheader'] {
      padding-inline: 0;
      text-align: center;
    }
  }
`;

export const Cell = styled.div`
  position: relative;
  /* Laid out by itself: turning a page lays out what has changed, not the grid. */
  contain: strict;
  min-width: 0;
  height: var(--cell);
  padding: 7px 8px 10px;
  border-top: 1px solid var(--line);
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  & + & {
    border-inline-start: 1px solid var(--line);
  }
  &[data-outside] {
    background: var(--bg);
  }
  &:hover {
    background: var(--hover);
  }
  &[data-over] {
    background: var(--accent-soft);
    outline: 2px dashed var(--accent);
    outline-offset: -2px;
  }
  &:focus-visible,
  &[data-over]:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 4px;
    height: 1.125rem;
    margin-bottom: 3px;
    color: var(--text-3);
    font: var(--type-tiny);
  }
  .number {
    color: var(--text);
    font: 550 var(--type-caption);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-outside] .number {
    color: var(--text-3);
  }
  &[aria-current='date'] .number {
    min-width: 22px;
    margin-inline-start: -4px;
    padding: 2px 4px;
    border-radius: var(--radius-full);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 650;
    text-align: center;
  }
  .bar {
    position: absolute;
    inset-inline: 8px;
    bottom: 5px;
    height: 4px;
    pointer-events: none;
    > i {
      display: block;
      height: 100%;
      border-radius: 2px;
      background: var(--control);
      forced-color-adjust: none;
    }
  }
  .rings {
    display: flex;
    justify-content: center;
    gap: 2px;
    height: 12px;
  }
  /* Where text is large for the room of a day, titles take the lines they need, and run below their marks. */
  ${wide} {
    @container (max-width: 40rem) {
      --title: normal;
      --task-line: block;
      --mark-gap: 4px;
      contain: content;
      padding-inline: 3px;
      height: auto;
      min-height: var(--cell);
      .title {
        font: var(--type-tiny);
      }
      .top {
        flex-wrap: wrap;
        height: auto;
      }
    }
  }
  @media print {
    height: auto;
    min-height: 5.9375rem;
    contain: none;
  }
  ${phone} {
    height: 3.25rem;
    padding: 4px 2px;
    .top {
      justify-content: center;
    }
    &[aria-current='date'] .number {
      margin: 0;
    }
    .bar {
      bottom: 3px;
      inset-inline: 5px;
    }
    &[aria-selected='true'] {
      box-shadow: inset 0 0 0 2px var(--accent);
    }
  }
  ${forcedColors} {
    &[aria-current='date'] .number {
      outline: 2px solid Highlight;
    }
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
