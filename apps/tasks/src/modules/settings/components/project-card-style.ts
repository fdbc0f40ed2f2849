import { styled } from 'styled-components';
import { IconButton } from '@plainday/ui-components';
import { coarse, phone } from '@plainday/ui-theme';

export const Box = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-width: 0;
  padding: 14px 12px 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  /* A long press lifts the card. */
  ${coarse} {
    -webkit-touch-callout: none;
    -webkit-user-select: none;
    user-select: none;
  }
  > div {
    flex: 1;
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  h3 {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font: 600 var(--type-subheading);
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
  p {
    color: var(--text-2);
    font-size: var(--size-small);
    overflow-wrap: anywhere;
  }
  span {
    color: var(--text-3);
    font-size: var(--size-caption);
    font-variant-numeric: tabular-nums;
  }
  footer {
    display: flex;
    flex: none;
    align-items: center;
    gap: 2px;
    margin-block: -5px;
  }
  [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
  ${phone} {
    flex-wrap: wrap;
    footer {
      flex-basis: 100%;
      justify-content: flex-end;
      margin-block: 0 -6px;
    }
  }
`;

/** What follows the pointer while a project is moved. */
export const Lifted = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 100%;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow);
  font: 600 var(--type-subheading);
`;

export const Handle = styled(IconButton)`
  && {
    margin: -3px 0 0 -8px;
    cursor: grab;
    touch-action: none;
  }
`;
