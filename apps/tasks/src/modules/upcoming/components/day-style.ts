import { forcedColors, hovers, phone } from '@plainday/ui-theme';
import styled from 'styled-components';

/** One day. `data-target` where what is moved would come to. */
export const Day = styled.section`
  display: grid;
  grid-template-columns: 9.375rem minmax(0, 1fr);
  margin-inline: -12px;
  padding: 4px 12px;
  position: relative;
  border-radius: var(--radius-m);
  scroll-margin-block: 80px;
  &::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    border-bottom: 1px solid var(--line);
    pointer-events: none;
  }
  &[data-target] {
    background: var(--accent-soft);
  }
  ${phone} {
    display: block;
    padding-block: 0 8px;
  }
  ${forcedColors} {
    &[data-target] {
      outline: 2px solid Highlight;
    }
  }
`;

/** Number, name and sum of a day; on a phone it stays above its tasks. */
export const Gutter = styled.div`
  display: flex;
  gap: 12px;
  padding: 4px 0;
  ${phone} {
    position: sticky;
    top: 56px;
    z-index: 2;
    align-items: baseline;
    margin-inline: -8px;
    padding: 10px 8px 4px;
    background: var(--bg);
    > div {
      display: flex;
      flex: 1;
      gap: 8px;
      align-items: baseline;
      justify-content: space-between;
    }
    ${Day}[data-target] & {
      background: var(--accent-soft);
    }
  }
`;

export const DateNumber = styled.span`
  min-width: 1.8125rem;
  white-space: nowrap;
  font: 600 var(--type-heading);
  font-size: 1.375rem;
  line-height: 1.75rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
`;

export const Name = styled.h2`
  margin: 0;
  font: 600 var(--type-small);
  line-height: 1.125rem;
`;

export const Sum = styled.p<{ readonly $over?: boolean }>`
  margin: 0;
  color: ${({ $over }) => ($over ? 'var(--amber)' : 'var(--text-2)')};
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--accent-text);
    font-weight: 650;
  }
`;

/** Where a task would come to. */
export const Slot = styled.p`
  display: flex;
  align-items: center;
  min-height: 28px;
  margin: 2px 0 2px calc(var(--when) + 12px);
  padding: 0 10px;
  border: 1px dashed var(--accent);
  border-radius: var(--radius-s);
  color: var(--accent-text);
  font: 600 var(--type-small);
`;

/** The way to add a task to a day; with a pointer it shows when the pointer comes near. */
export const Add = styled.div`
  position: relative;
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  button {
    min-height: 28px;
    margin-inline: -8px;
    padding-inline: calc(var(--when) + 21px) 8px;
    width: calc(100% + 16px);
    font: var(--type-small);
  }
  ${hovers} {
    button {
      opacity: 0;
    }
    ${Day} & {
      height: 0;
      overflow: hidden;
    }
    ${Day}:is(:hover, :focus-within) & {
      height: auto;
      overflow: visible;
    }
    &:has(:focus-visible) button,
    ${Day}:hover & button {
      opacity: 1;
    }
  }
  ${phone} {
    button {
      min-height: 44px;
      padding-inline-start: 8px;
    }
  }
`;
