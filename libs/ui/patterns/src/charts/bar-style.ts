import { styled } from 'styled-components';
import { forcedColors, phone } from '@plainday/ui-theme';

/** Room for the number above a bar, in CSS pixels. */
export const NOTE_HEIGHT = 20;

export const List = styled.ul<{ $goal: boolean }>`
  position: relative;
  display: flex;
  container-type: inline-size;
  /* Bars stand on one line, whatever room their labels take below it. */
  align-items: flex-start;
  /* The words of the goal stand before the first bar. */
  padding-inline-start: ${({ $goal }) => ($goal ? '52px' : 0)};
  color: var(--text-3);
  font: var(--type-tiny);
  font-variant-numeric: tabular-nums;
`;

export const Column = styled.li`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  /* What a bar is wrapped into, a link or a button. */
  > a,
  > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    width: 100%;
    padding: 0;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
    cursor: pointer;
  }
  > a:hover,
  > button:hover {
    background: var(--hover);
    color: var(--text);
  }
`;

export const Space = styled.span<{ $height: number }>`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: 4px;
  width: 100%;
  height: ${({ $height }) => $height}px;
  /* The axis, from bar to bar. */
  border-bottom: 1px solid var(--line-strong);
`;

export const Note = styled.span<{ $strong: boolean }>`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 3px;
  padding-inline: 4px;
  background: var(--chart-ground, var(--bg));
  color: ${({ $strong }) => ($strong ? 'var(--text)' : 'inherit')};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
  &:empty {
    display: none;
  }
`;

/** How a bar looks: the current one, another, or one that stays below the goal. */
export type BarTone = 'current' | 'other' | 'below';

const TONES: Readonly<Record<BarTone, string>> = {
  current: 'var(--accent)',
  other: 'var(--control)',
  below: 'var(--line-strong)',
};

/** One bar of a chart, in a tone or in a colour of its own. Its height is given as a style. */
export const Pillar = styled.span<{ $tone?: BarTone; $color?: string | undefined }>`
  flex-shrink: 0;
  width: min(100% - 8px, 64px);
  min-height: 3px;
  border-radius: 4px 4px 0 0;
  background: ${({ $tone = 'other', $color }) => $color ?? TONES[$tone]};
  ${forcedColors} {
    background: ${({ $tone }) => ($tone === 'current' ? 'Highlight' : 'CanvasText')};
    forced-color-adjust: none;
  }
`;

/** Of many labels so many stand that none meets the next; the last always does. */
export const Label = styled.span<{ $wide: boolean; $phone: boolean }>`
  padding-block: 6px 4px;
  white-space: nowrap;
  visibility: ${({ $wide }) => ($wide ? 'visible' : 'hidden')};
  ${phone} {
    visibility: ${({ $phone }) => ($phone ? 'visible' : 'hidden')};
  }
  /* Where letters are large the last would reach out of the page. */
  @container (max-width: 11rem) {
    li:last-child & {
      justify-self: end;
    }
  }
`;

/** The goal across all bars, its words before the first. */
export const Goal = styled.span`
  position: absolute;
  inset-inline: 0;
  border-top: 1px dashed var(--control);
  pointer-events: none;
  color: var(--text-2);
  span {
    position: absolute;
    bottom: 3px;
    inset-inline-start: 0;
  }
`;
