import { css } from 'styled-components';
import { tagsBelow } from '../../task-rows/row/facts/row-tags-style';

/** A list so narrow, as between phone and desk beside the sidebar, leaves a title no room on one line. */
export const narrowRows = '@container rows (max-width: 32.5rem)';

/** Text so large that the times would leave a title less than half of the line. */
const largeText = '@container rows (max-width: 13rem)';

/** Two lines: the times and the minutes stand below one another at the end, so that the eye runs down one column. */
export const twoLines = css`
  .subtasks {
    padding-inline-start: 34px;
  }
  .line {
    grid-template: 'ring main time' auto 'ring facts trail' auto / 22px minmax(0, 1fr) auto;
    align-items: start;
    gap: 2px 12px;
    padding: 10px 0;
    min-height: 58px;
  }
  .line > input {
    grid-area: ring;
    top: 2px;
  }
  .time {
    grid-area: time;
    font: var(--type-body);
    line-height: 1.5rem;
    text-align: end;
  }
  .trail {
    display: flex;
    grid-area: trail;
    justify-content: flex-end;
    line-height: 1.25rem;
  }
  .project {
    display: none;
  }
  .main {
    grid-area: main / main / facts / facts;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px 0;
  }
  .title {
    justify-self: start;
    max-width: 100%;
    font: 500 var(--type-item);
    min-height: 24px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .title.editor {
    width: 100%;
    font-size: var(--size-touch);
  }
  .facts {
    grid-row: 2;
    flex-wrap: wrap;
    white-space: normal;
    line-height: 1.25rem;
  }
  ${largeText} {
    .line {
      grid-template: 'ring main' auto 'ring time' auto 'ring trail' auto / 22px minmax(0, 1fr);
    }
    .main {
      grid-area: main;
    }
    .time {
      text-align: start;
    }
    .trail {
      justify-content: flex-start;
    }
  }
  ${tagsBelow}
  .in-line {
    display: inline-flex;
    max-width: 100%;
  }
  .near {
    display: none;
  }
  /* Over the time, when the pointer comes; under a finger at the same place in every row. */
  .buttons {
    position: absolute;
    inset: 7px 8px auto auto;
    background: var(--sunken);
  }
  .buttons > button {
    min-width: 40px;
    min-height: 40px;
    margin: -6px -4px;
  }
  @media (hover: none) {
    .line {
      padding-inline-end: 36px;
    }
    .buttons {
      background: none;
    }
  }
`;
