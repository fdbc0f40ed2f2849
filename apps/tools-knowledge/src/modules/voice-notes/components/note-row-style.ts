import { styled } from 'styled-components';
import { coarse, forcedColors, phone } from '@plainday/ui-theme';

export const Row = styled.li`
  padding: 10px 0;
  border-top: 1px solid var(--line);
  transition: background-color 400ms ease-out;
  &[data-marked] {
    background: var(--accent-soft);
    box-shadow:
      -8px 0 0 var(--accent-soft),
      8px 0 0 var(--accent-soft);
    ${forcedColors} {
      outline: 2px solid Highlight;
    }
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template:
    'play text wave time actions' auto
    'play body body body actions' auto / auto minmax(0, 1fr) auto auto auto;
  align-items: center;
  column-gap: 14px;
  ${phone} {
    grid-template:
      'play text time' auto
      'play text actions' auto / auto minmax(0, 1fr) auto;
    &[data-open] {
      grid-template:
        'play text' auto
        'body body' auto
        'actions actions' auto / auto minmax(0, 1fr);
    }
  }
`;

export const Play = styled.button`
  grid-area: play;
  align-self: start;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin-top: 2px;
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: 50%;
  background: var(--surface);
  color: var(--text);
  svg {
    fill: currentcolor;
  }
  &:hover {
    background: var(--hover);
  }
  &[data-open] {
    border-color: var(--text);
    background: var(--text);
    color: var(--bg);
  }
  ${coarse} {
    width: 44px;
    height: 44px;
  }
`;

export const Head = styled.div`
  grid-area: text;
  display: grid;
  align-content: center;
  min-width: 0;
  min-height: 40px;
`;

export const Title = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: var(--text);
  text-align: start;
  font: 600 var(--type-item);
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--text-3);
    font: var(--type-caption);
  }
  ${coarse} {
    min-height: 44px;
    align-content: center;
  }
`;

export const Excerpt = styled.p`
  overflow: hidden;
  color: var(--text-2);
  font: var(--type-small);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Wave = styled.span`
  grid-area: wave;
  display: block;
  height: 24px;
  ${phone} {
    display: none;
  }
`;

export const Time = styled.span`
  grid-area: time;
  min-width: 36px;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const Body = styled.div`
  grid-area: body;
  min-width: 0;
`;

export const Actions = styled.div`
  grid-area: actions;
  align-self: start;
  display: flex;
  margin-top: 4px;
  ${phone} {
    justify-self: end;
    margin-top: 0;
  }
`;
