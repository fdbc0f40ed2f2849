import { phone, screenOnly, upTo } from '@plainday/ui-theme';

/** A window so low, as by much zoom, that bars which stay would leave no room for what they belong to. */
const lowWindow = '@media (max-height: 420px)';

/**
 * The rules of the dashboard's frame as plain CSS with nesting: the React frame uses them through
 * styled-components, the static first frame as they are, so that both are the same to the pixel.
 */
export const frameStyles = {
  frame: `
    display: grid;
    grid-template-columns: clamp(200px, 26vw, 256px) minmax(0, 1fr);
    min-height: 100dvh;
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    html[data-sidebar='closed'] & { grid-template-columns: minmax(0, 1fr); }
    ${phone} { grid-template-columns: minmax(0, 1fr); }
    @media print { display: block; }
  `,
  sidebar: `
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    height: 100dvh;
    overflow: hidden auto;
    padding: 0 9px;
    background: var(--sunken);
    border-inline-end: 1px solid var(--line);
    scrollbar-width: thin;
    html[data-sidebar='closed'] & { display: none; }
    ${phone} { display: none; }
    ${screenOnly}
  `,
  brand: `
    display: flex;
    flex: none;
    align-items: center;
    gap: 10px;
    min-height: 56px;
    padding-inline: 9px 4px;
    font-size: var(--size-subheading);
    font-weight: 650;
    letter-spacing: -0.01em;
    color: var(--text);
  `,
  logo: `
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    color: var(--on-accent);
    background: var(--accent);
    border-radius: 7px;
  `,
  rest: `
    flex: 0 1 auto;
    min-height: 0;
    margin-inline: -9px;
    padding-inline: 9px;
    overflow: hidden auto;
    scroll-padding-block: 44px;
    scrollbar-width: thin;
    @media (max-height: 560px) { flex: none; overflow: visible; }
  `,
  entries: `
    display: flex;
    flex: none;
    flex-direction: column;
    margin: 0;
    padding: 0;
    list-style: none;
    & > li { position: relative; }
  `,
  entry: `
    display: flex;
    align-items: center;
    gap: 10px;
    box-sizing: border-box;
    position: relative;
    width: 100%;
    min-height: 36px;
    padding: 6px 10px;
    font: inherit;
    font-size: var(--size-body);
    line-height: 1.25rem;
    color: var(--text-2);
    text-align: start;
    text-decoration: none;
    background: none;
    border: 1px solid transparent;
    border-radius: var(--radius-s);
    cursor: pointer;
    &:hover { color: var(--text); background: var(--hover); }
    &[aria-current='page'] {
      font-weight: 600;
      color: var(--text);
      background: var(--surface);
      border-color: var(--line);
    }
    &[aria-current='page']::before {
      content: '';
      position: absolute;
      inset-block: 7px;
      inset-inline-start: -1px;
      width: 3px;
      background: var(--accent);
      border-radius: 2px;
    }
    & > svg { flex: none; }
    @media (forced-colors: active) {
      &[aria-current='page'] {
        color: HighlightText;
        background: Highlight;
        forced-color-adjust: none;
      }
    }
    ${phone} { min-height: 44px; }
  `,
  entryTitle: `
    flex: 1;
    min-width: 0;
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-align: left;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  `,
  count: `
    font-size: var(--size-caption);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    color: var(--text-3);
    @media (forced-colors: active) { color: inherit; }
  `,
  groupTitle: `
    display: flex;
    flex: none;
    align-items: center;
    justify-content: space-between;
    position: sticky;
    inset-block: 0;
    z-index: 1;
    box-sizing: border-box;
    min-height: 44px;
    padding: 8px 6px 0 11px;
    background: var(--sunken);
    font-size: var(--size-caption);
    font-weight: 600;
    line-height: 1rem;
    color: var(--text-3);
  `,
  foot: `
    display: flex;
    flex: none;
    align-items: center;
    margin-top: auto;
    padding: 8px 0;
    background: var(--sunken);
    border-top: 1px solid var(--line);
  `,
  content: `
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding-bottom: var(--covered, 0px);
    ${phone} { padding-bottom: max(61px + env(safe-area-inset-bottom), var(--covered, 0px)); }
    ${lowWindow} { padding-bottom: 0; }
  `,
  header: `
    position: sticky;
    top: 0;
    z-index: 20;
    display: flex;
    align-items: center;
    gap: 16px;
    box-sizing: border-box;
    min-height: 65px;
    padding: 0 32px;
    background: var(--bg);
    border-bottom: 1px solid var(--line);
    ${upTo(900)} { padding: 0 20px; }
    ${phone} { gap: 8px; min-height: 57px; padding: 0 16px 0 12px; }
    ${lowWindow} { position: static; }
    ${screenOnly}
  `,
  search: `
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    flex: 0 1 320px;
    min-width: 0;
    min-height: 36px;
    padding: 0 6px 0 12px;
    color: var(--text-3);
    background: var(--sunken);
    border: 1px solid var(--line-strong);
    cursor: text;
    border-radius: var(--radius-s);
    & > svg { flex: none; }
    &:focus-within { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    ${phone} { display: none; }
  `,
  clock: `
    margin-inline-start: auto;
    text-align: end;
    white-space: nowrap;
    color: var(--text);
    font-variant-numeric: tabular-nums;
  `,
  time: `
    display: block;
    font-size: var(--size-subheading);
    font-weight: 650;
    line-height: 1rem;
  `,
  date: `
    display: block;
    font-size: var(--size-caption);
    line-height: 1rem;
    color: var(--text-3);
    ${upTo(900)} { display: none; }
  `,
  main: `
    flex: 1;
    min-width: 0;
    outline: none;
  `,
  bottomBar: `
    ${screenOnly}
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    display: none;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    align-items: center;
    box-sizing: border-box;
    min-height: calc(61px + env(safe-area-inset-bottom));
    padding: 0 max(4px, env(safe-area-inset-right)) env(safe-area-inset-bottom) max(4px, env(safe-area-inset-left));
    background: var(--surface);
    border-top: 1px solid var(--line);
    ${phone} { display: grid; }
    ${lowWindow} { position: static; }
  `,
  bottomEntry: `
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    min-width: 0;
    min-height: 56px;
    padding: 0;
    font: inherit;
    font-size: var(--size-bar);
    line-height: 0.875rem;
    color: var(--text-2);
    text-decoration: none;
    background: none;
    border: 0;
    cursor: pointer;
    &[aria-current='page'] { color: var(--accent-text); }
    & > span { max-width: 100%; overflow-wrap: anywhere; text-align: center; }
  `,
  plus: `
    display: grid;
    place-items: center;
    justify-self: center;
    width: 44px;
    height: 44px;
    padding: 0;
    color: var(--on-accent);
    background: var(--accent);
    border: 0;
    border-radius: var(--radius-m);
    cursor: pointer;
  `,
} as const;
