import { css, styled } from 'styled-components';
import { coarse, forcedColors } from '@plainday/ui-theme';

export const Tree = styled.ul`
  display: grid;
  align-content: start;
  padding: 4px 10px 16px;
`;

export const rowStyle = css<{ $level: number }>`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding-block: 4px;
  padding-inline: ${({ $level }) => 2 + (Math.min($level, 12) - 1) * 20}px 8px;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  color: ${({ $level }) => ($level > 2 ? 'var(--text-2)' : 'var(--text)')};
  font: ${({ $level }) => ($level === 1 ? '650' : '450')} var(--type-body);
  ${coarse} {
    min-height: 44px;
  }
`;

export const Row = styled.li<{ $level: number }>`
  ${rowStyle}
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    border-color: color-mix(in oklab, var(--accent) 45%, transparent);
    background: var(--accent-soft);
    color: var(--text);
    font-weight: 600;
  }
  &[data-target] {
    border: 1px dashed var(--accent);
  }
  ${forcedColors} {
    &[aria-selected='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
`;

export const DraftRow = styled.li<{ $level: number }>`
  ${rowStyle}
  border: 1px dashed var(--control);
  background: var(--surface);
  color: var(--text);
`;

/** The fold mark: a target for the pointer; the keyboard has arrows. */
export const Fold = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  color: var(--text-3);
`;

export const Dot = styled.span<{ $color: string }>`
  flex: none;
  width: 8px;
  height: 8px;
  margin-inline-end: 4px;
  border-radius: 50%;
  background: ${({ $color }) => $color};
  forced-color-adjust: none;
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Count = styled.span`
  color: var(--text-3);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;
