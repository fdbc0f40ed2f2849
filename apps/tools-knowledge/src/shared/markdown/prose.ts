import { styled } from 'styled-components';

/** Text to read: paragraphs, lists, tables and quotes with even gaps. */
export const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  overflow-wrap: anywhere;
  p,
  li,
  td,
  th,
  h2,
  h3,
  h4,
  h5,
  h6 {
    unicode-bidi: plaintext;
    text-align: start;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-top: 4px;
    font: 600 var(--type-subheading);
    &[data-level='1'] {
      font: 600 var(--type-heading);
    }
    &[data-level='2'] {
      font: 600 var(--type-lead);
    }
  }
  ul,
  ol {
    padding-inline-start: 22px;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li,
  li > ul,
  li > ol {
    margin-top: 4px;
  }
  .task-list-item {
    margin-inline-start: -22px;
    list-style: none;
    > ul,
    > ol {
      padding-inline-start: 46px;
    }
  }
  blockquote {
    display: grid;
    gap: 8px;
    padding-inline-start: 14px;
    border-inline-start: 3px solid var(--line-strong);
    color: var(--text-2);
  }
  a {
    color: var(--accent-text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  :not(pre) > code {
    padding: 1px 5px;
    border-radius: 5px;
    background: var(--sunken);
    font-family: ui-monospace, monospace;
    font-size: var(--size-small);
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 8px 16px 8px 0;
    border-block: 1px solid var(--line);
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
  thead:not(:has(th:not(:empty))) {
    display: none;
  }
  th {
    color: var(--text-2);
    font: 600 var(--type-small);
  }
  hr {
    width: 100%;
    border: 0;
    border-top: 1px solid var(--line);
  }
  .footnotes {
    color: var(--text-2);
    font-size: var(--size-small);
  }
  .sr-only {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
`;

/** A piece of a long text, laid out when it is near. Its edges leave room for a focus ring. */
export const ProsePiece = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin: -4px;
  padding: 4px;
  contain-intrinsic-size: auto 2000px;
  content-visibility: auto;
`;
