import { styled } from 'styled-components';
import { coarse, forcedColors, hovers, phone } from '@plainday/ui-theme';

export const Row = styled.li`
  margin-inline: -4px;
  padding: 8px 4px;
  border-top: 1px solid var(--line);
  content-visibility: auto;
  contain-intrinsic-size: auto 48px;
  &[tabindex]:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
    border-radius: var(--radius-s);
  }
  &[aria-current='true'] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  ${coarse} {
    min-height: 44px;
  }
  ${forcedColors} {
    &[aria-current='true'] {
      border-inline-start: 4px solid Highlight;
    }
  }
`;

export const Columns = styled.div<{ readonly $hasMeta: boolean }>`
  display: grid;
  grid-template:
    'start text end actions' auto ${({ $hasMeta }) => ($hasMeta ? "'start meta end actions' auto" : '')}
    / auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 2px var(--space-3);
  ${phone} {
    grid-template: 'start text text' auto 'start meta actions' auto / auto minmax(0, 1fr) auto;
    > [data-area='end'] {
      grid-area: text;
      justify-self: end;
    }
  }
`;

export const Start = styled.div`
  grid-area: start;
  align-self: start;
  padding-top: 2px;
`;

export const Text = styled.div`
  grid-area: text;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Meta = styled.div`
  grid-area: meta;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  min-height: 1rem;
  color: var(--text-3);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

export const End = styled.div`
  grid-area: end;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export const Actions = styled.div`
  grid-area: actions;
  display: flex;
  gap: 2px;
  ${hovers} {
    opacity: 0;
    transition: opacity var(--dur) ease-out;
    ${Row}:hover &,
    ${Row}:focus &,
    ${Row}:focus-within & {
      opacity: 1;
    }
  }
`;
