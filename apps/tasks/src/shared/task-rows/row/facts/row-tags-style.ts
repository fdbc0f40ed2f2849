import { phone } from '@plainday/ui-theme';
import { css } from 'styled-components';

/** Tags of a row: words, no badges. */
export const rowTagsStyle = css`
  .tags {
    color: var(--text-3);
    font: var(--type-caption);
  }
  .tags > * {
    display: inline-block;
    min-height: 24px;
    margin-block: -1px;
    padding-inline: 4px;
    line-height: 1.5rem;
  }
  .tags a {
    max-width: 200px;
    overflow: hidden;
    color: inherit;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    vertical-align: bottom;
  }
  .tags a:hover {
    color: var(--text);
    text-decoration: underline;
  }
  .tags a.here {
    color: var(--accent-text);
  }
  .tags.below {
    display: none;
  }
`;

/** Below the title, where there is no room beside it. */
export const tagsBelow = css`
  .tags.beside {
    display: none;
  }
  .tags.below {
    display: inline;
    margin-inline-start: -4px;
  }
`;

/** In a list whose titles stand on lines of their own. */
export const cardTagsStyle = css`
  ${rowTagsStyle}
  .title:has(+ .tags.beside) {
    display: inline-block;
  }
  .title + .tags.beside {
    margin-inline-start: 8px;
  }
  ${phone} {
    ${tagsBelow}
  }
`;
