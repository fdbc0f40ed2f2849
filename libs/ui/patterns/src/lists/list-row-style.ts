import { css, styled } from 'styled-components';
import { coarse, forcedColors, givesWay, hovers, phone, PHONE_MAX_PX } from '@plainday/ui-theme';

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

/** Where the quiet facts stand: nowhere, below the text, or in a column before it. */
export type MetaPlace = 'none' | 'below' | 'before';

const GRIDS = {
  none: "'start text end actions' auto / auto minmax(0, 1fr) auto auto",
  below:
    "'start text end actions' auto 'start meta end actions' auto / auto minmax(0, 1fr) auto auto",
  before: "'meta text end actions' auto / 52px minmax(0, 1fr) auto auto",
} as const;
/** Under a mouse what stands at the end and the actions have one place: the number is at the edge, and gives way. */
const underMouse = `@media (hover: hover) and (min-width: ${PHONE_MAX_PX + 1}px)`;
const SHARED = "'start text end' auto 'start meta end' auto / auto minmax(0, 1fr) auto";

/** On a phone the text has the whole width but what stands at the end of its line. */
const PHONES = {
  plain: "'start text text' auto 'start meta actions' auto / auto minmax(0, 1fr) auto",
  end: "'start text text end' auto 'start meta actions actions' auto / auto minmax(0, 1fr) auto auto",
  before: "'text text' auto 'meta actions' auto / minmax(0, 1fr) auto",
  beforeEnd: "'text text end' auto 'meta actions actions' auto / minmax(0, 1fr) auto auto",
} as const;

function phoneGrid(meta: MetaPlace, hasEnd: boolean): string {
  if (meta === 'before') return hasEnd ? PHONES.beforeEnd : PHONES.before;
  return hasEnd ? PHONES.end : PHONES.plain;
}

interface ColumnsProps {
  readonly $meta: MetaPlace;
  readonly $hasEnd: boolean;
  /** As on a phone, whatever the screen. */
  readonly $narrow: boolean;
}

interface PlaceProps {
  /** The end and the actions share their place. */
  readonly $shared: boolean;
}

export const Columns = styled.div<ColumnsProps & PlaceProps>`
  display: grid;
  grid-template: ${({ $meta, $hasEnd, $narrow }) =>
    $narrow ? phoneGrid($meta, $hasEnd) : GRIDS[$meta]};
  align-items: ${({ $meta }) => ($meta === 'before' ? 'baseline' : 'center')};
  gap: 2px var(--space-3);
  ${phone} {
    grid-template: ${({ $meta, $hasEnd }) => phoneGrid($meta, $hasEnd)};
    align-items: center;
  }
  ${({ $shared }) =>
    $shared &&
    css`
      ${underMouse} {
        grid-template: ${SHARED};
      }
    `}
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

export const End = styled.div<PlaceProps>`
  grid-area: end;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  ${({ $shared }) =>
    $shared &&
    css`
      ${underMouse} {
        justify-self: end;
        transition: opacity var(--dur) ease-out;
        ${Row}:hover &,
        ${Row}:focus &,
        ${Row}:focus-within & {
          ${givesWay}
        }
      }
    `}
`;

export const Actions = styled.div<PlaceProps>`
  grid-area: actions;
  display: flex;
  /* In the middle of a short row, at the top of a long one. */
  align-items: center;
  align-self: start;
  min-height: min(100%, 48px);
  gap: 2px;
  [aria-pressed='true'] {
    color: var(--accent-text);
    svg {
      fill: currentColor;
    }
  }
  ${hovers} {
    > :not([aria-pressed='true'], [aria-expanded='true']) {
      opacity: 0;
      transition: opacity var(--dur) ease-out;
    }
    ${Row}:hover & > *,
    ${Row}:focus & > *,
    ${Row}:focus-within & > * {
      opacity: 1;
    }
  }
  /* There they stand on a line of their own, which would be empty without them. */
  ${phone} {
    &&& > * {
      opacity: 1;
    }
  }
  ${({ $shared }) =>
    $shared &&
    css`
      ${underMouse} {
        grid-area: end;
        justify-self: end;
      }
    `}
`;
