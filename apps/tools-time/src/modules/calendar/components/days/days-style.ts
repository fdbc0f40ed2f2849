import { styled } from 'styled-components';
import { forcedColors, phone } from '@plainday/ui-theme';

export const DaysFrame = styled.div<{ $days: number }>`
  --gutter: 3.5rem;
  --day: minmax(${({ $days }) => ($days > 1 ? '104px' : '0')}, 1fr);
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  scroll-snap-type: x proximity;
  scroll-padding-inline-start: var(--gutter);
  [role='grid'] {
    width: 100%;
    min-width: fit-content;
  }
  [role='row'] {
    display: grid;
    grid-template-columns: var(--gutter) repeat(${({ $days }) => $days}, var(--day));
  }
  [role='row'] + [role='row'] {
    border-top: 1px solid var(--line);
  }
  [role='row'] > * {
    min-width: 0;
  }
  [role='row'] > :not(:first-child) {
    border-inline-start: 1px solid var(--line);
    scroll-snap-align: start;
  }
  [role='row'] > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 3;
    padding: 8px 6px 0 12px;
    white-space: nowrap;
    background: var(--surface);
    color: var(--text-3);
    font: var(--type-tiny);
  }
  .band {
    padding: 5px 8px;
    --row: 1.5rem;
    --title: ${({ $days }) => ($days === 1 ? 'normal' : 'nowrap')};
    cursor: pointer;
    &:hover {
      background: var(--hover);
    }
    &[data-over] {
      background: var(--accent-soft);
      outline: 2px dashed var(--accent);
      outline-offset: -2px;
    }
  }
  .tasks {
    min-height: 104px;
  }
  .habits {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 30px;
    padding: 5px 8px;
    color: var(--text-2);
    font: var(--type-tiny);
  }
  .events {
    display: grid;
    gap: 2px;
    align-content: start;
    padding: 5px 8px;
    color: var(--text-2);
    font: var(--type-caption);
    > span {
      display: flex;
      align-items: center;
      gap: 6px;
      min-width: 0;
    }
    > span > :last-child {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  @media print {
    --day: minmax(0, 1fr);
    overflow: visible;
  }
  ${phone} {
    --gutter: 3rem;
    --day: minmax(${({ $days }) => ($days > 1 ? '92px' : '0')}, 1fr);
    border-radius: var(--radius-m);
    .tasks {
      min-height: 44px;
    }
    [role='row'] > :first-child {
      padding-inline: 6px 4px;
    }
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  min-height: 44px;
  padding: 6px 8px;
  color: var(--text-2);
  font: var(--type-caption);
  cursor: pointer;
  .number {
    color: var(--text);
    font: 650 var(--type-heading);
    font-variant-numeric: tabular-nums;
  }
  .total {
    margin-inline-start: auto;
    color: var(--text-3);
    white-space: nowrap;
  }
  &:hover {
    background: var(--hover);
  }
  &[aria-current='date'] .number {
    min-width: 28px;
    padding: 2px 5px;
    border-radius: var(--radius-full);
    background: var(--accent);
    color: var(--on-accent);
    text-align: center;
  }
  &[aria-selected='true'] {
    box-shadow: inset 0 -2px var(--accent);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  ${forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Hours = styled.div`
  position: relative;
  .hour {
    position: absolute;
    inset-inline: 0;
    cursor: pointer;
    &:hover {
      background: var(--hover);
    }
    & + .hour {
      border-top: 1px solid var(--line);
    }
    &[data-over] {
      background: var(--accent-soft);
    }
  }
  .label {
    position: absolute;
    inset-inline-end: 8px;
    transform: translateY(-50%);
    font-variant-numeric: tabular-nums;
  }
  .now {
    position: absolute;
    inset-inline: 0;
    z-index: 2;
    height: 2px;
    margin-top: -1px;
    background: var(--accent);
    pointer-events: none;
    forced-color-adjust: none;
    &::before {
      content: '';
      position: absolute;
      inset: -3px auto auto -4px;
      width: 8px;
      height: 8px;
      border-radius: 50%;
      background: var(--accent);
    }
  }
`;

/** The lower edge of a block; fingers scroll over it. */
export const Edge = styled.div`
  position: absolute;
  z-index: 2;
  height: 8px;
  cursor: ns-resize;
  @media (hover: none) {
    display: none;
  }
  &:hover::after {
    content: '';
    position: absolute;
    inset: 2px calc(50% - 10px) auto;
    height: 3px;
    border-radius: var(--radius-full);
    background: var(--control);
    ${forcedColors} {
      background: CanvasText;
    }
  }
`;

export const Box = styled.div`
  position: absolute;
  z-index: 1;
  overflow: hidden;
  padding: 1px 6px;
  border: 1px solid transparent;
  border-radius: 5px;
  font: var(--type-tiny);
  line-height: 0.875rem;
  cursor: pointer;
  b {
    font-weight: inherit;
  }
  &:not([data-line]) b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
  }
  &[data-kind='tracked'] {
    background: var(--ground, color-mix(in oklab, var(--control) 16%, var(--surface)));
    color: var(--ink, var(--text));
    b {
      font-weight: 600;
    }
  }
  &[data-kind='planned'] {
    border-color: var(--control);
    background: var(--surface);
    color: var(--text);
    cursor: grab;
  }
  &[data-kind='repeat'] {
    border: 1px dashed var(--control);
    background: var(--surface);
    color: var(--text-2);
  }
  /* Of others: read, not moved. A bar in its colour on a quiet ground: no task at a glance. */
  &[data-kind='event'] {
    border-inline-start: 4px solid var(--list, var(--control));
    border-start-start-radius: 2px;
    border-end-start-radius: 2px;
    background: var(--sunken);
    color: var(--text-2);
    cursor: default;
  }
  &[data-kind='target'] {
    z-index: 2;
    border: 2px dashed var(--accent);
    background: var(--accent-soft);
    color: var(--accent-text);
    pointer-events: none;
  }
  &[data-kind='more'] {
    inset-inline-end: 2px;
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--accent-text);
    font-weight: 600;
  }
  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &[data-line] {
    display: flex;
    gap: 6px;
  }
  &[data-line] > * {
    white-space: nowrap;
  }
  /* The name has the room, the time what is left of it. */
  &[data-line] > span {
    flex: 0 1000 auto;
    text-overflow: clip;
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;
