import { phone } from '@plainday/ui-theme';

/** The rules of the auth screen as plain CSS, for the screen and for the static first frame alike. */
export const authStyles = {
  page: `
    display: grid;
    place-content: center;
    justify-items: center;
    grid-template-columns: minmax(0, 400px);
    gap: 24px;
    box-sizing: border-box;
    min-height: 100dvh;
    padding: 32px 16px;
    ${phone} { place-content: start center; padding-top: 48px; }
  `,
  head: `
    display: grid;
    justify-items: center;
    text-align: center;
  `,
  logo: `
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-bottom: 16px;
    color: var(--on-accent);
    background: var(--accent);
    border-radius: 13px;
  `,
  title: `
    margin: 0;
    font-size: var(--size-title);
    font-weight: 650;
    line-height: 2rem;
    letter-spacing: -0.025em;
    color: var(--text);
  `,
  tagline: `
    margin: 4px 0 0;
    font-size: var(--size-body);
    line-height: 1.25rem;
    color: var(--text-2);
  `,
  card: `
    display: grid;
    gap: 16px;
    box-sizing: border-box;
    width: 100%;
    padding: 24px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  `,
  formTitle: `
    margin: 0;
    font-size: var(--size-heading);
    font-weight: 650;
    line-height: 1.5rem;
    letter-spacing: -0.015em;
    color: var(--text);
  `,
  actions: `
    display: grid;
    justify-items: center;
    padding-top: 4px;
    & > div { width: 100%; }
  `,
  links: `
    display: grid;
    justify-items: center;
    gap: 12px;
  `,
  other: `
    min-height: 24px;
    padding: 2px 0;
    font: 500 var(--type-body);
    color: var(--accent-text);
    text-decoration: none;
    background: none;
    border: 0;
    border-radius: 4px;
    cursor: pointer;
    &:hover { text-decoration: underline; }
  `,
} as const;
